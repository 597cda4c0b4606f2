import CPlatform
import CalendarGrid

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a command may know of the process it runs in.
enum Surroundings {
  /// The environment variables that calgrid reads.
  static let variables: [String: String] = {
    var found: [String: String] = [:]
    for name in [
      "CALGRID_CACHE", "XDG_CACHE_HOME", "HOME", "NO_COLOR", "CLICOLOR_FORCE", "TERM", "COLUMNS", "LC_ALL", "LC_TIME",
      "LANG",
    ] {
      if let value = unsafe getenv(name) { found[name] = unsafe String(cString: value) }
    }
    return found
  }()

  /// The columns of the terminal, else `$COLUMNS`, else 80.
  static var width: Int {
    let columns = Int(calgrid_terminal_columns(STDOUT_FILENO))
    if columns > 0 { return columns }
    if let text = variables["COLUMNS"], let columns = Int(text), columns > 0 { return columns }
    return 80
  }

  /// Whether colours are asked for, or standard output is a terminal that shows them; not if somebody asked for none.
  static var wantsColor: Bool {
    guard (variables["NO_COLOR"] ?? "").isEmpty else { return false }
    if !["", "0"].contains(variables["CLICOLOR_FORCE"] ?? "") { return true }
    let term = variables["TERM"] ?? ""
    return isatty(STDOUT_FILENO) == 1 && !term.isEmpty && term != "dumb"
  }

  static var errorIsTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  private static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// The threads to build on: as many as were asked for or as there are processors, and one where the system has no second one.
  static func threadCount(asked: Int? = nil) -> Int {
    let wanted = asked ?? processorCount
    return wanted > 1 && calgrid_can_start_thread() ? wanted : 1
  }

  /// The system's civil date.
  static var today: Day? {
    let date = calgrid_local_date()
    return ISODate(year: Int(date.year), month: Int(date.month), day: Int(date.day)).map { Day($0) }
  }
}

func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  unsafe write(descriptor, bytes.baseAddress, bytes.count)
}
