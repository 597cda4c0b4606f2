import GridFormat

/// Damage to a cache file, as lines that change a copy of its bytes and open what came of it.
///
/// Damage that a checksum would find is done twice where it matters: as it is, and with the checksum made right again.
struct ConformanceDamage {
  private let bytes: [UInt8]
  private var lines: [String] = []
  private let sections: [String: Range<Int>]

  /// The lines for a cache.
  static func queries(_ cache: ConformanceCache) throws -> [String] {
    var damage = try ConformanceDamage(cache.bytes)
    damage.shorten()
    damage.header()
    damage.sectionTable()
    damage.directory()
    damage.record(calendar: "gregorian")
    damage.record(calendar: "chinese")
    damage.record(calendar: "vikram")
    damage.words()
    return damage.lines
  }

  private init(_ bytes: [UInt8]) throws {
    self.bytes = bytes
    sections = try Self.sections(bytes)
  }

  /// Where the sections of a sound file stand.
  static func sections(_ bytes: [UInt8]) throws -> [String: Range<Int>] {
    try unsafe bytes.withUnsafeBytes { buffer in
      let header = unsafe try FileView(buffer).header
      return Dictionary(uniqueKeysWithValues: header.sections.map { ($0.kind, $0.offset..<($0.offset + $0.length)) })
    }
  }

  private mutating func open(_ calendar: String = "gregorian") { lines.append("open \(calendar) 1 1") }

  private mutating func set(_ place: Int, _ values: [UInt8]) {
    lines.append("set \(place) " + values.map(Self.digits).joined(separator: " "))
  }

  private static func digits(_ byte: UInt8) -> String { (byte < 16 ? "0" : "") + String(byte, radix: 16) }

  private static func little(_ value: UInt64, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> UInt64(8 * $0)) }
  }

  private mutating func shorten() {
    for length in [0, 1, 11, 12, 13, 63, 64, 100, sections["KEYS"]?.lowerBound ?? 0, bytes.count - 1] {
      lines.append("cut \(length)")
      open()
    }
  }

  /// Changes bytes of the header or section table and makes the header's checksum right.
  private mutating func sealed(_ place: Int, _ values: [UInt8], calendar: String = "gregorian") {
    var changed = bytes
    changed.replaceSubrange(place..<(place + values.count), with: values)
    set(place, values)
    let count = Int(changed[20]) > 32 ? 32 : max(1, Int(changed[20]))
    let end = Layout.Header.size + count * Layout.Section.size
    set(
      Layout.Header.checksum,
      Self.little(Checksum.hash(Array(changed[..<Layout.Header.checksum] + changed[Layout.Header.size..<end])), 8))
    open(calendar)
  }

  private mutating func header() {
    for place in [0, 1, 8, 11, 12, 14, 16, 20, 24, 32, 56, 63, 64, 72, 80, 88] {
      set(place, [bytes[place] ^ 0x41])
      open()
    }
    set(16, [0x0A, 0x0B, 0x0C, 0x0D])
    open()
    typealias At = Layout.Header
    sealed(At.major, [2, 0])
    sealed(At.minor, [9, 0])
    sealed(At.sectionCount, [0, 0])
    sealed(At.sectionCount, [33, 0])
    sealed(At.sectionCount, [2, 0])
    sealed(At.totalLength, Self.little(UInt64(bytes.count - 1), 8))
    sealed(At.totalLength, Self.little(UInt64(bytes.count + 1), 8))
    sealed(At.totalLength, Self.little(.max, 8))
  }

  private mutating func sectionTable() {
    typealias At = Layout.Section
    let labels = Layout.Header.size + 7 * At.size
    sealed(labels, Array("WHAT".utf8))
    sealed(labels, Array("WHAT".utf8) + [1, 0, 0, 0])
    sealed(labels, Array("LABX".utf8))
    let months = Layout.Header.size + 2 * At.size
    let place = UInt64(sections["MONT"]?.lowerBound ?? 0)
    for offset in [place + 1, place + 64, place - 64, 0, UInt64(bytes.count) + 64, .max, .max - 63] {
      sealed(months + At.offset, Self.little(offset, 8))
    }
    for length in [0, 4, UInt64(bytes.count), .max, .max - place + 1] {
      sealed(months + At.length, Self.little(length, 8))
    }
    for kind in [0, 1] {
      sealed(Layout.Header.size + kind * At.size + At.length, Self.little(0, 8))
      sealed(Layout.Header.size + kind * At.size + At.length, Self.little(900, 8))
    }
  }

  /// Where the directory entry of a calendar's first key stands.
  private func entry(_ calendar: String) -> Int {
    let canonical = [1, UInt8(calendar.utf8.count)] + Array(calendar.utf8) + [1, 1]
    let keys = sections["KEYS"] ?? 0..<0
    return stride(from: keys.lowerBound + Layout.Keys.fanoutSize, to: keys.upperBound, by: Layout.Keys.entrySize)
      .first { bytes[($0 + Layout.Keys.parameters)...].starts(with: canonical) } ?? keys.lowerBound
  }

  private mutating func directory() {
    typealias At = Layout.Keys
    let place = entry("gregorian")
    for field in [At.hash, At.parameterLength, At.parameters + 3, At.table, At.checksum] {
      set(place + field, [bytes[place + field] ^ 1])
      open()
    }
    for (field, values) in [
      (At.table, Self.little(1 << 31, 4)), (At.parameterLength, [40]), (At.parameterLength, [255]),
    ] {
      var changed = Array(bytes[place..<(place + At.checksum)])
      changed.replaceSubrange(field..<(field + values.count), with: values)
      set(place + field, values)
      set(place + At.checksum, Self.little(Self.hash(changed, at: place), 8))
      open()
    }
    let counts = sections["KEYS"]?.lowerBound ?? 0
    let bucket = counts + 4 * Int(bytes[place + 7])
    set(bucket, [0, 0, 0, 0])
    open()
    set(bucket, [255, 255, 255, 255])
    open()
    lines.append("open hebrew 4 4")
    lines.append("open hebrew 1 7")
  }

  private mutating func record(calendar: String) {
    typealias At = Layout.Segment
    let entry = entry(calendar)
    let table = bytes[(entry + Layout.Keys.table)...].prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    let place = (sections["TABL"]?.lowerBound ?? 0) + table * Layout.Table.size
    set(place + Layout.Table.ruleVersion, [bytes[place + Layout.Table.ruleVersion] ^ 1])
    open(calendar)
    let segment = Layout.Table.segments
    let weekday = segment + At.rowRecords
    var changes: [(Int, [UInt8])] = [
      (Layout.Table.calendar, Array("gargoyles".utf8)), (Layout.Table.firstYear, Self.little(0x7FFF_0000, 4)),
      (Layout.Table.lastYear, Self.little(0x7FFF_0000, 4)), (Layout.Table.segmentCount, [0]),
      (Layout.Table.segmentCount, [2]), (Layout.Table.segmentCount, [4]), (Layout.Table.rowMask, [2]),
      (Layout.Table.rowMask, [0xFF]), (segment + At.months, [3, 0, 0, 0, 0, 0, 0, 0]), (weekday + 6, [17, 0]),
      (segment + At.labels, Self.little(2, 8)),
    ]
    let fours = [
      At.firstYear, At.yearCount, At.firstDay, At.dayCount, At.periodYears, At.periodDays, At.periodMonths,
      At.monthsPerYear,
      At.rowRecords,
    ]
    for field in fours {
      for value: UInt64 in [0, 1, 13, 0x00FF_FFFF, 0x4000_0000, 0xFFFF_FFFF] {
        changes.append((segment + field, Self.little(value, 4)))
      }
    }
    for field in [At.monthBias, At.yearSlope, At.yearBias, At.months, At.years, At.labels, At.rows, At.rowRecords + 8] {
      for value: UInt64 in [1 << 59, 1 << 62, .max] { changes.append((segment + field, Self.little(value, 8))) }
    }
    for (field, values) in changes {
      var changed = Array(bytes[(place + 8)..<(place + Layout.Table.size)])
      changed.replaceSubrange((field - 8)..<(field - 8 + values.count), with: values)
      set(place + field, values)
      set(place, Self.little(Self.hash(changed, at: place), 8))
      open(calendar)
    }
  }

  /// Damage inside the sections: the first and the last word of a table are looked at, the rest is `verify`'s.
  private mutating func words() {
    for kind in SectionKind.allCases {
      guard let section = sections[kind.rawValue], !section.isEmpty else { continue }
      for place in [section.lowerBound, section.upperBound - 1] {
        set(place, [bytes[place] ^ 0x10])
        lines.append("verify")
      }
    }
    lines.append("verify")
    if let names = sections["NAME"], !names.upperBound.isMultiple(of: Layout.alignment) {
      set(names.upperBound, [1])
      lines.append("verify")
    }
  }

  private static func hash(_ bytes: [UInt8], at offset: Int) -> UInt64 {
    unsafe bytes.withUnsafeBytes { unsafe Checksum.hash($0, at: offset) }
  }
}
