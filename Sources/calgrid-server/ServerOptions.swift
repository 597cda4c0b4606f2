/// What the server is told on its command line.
struct ServerOptions {
  var cache = ""
  var address = "127.0.0.1"
  var port: UInt16 = 8_080
  var threads = 2
  var connections = 2_048
  /// Seconds without a byte after which a connection is closed.
  var timeout = 15
  /// Seconds that a request and its answer may take in all.
  var deadline = 60
  /// Seconds between two looks at the cache file.
  var interval = 1
  /// Seconds that requests have to end when the server is stopped.
  var grace = 10
  /// Whose pages may read the answers; none if empty.
  var origin = ""

  static let help = """
    Usage: calgrid-server --cache FILE [OPTIONS]

    Answers HTTP requests for calendar grids from a cache file, as JSON.

      --cache FILE        the cache file; looked at again and again, so replace it by renaming another over it
      --bind ADDRESS      IPv4 or IPv6 address to listen on; default 127.0.0.1
      --port N            default 8080; 0 for any that is free
      --threads N         default 2
      --connections N     open at once; more wait; default 2048
      --timeout SECONDS   close a connection that is silent so long; default 15
      --deadline SECONDS  close a connection whose request, however lively, is not answered in full so long after it
                          began or its last answer ended; default 60
      --reload SECONDS    between looks at the cache file; 0 for SIGHUP only; default 1
      --grace SECONDS     for requests to end at SIGTERM; default 10
      --allow-origin O    let pages of this origin, or *, read the answers; default none

    """

  /// - Throws: ``UsageError``.
  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let name = rest.popFirst() {
      guard let value = rest.popFirst() else { throw UsageError("\(name): found no value behind it") }
      switch name {
      case "--cache": cache = value
      case "--bind": address = value
      case "--port": port = UInt16(try Self.number(name, value, 0...65_535))
      case "--threads": threads = try Self.number(name, value, 1...256)
      case "--connections": connections = try Self.number(name, value, 1...1_000_000)
      case "--timeout": timeout = try Self.number(name, value, 1...86_400)
      case "--deadline": deadline = try Self.number(name, value, 1...86_400)
      case "--reload": interval = try Self.number(name, value, 0...86_400)
      case "--grace": grace = try Self.number(name, value, 0...3_600)
      case "--allow-origin": origin = value
      default: throw UsageError("unknown option '\(name.prefix(60))'; see calgrid-server --help")
      }
    }
    guard !cache.isEmpty else { throw UsageError("--cache is missing, expected --cache FILE") }
    guard origin.utf8.allSatisfy({ (33...126).contains($0) }) else {
      throw UsageError("--allow-origin: expected an origin such as https://example.org, or *")
    }
  }

  private static func number(_ name: String, _ text: String, _ range: ClosedRange<Int>) throws(UsageError) -> Int {
    guard let number = Int(text), range.contains(number) else {
      throw UsageError(
        "\(name): found '\(text.prefix(60))', expected a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }
}

/// Wrong arguments.
struct UsageError: Error {
  let message: String

  init(_ message: String) { self.message = message }
}
