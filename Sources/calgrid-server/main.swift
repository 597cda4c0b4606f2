import CHTTPServer
import CalendarGrid
import GridService

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One line on standard error.
func report(_ message: String) {
  let bytes = Array("calgrid-server: \(message)\n".utf8)
  _ = unsafe bytes.withUnsafeBytes { unsafe write(STDERR_FILENO, $0.baseAddress, $0.count) }
}

#if Server
  exit(Server.run(Array(CommandLine.arguments.dropFirst())))
#else
  report("built without the HTTP library; expected: swift run -c release --traits Server calgrid-server")
  exit(69)
#endif
