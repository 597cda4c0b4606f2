// swift-tools-version: 6.2
import PackageDescription

// The arrows between the rooms: each room lists what it may import and nothing else;
// .ci/run builds with --explicit-target-dependency-import-check error, so an arrow that is not drawn here does not compile.

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .treatAllWarnings(as: .error),
]

// Tests and benchmarks follow the same language rules but may use unsafe memory without a fence.
let relaxed: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

func room(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies + ["TestSupport"], swiftSettings: relaxed)
}

// The benchmarks: a harness that knows no calendars, the rivals, and the program that brings them together.
let benchmarks: [Target] = [
  .target(name: "CBenchmarkPlatform", path: "Benchmarks/CBenchmarkPlatform"),
  .target(name: "CBenchmarkPeers", path: "Benchmarks/CBenchmarkPeers", linkerSettings: [.linkedLibrary("dl")]),
  // Replaces malloc of the whole process: for the benchmark program only.
  .target(name: "CAllocationCounter", path: "Benchmarks/CAllocationCounter"),
  .target(
    name: "BenchmarkHarness", dependencies: ["CBenchmarkPlatform"], path: "Benchmarks/BenchmarkHarness",
    swiftSettings: relaxed),
  .target(
    name: "BenchmarkPeers", dependencies: ["BenchmarkHarness", "CBenchmarkPeers", "CalendarCore"],
    path: "Benchmarks/BenchmarkPeers", resources: [.copy("Drivers")], swiftSettings: relaxed),
  .executableTarget(
    name: "calgrid-bench",
    dependencies: [
      "BenchmarkHarness", "BenchmarkPeers", "CBenchmarkPlatform", "CBenchmarkPeers", "CAllocationCounter",
      "CalgridABI", "CCalgrid", "GridRendering", "GridStore", "GridBuilder", "GridFormat", "CalendarRules",
      "CalendarCore",
      "CXXHash",
    ],
    path: "Benchmarks/calgrid-bench", swiftSettings: relaxed),
  tests("BenchmarkHarnessTests", ["BenchmarkHarness", "CBenchmarkPlatform"]),
  tests("BenchmarkPeersTests", ["BenchmarkPeers", "BenchmarkHarness", "CBenchmarkPeers", "CalendarCore"]),
]

// The fuzz targets have no main function, which libFuzzer brings: they exist only where it is linked, that is in builds with
// CALGRID_FUZZ=1 and --sanitize fuzzer. There the tool is a library, so that its argument parser can be called.
let isFuzzing = Context.environment["CALGRID_FUZZ"] != nil

func fuzzer(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies + ["TestSupport"], path: "Tests/Fuzzing/\(name)", swiftSettings: relaxed)
}

let fuzzers: [Target] =
  isFuzzing ? [fuzzer("fuzz-open", []), fuzzer("fuzz-text", ["calgrid", "CalendarGrid", "CPlatform"])] : []

let toolDependencies: [Target.Dependency] = ["CalendarGrid", "GridRendering", "CPlatform"]
let tool: Target =
  isFuzzing
  ? .target(name: "calgrid", dependencies: toolDependencies, exclude: ["main.swift"], swiftSettings: strict)
  : .executableTarget(name: "calgrid", dependencies: toolDependencies, swiftSettings: strict)
let toolProducts: [Product] = isFuzzing ? [] : [.executable(name: "calgrid", targets: ["calgrid"])]

let package = Package(
  name: "calgrid",
  products: [
    .library(name: "CalendarGrid", targets: ["CalendarGrid"]),
    .library(name: "GridStore", targets: ["GridStore"]),
    .library(name: "GridRendering", targets: ["GridRendering"]),
    .library(name: "calgrid-c", type: .dynamic, targets: ["CalgridABI"]),
    .library(name: "calgrid-c-static", type: .static, targets: ["CalgridABI"]),
    .library(name: "GridFoundation", targets: ["GridFoundation"]),
    .executable(name: "calgrid-oracle", targets: ["calgrid-oracle"]),
    .executable(name: "calgrid-server", targets: ["calgrid-server"]),
  ] + toolProducts,
  traits: [
    .trait(name: "Server", description: "The HTTP service calgrid-server; needs libmicrohttpd-dev and zlib1g-dev.")
  ],
  targets: [
    // System library: the XXH3 hash.
    .systemLibrary(name: "CXXHash", pkgConfig: "libxxhash", providers: [.apt(["libxxhash-dev"])]),
    // What the C library offers and Swift does not import: getopt_long, flock, terminal width, the interrupt flag.
    .target(name: "CPlatform"),

    room("CalendarCore"),
    room("CalendarRules", ["CalendarCore"]),
    room("GridFormat", ["CalendarCore", "CXXHash"]),
    room("GridStore", ["GridFormat", "CalendarCore", "CPlatform"]),
    room("GridBuilder", ["CalendarRules", "GridFormat", "CalendarCore"]),
    room("CalendarGrid", ["GridBuilder", "GridStore", "GridFormat", "CalendarRules", "CalendarCore"]),
    room("GridRendering", ["GridStore", "CalendarCore"]),
    // Requests for grids, and their answers: the HTTP service without its sockets.
    room(
      "GridService",
      ["CalendarGrid", "GridRendering", "GridBuilder", "GridStore", "GridFormat", "CalendarRules", "CalendarCore"]),
    // With the trait Server: a small face of libmicrohttpd, and the program on top. Without it both are empty and need nothing.
    .target(
      name: "CHTTPServer", dependencies: ["CXXHash"], cSettings: [.define("CALGRID_SERVER", .when(traits: ["Server"]))],
      linkerSettings: [
        .linkedLibrary("microhttpd", .when(traits: ["Server"])), .linkedLibrary("z", .when(traits: ["Server"])),
      ]),
    .executableTarget(
      name: "calgrid-server",
      dependencies: ["GridService", "GridRendering", "CalendarGrid", "GridStore", "CHTTPServer"],
      swiftSettings: strict),
    // The interface for C and all that can call it: its types as a header, its functions as `@c` functions.
    .systemLibrary(name: "CCalgrid"),
    room("CalgridABI", ["GridStore", "CalendarCore", "CCalgrid"]),
    tool,

    // Makes the generated files again: the packed tables in Sources/CalendarRules/Tables from Data/, then the versions of the
    // rules in Sources/GridBuilder from the rules, and the conformance file in Data/ for readers in other languages.
    .executableTarget(
      name: "calgrid-data",
      dependencies: ["GridBuilder", "GridStore", "GridFormat", "CalendarRules", "CalendarCore"],
      swiftSettings: strict),

    // The only room that imports Foundation: Date, TimeZone, Calendar, Locale, and the comparison with the platform.
    room("GridFoundation", ["CalendarRules", "GridStore", "CalendarCore"]),
    // A program of its own, because Foundation costs every process that links it 41 MB of ICU data at its start.
    .executableTarget(
      name: "calgrid-oracle", dependencies: ["GridFoundation", "CalendarRules", "CalendarCore"], swiftSettings: strict),

    .target(
      name: "TestSupport", dependencies: ["GridBuilder", "GridStore", "GridFormat", "CalendarRules", "CalendarCore"],
      path: "Tests/TestSupport", swiftSettings: relaxed),
    tests("CalendarCoreTests", ["CalendarCore"]),
    tests("CalendarRulesTests", ["CalendarRules", "CalendarCore"]),
    tests(
      "GridFormatTests", ["CalendarGrid", "GridFormat", "GridStore", "GridBuilder", "CalendarRules", "CalendarCore"]),
    tests("GridBuilderTests", ["GridBuilder", "GridFormat", "GridStore", "CalendarRules", "CalendarCore"]),
    tests(
      "CalendarGridTests",
      ["CalendarGrid", "GridBuilder", "GridStore", "GridFormat", "CalendarRules", "CalendarCore", "CPlatform"]),
    tests("GridStoreTests", ["GridStore", "GridFormat", "GridBuilder", "CalendarRules", "CalendarCore"]),
    tests("OracleTests", ["GridFoundation", "CalendarRules", "CalendarCore"]),
    tests("GridFoundationTests", ["GridFoundation", "calgrid-oracle", "CalendarRules", "GridStore", "CalendarCore"]),
    tests(
      "GridServiceTests", ["GridService", "GridRendering", "CalendarGrid", "GridBuilder", "GridStore", "CalendarCore"]),
    tests("GridRenderingTests", ["GridRendering", "CalendarGrid"]),
    // The tool as a process; its own table of options is compared with its help.
    .testTarget(
      name: "calgridTests", dependencies: ["calgrid", "CalendarRules", "GridFormat", "CalendarCore", "TestSupport"],
      exclude: ["Drivers"], swiftSettings: relaxed),
    tests("DataTests", ["calgrid-data", "GridBuilder", "CalendarRules", "CalendarCore"]),
    // The readers in other languages, run as processes.
    .testTarget(
      name: "ReaderTests", dependencies: ["calgrid-data", "GridStore", "CalendarCore", "TestSupport"],
      exclude: ["Drivers"], swiftSettings: relaxed),
  ] + benchmarks + fuzzers,
  cxxLanguageStandard: .cxx20
)
