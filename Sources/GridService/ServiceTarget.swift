/// The target of a request, taken apart: the segments of its path and the parameters behind the question mark.
struct ServiceTarget {
  private(set) var path: [String] = []
  private(set) var parameters: [(name: String, value: String)] = []

  /// - Parameter target: as it stands in the request line, for example `/month/2026/9?calendar=hebrew`; the scheme and host that a proxy's
  ///   clients write before it are passed over.
  /// - Throws: ``ServiceError`` with status 400 for a target that is not a path, percent signs that are no escapes, bytes that are no
  ///   UTF-8, control characters, and parameters that are given twice.
  init(_ target: Span<UInt8>) throws(ServiceError) {
    let first = Self.pathStart(target)
    guard first < target.count, target[first] == UInt8(ascii: "/") else {
      throw ServiceError(400, "target: expected a path that begins with /")
    }
    var mark = first
    while mark < target.count, target[mark] != UInt8(ascii: "?") { mark += 1 }
    var start = first + 1
    for end in start...mark where end == mark || target[end] == UInt8(ascii: "/") {
      path.append(try Self.decoded(target, start..<max(start, end), "path", plusIsBlank: false))
      start = end + 1
    }
    if path.last == "" { path.removeLast() }
    guard mark < target.count else { return }
    start = mark + 1
    for end in start...target.count where end == target.count || target[end] == UInt8(ascii: "&") {
      if end > start { try addParameter(target, start..<end) }
      start = end + 1
    }
  }

  /// Where the path begins: behind `http://` or `https://` and a host, if they are there.
  private static func pathStart(_ target: Span<UInt8>) -> Int {
    guard target.count > 0, target[0] != UInt8(ascii: "/") else { return 0 }
    let start = (0..<min(target.count, 8)).map { target[$0] }
    for scheme in ["http://", "https://"] where start.starts(with: scheme.utf8, by: { $0 == $1 || $0 == $1 & 0xDF }) {
      var place = scheme.utf8.count
      while place < target.count, target[place] != UInt8(ascii: "/") { place += 1 }
      return place
    }
    return 0
  }

  private mutating func addParameter(_ target: Span<UInt8>, _ range: Range<Int>) throws(ServiceError) {
    var equals = range.lowerBound
    while equals < range.upperBound, target[equals] != UInt8(ascii: "=") { equals += 1 }
    let name = try Self.decoded(target, range.lowerBound..<equals, "query", plusIsBlank: true)
    let value = try Self.decoded(
      target, min(equals + 1, range.upperBound)..<range.upperBound, "query", plusIsBlank: true)
    guard !parameters.contains(where: { $0.name == name }) else {
      throw ServiceError(400, "\(name.prefix(60)): found twice, expected once")
    }
    parameters.append((name, value))
  }

  private static func decoded(
    _ target: Span<UInt8>, _ range: Range<Int>, _ subject: String, plusIsBlank: Bool
  ) throws(ServiceError) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      var byte = target[index]
      if byte == UInt8(ascii: "%") {
        guard index + 2 < range.upperBound, let high = digit(target[index + 1]), let low = digit(target[index + 2])
        else {
          throw ServiceError(
            400, "\(subject): found a % without two hexadecimal digits, expected %25 for the sign itself")
        }
        byte = high << 4 | low
        index += 2
      } else if byte == UInt8(ascii: "+"), plusIsBlank {
        byte = UInt8(ascii: " ")
      }
      guard byte >= 32, byte != 127 else {
        throw ServiceError(400, "\(subject): found a control character, expected none")
      }
      bytes.append(byte)
      index += 1
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw ServiceError(400, "\(subject): expected valid UTF-8")
    }
    return text
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
