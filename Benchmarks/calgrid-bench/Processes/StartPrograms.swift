import BenchmarkHarness
import BenchmarkPeers
import Foundation

/// Two programs compiled for the occasion: a static one that only looks up, and a dynamic one with Foundation.
///
/// The first is linked from the object files of this program's own build, so that it is the same code.
struct StartPrograms: Sendable {
  let lookupOnly: String
  let foundationHello: String

  /// The programs, or why they cannot be made.
  static func make() -> (programs: StartPrograms?, reason: String) {
    guard Command.exists("swiftc") else { return (nil, "swiftc is not in PATH") }
    guard let build = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent(),
      let sources = DriverPeer.folder
    else { return (nil, "the folder of the build was not found") }
    let rooms = ["GridStore", "GridFormat", "CalendarCore", "CPlatform"]
    let objects = rooms.flatMap { objectFiles(in: build.appendingPathComponent("\($0).build")) }
    guard !objects.isEmpty else { return (nil, "the object files of the build were not found") }
    let lookupOnly = TemporaryFiles.shared.path("lookup-only")
    let hello = TemporaryFiles.shared.path("foundation-hello")
    // The maps of the C modules that the rooms import.
    let maps = [
      "\(build.path)/CPlatform.build/module.modulemap", "\(repository(of: build))/Sources/CXXHash/module.modulemap",
    ]
    let compile =
      ["swiftc", "-O", "-swift-version", "6", "-static-executable", "\(sources)/LookupStart.swift"]
      + ["-I", "\(build.path)/Modules"] + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] } + objects
    guard Command.output(compile + ["-o", lookupOnly]) != nil else { return (nil, "the static program did not link") }
    guard Command.output(["swiftc", "-O", "\(sources)/FoundationHello.swift", "-o", hello]) != nil else {
      return (nil, "the program with Foundation did not compile")
    }
    return (StartPrograms(lookupOnly: lookupOnly, foundationHello: hello), "")
  }

  private static func objectFiles(in folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".o") }.sorted().map { "\(folder.path)/\($0)" }
  }

  /// The folder that holds `.build`, in which the program's folder lies.
  private static func repository(of build: URL) -> String {
    var folder = build
    while folder.path != "/", !FileManager.default.fileExists(atPath: "\(folder.path)/Package.swift") {
      folder.deleteLastPathComponent()
    }
    return folder.path
  }
}
