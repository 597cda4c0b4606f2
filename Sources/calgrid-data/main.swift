#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// Exit codes as in the rest of the project: 64 for usage, 65 for bad data.
let usage = """
  usage: calgrid-data pack [--data DIR] [--output DIR] [--names DIR]

  Makes the packed tables of the calendar rules again from the reviewable text in Data/.
    --data DIR    the folder of facts (default Data)
    --output DIR  where the Swift files go (default Sources/CalendarRules/Tables)
    --names DIR   where those of names and regions go (default Sources/CalendarCore/Tables)
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
guard arguments.popFirst() == "pack" else { fail(usage, 64) }
var folders = ["--data": "Data", "--output": "Sources/CalendarRules/Tables", "--names": "Sources/CalendarCore/Tables"]
while let option = arguments.popFirst() {
  guard folders[option] != nil, let value = arguments.popFirst() else {
    fail("unknown or incomplete: \(option)\n\(usage)", 64)
  }
  folders[option] = value
}
do {
  for file in try TablePacker.pack(data: folders["--data"] ?? "", output: folders["--output"] ?? "") { print(file) }
  for file in try NamePacker.pack(data: folders["--data"] ?? "", output: folders["--names"] ?? "") { print(file) }
} catch {
  fail("calgrid-data: \(error)", 65)
}
