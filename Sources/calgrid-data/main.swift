#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// Exit codes as in the rest of the project: 64 for usage, 65 for bad data.
let usage = """
  usage: calgrid-data pack [--data DIR] [--output DIR] [--names DIR] [--languages DIR]
         calgrid-data versions [--output DIR]
         calgrid-data conformance [--output DIR] [--caches DIR]
         calgrid-data page [--sources DIR] [--output DIR]

  Makes the generated Swift files again. A change of the facts needs both commands, in this order and each through
  `swift run`: the second one hashes the rules that the first one's files are compiled into.

  pack          the packed tables of the calendar rules, from the reviewable text in Data/
    --data DIR    the folder of facts (default Data)
    --output DIR  where the Swift files go (default Sources/CalendarRules/Tables)
    --names DIR   where those of names and regions go (default Sources/CalendarCore/Tables)
    --languages DIR  where that of languages goes (default Sources/GridRendering/Languages)
  versions      the version of every rule, a hash of all it says
    --output DIR  where the Swift file goes (default Sources/GridBuilder)
  conformance   queries of cache files and the answers that every reader must give
    --output DIR  where the text goes (default Data/conformance)
    --caches DIR  where the cache files that it asks about go, if anywhere
  page          the page of years as Swift, from the JavaScript reader and the files of the page
    --sources DIR the folder of sources (default Sources)
    --output DIR  where the Swift file goes (default Sources/GridRendering/Scroller)
  """

func fail(_ message: String, _ code: Int32) -> Never {
  let bytes = Array((message + "\n").utf8)
  _ = unsafe bytes.withUnsafeBytes { unsafe write(2, $0.baseAddress, $0.count) }
  exit(code)
}

var arguments = CommandLine.arguments.dropFirst()
if arguments.contains("--help") {
  print(usage)
  exit(0)
}
let command = arguments.popFirst()
var folders: [String: String]
switch command {
case "pack":
  folders = [
    "--data": "Data", "--output": "Sources/CalendarRules/Tables", "--names": "Sources/CalendarCore/Tables",
    "--languages": "Sources/GridRendering/Languages",
  ]
case "versions": folders = ["--output": "Sources/GridBuilder"]
case "conformance": folders = ["--output": "Data/conformance", "--caches": ""]
case "page": folders = ["--sources": "Sources", "--output": "Sources/GridRendering/Scroller"]
default: fail(usage, 64)
}
while let option = arguments.popFirst() {
  guard folders[option] != nil, let value = arguments.popFirst() else {
    fail("unknown or incomplete: \(option)\n\(usage)", 64)
  }
  folders[option] = value
}
do {
  let output = folders["--output"] ?? ""
  switch command {
  case "pack":
    let data = folders["--data"] ?? ""
    for file in try TablePacker.pack(data: data, output: output) { print(file) }
    for file in try NamePacker.pack(data: data, output: folders["--names"] ?? "") { print(file) }
    print(try LanguagePacker.pack(data: data, output: folders["--languages"] ?? ""))
  case "conformance":
    for file in try ConformanceFile.write(output: output, caches: folders["--caches"] ?? "") { print(file) }
  case "page": print(try ScrollerAssets.write(sources: folders["--sources"] ?? "", output: output))
  default: print(try VersionTable.write(output: output))
  }
} catch {
  fail("calgrid-data: \(error)", 65)
}
