import CBenchmarkPeers

/// Right answers of the kernels in `limits.c`, which show what the machine itself takes.
extension Questions {
  /// The checksum of the first n answers of `peer_empty_month`.
  public var summedMonths: @Sendable (Int) -> UInt64 {
    sums { AnswerCode.number(Int(self.years[$0]) + Int(self.months[$0])) }
  }

  /// The checksum of the first n answers of `peer_empty_day`.
  public var summedDays: @Sendable (Int) -> UInt64 {
    sums { AnswerCode.number(Int(self.dayNumbers[$0])) }
  }

  /// The checksum of the first n answers of `peer_random_load`.
  public var loadedProbes: @Sendable (Int) -> UInt64 {
    sums { AnswerCode.number(Int(self.inputs.pointee.probes[Int(self.dayNumbers[$0]) & 4_095])) }
  }

  /// The checksum of the first n answers of `peer_copy_grid`, which copies one of 16 grids by the year.
  public var copiedGrids: @Sendable (Int) -> UInt64 {
    sums { self.templateCode(Int(self.years[$0]) & 15, $0) }
  }

  /// The checksum of the first n answers of `peer_copy_year`, which copies twelve grids from one of four places.
  public var copiedYears: @Sendable (Int) -> UInt64 {
    sums { self.templateCode((Int(self.years[$0]) & 3) + Int(self.months[$0]) - 1, $0) }
  }

  private func templateCode(_ template: Int, _ question: Int) -> UInt64 {
    let bytes = UnsafeRawPointer(inputs.pointee.grids + template)
    let cell = Int(cells[question])
    let day = bytes.load(fromByteOffset: cell * 4, as: Int32.self)
    return AnswerCode.cell(
      day: Int(day), owner: Int(bytes.load(fromByteOffset: 210 + cell, as: UInt8.self)),
      label: Int(bytes.load(fromByteOffset: 168 + cell, as: UInt8.self)))
  }
}
