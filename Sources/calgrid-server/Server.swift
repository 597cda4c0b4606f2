#if Server
  import CHTTPServer
  import CalendarGrid
  import GridService
  import Synchronization

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #else
    import Darwin
  #endif

  /// The program: opens the file, listens, looks for new files, and ends when it is told to.
  enum Server {
    static func run(_ arguments: [String]) -> Int32 {
      if arguments.contains("--help") || arguments.contains("-h") {
        print(ServerOptions.help, terminator: "")
        return 0
      }
      do throws(UsageError) {
        return serve(try ServerOptions(arguments))
      } catch {
        report(error.message)
        return 64
      }
    }

    private static func serve(_ options: ServerOptions) -> Int32 {
      calgrid_http_hold_signals()
      let file: LiveCacheFile
      do {
        // A copy: whatever happens to the file, no request can touch memory that is gone.
        file = try LiveCacheFile(path: options.cache, mode: .copied, acceptance: .verified)
      } catch {
        report("\(error)")
        return error.code == .notFound ? 66 : 65
      }
      let outdated = file.current.outdatedCalendars
      if !outdated.isEmpty {
        report("made by other versions of their rules: \(outdated.map(\.rawValue).joined(separator: ", "))")
      }
      let connections = Gauge()
      let remembered = Gauge()
      let service = GridService(file, connections: { connections.current }, remembered: { remembered.current })
      let bridge = HTTPBridge(service, origin: options.origin)
      let started = unsafe options.address.withCString { address in
        var settings = unsafe calgrid_http_options(
          address: address, port: options.port, threads: UInt32(options.threads),
          connections: UInt32(options.connections), timeout: UInt32(options.timeout))
        return unsafe calgrid_http_start(&settings, HTTPBridge.answer, Unmanaged.passRetained(bridge).toOpaque())
      }
      guard let server = unsafe started else {
        unsafe report("\(options.address) port \(options.port): \(String(cString: strerror(errno)))")
        return 71
      }
      report("listening on \(options.address) port \(unsafe calgrid_http_port(server)), \(file.current.path ?? "")")
      loop(service, options) { hasNewFile in
        if hasNewFile { unsafe calgrid_http_forget(server) }
        _ = unsafe calgrid_http_cut(server, UInt32(options.deadline))
        connections.current = Int(unsafe calgrid_http_connections(server))
        remembered.current = Int(unsafe calgrid_http_remembered(server))
      }
      let cut = unsafe calgrid_http_stop(server, UInt32(options.grace))
      report(cut == 0 ? "stopped" : "stopped; \(cut) requests were cut off")
      return 0
    }

    /// Ticks every second, and looks for a new file every so often and at SIGHUP, until SIGTERM or SIGINT.
    private static func loop(_ service: GridService, _ options: ServerOptions, _ tick: (_ hasNewFile: Bool) -> Void) {
      var lastProblem = ""
      var seconds = 0
      while true {
        let signal = calgrid_http_wait(1_000)
        if signal == SIGTERM || signal == SIGINT { return }
        tick(false)
        seconds += 1
        guard signal == SIGHUP || (options.interval > 0 && seconds >= options.interval) else { continue }
        seconds = 0
        do {
          if try service.reloadIfChanged() {
            tick(true)
            report("serving a new generation of the file")
            lastProblem = ""
          }
        } catch {
          // Once for each trouble, not every second.
          if error.description != lastProblem { report("\(error); the old generation keeps serving") }
          lastProblem = error.description
        }
      }
    }

    /// A number of the HTTP library, as it was at the last look.
    private final class Gauge: Sendable {
      private let value = Atomic<Int>(0)

      var current: Int {
        get { value.load(ordering: .relaxed) }
        set { value.store(newValue, ordering: .relaxed) }
      }
    }
  }
#endif
