import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// One run of the tool as a process, and all that came of it.
struct CommandRun {
  enum Destination {
    case captured
    case file(String)
    case closed
  }

  let output: String
  let errors: String
  let exitCode: Int32

  /// The built tool: it stands beside the test program.
  static let executable: String = {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return program.deletingLastPathComponent().appendingPathComponent("calgrid").path
  }()

  /// Runs `calgrid` and waits for it.
  ///
  /// - Parameters:
  ///   - arguments: behind the program's name.
  ///   - environment: besides a HOME that does not exist; nothing is inherited.
  init(
    _ arguments: String..., environment: [String: String] = [:], output destination: Destination = .captured
  ) throws {
    try self.init(
      program: Self.executable, arguments: arguments.map { Array($0.utf8) }, environment: environment,
      output: destination)
  }

  /// Runs a command of the shell; `$CALGRID` is the tool.
  init(shell command: String, environment: [String: String] = [:]) throws {
    try self.init(
      program: "/bin/sh", arguments: ["-c", command].map { Array($0.utf8) },
      environment: environment.merging(["CALGRID": Self.executable, "PATH": "/usr/bin:/bin"]) { own, _ in own },
      output: .captured)
  }

  init(
    program: String, arguments: [[UInt8]], environment: [String: String] = [:], output destination: Destination
  ) throws {
    let folder = try ScratchFolder()
    let outputPath = folder.path("output")
    let errorPath = folder.path("errors")
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    switch destination {
    case .captured: posix_spawn_file_actions_addopen(&actions, 1, outputPath, O_WRONLY | O_CREAT, 0o600)
    case .file(let path): posix_spawn_file_actions_addopen(&actions, 1, path, O_WRONLY, 0)
    case .closed: posix_spawn_file_actions_addclose(&actions, 1)
    }
    posix_spawn_file_actions_addopen(&actions, 2, errorPath, O_WRONLY | O_CREAT, 0o600)
    let variables = ["HOME": "/nonexistent", "TZ": "UTC"].merging(environment) { $1 }
    var words = ([Array(program.utf8)] + arguments).map { strdup($0) }
    var settings = variables.map { strdup(Array("\($0.key)=\($0.value)".utf8)) }
    defer { (words + settings).forEach { free($0) } }
    words.append(nil)
    settings.append(nil)
    var process: pid_t = 0
    let problem = posix_spawn(&process, program, &actions, nil, words, settings)
    guard problem == 0 else { throw RunError(problem: "cannot start \(program): \(problem)") }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw RunError(problem: "cannot wait: \(errno)") }
    }
    guard status & 0x7F == 0 else {
      throw RunError(problem: "signal \(status & 0x7F) ended calgrid \(words.count) arguments")
    }
    exitCode = (status >> 8) & 0xFF
    self.output = (try? String(contentsOfFile: outputPath, encoding: .utf8)) ?? ""
    errors = try String(contentsOfFile: errorPath, encoding: .utf8)
  }

  /// The lines of standard output, without the empty one behind the last line feed.
  var lines: [Substring] { output.split(separator: "\n", omittingEmptySubsequences: false).dropLast() }

  /// Standard output as a JSON object.
  func object() throws -> [String: Any] {
    guard let object = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any] else {
      throw RunError(problem: "not a JSON object: \(output.prefix(200))")
    }
    return object
  }

  /// Standard output as a JSON array of objects.
  func objects() throws -> [[String: Any]] {
    guard let objects = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [[String: Any]] else {
      throw RunError(problem: "not a JSON array: \(output.prefix(200))")
    }
    return objects
  }
}

private func strdup(_ bytes: [UInt8]) -> UnsafeMutablePointer<CChar>? {
  (bytes + [0]).withUnsafeBytes { Glibc.strdup($0.baseAddress!.assumingMemoryBound(to: CChar.self)) }
}

struct RunError: Error {
  let problem: String
}

/// A folder that is gone with its last reference.
final class ScratchFolder: Sendable {
  private let location: String

  init() throws {
    location = NSTemporaryDirectory() + "/calgrid-tests-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: location, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: location)
  }

  func path(_ name: String) -> String { location + "/" + name }

  var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: location).sorted()) ?? [] }

  func bytes(_ name: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path(name))) }

  func write(_ data: Data, to name: String) throws { try data.write(to: URL(fileURLWithPath: path(name))) }
}
