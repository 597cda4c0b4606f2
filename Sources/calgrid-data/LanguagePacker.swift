/// Makes the table of languages of `GridRendering` from the names that Foundation has.
enum LanguagePacker {
  private static let path = "foundation/names-6.3.1-linux.csv"

  /// The Swift file to be.
  ///
  /// - Parameter data: The folder `Data`.
  /// - Throws: ``DataError`` for the first line that is wrong.
  static func source(data: String) throws(DataError) -> TableSource {
    let path = "\(data)/\(path)"
    let lines = try TextFile.load(path).split(separator: "\n")
    guard lines.count > 2, lines[0].hasPrefix("# "), lines[1] == "language,subject,names" else {
      throw DataError(
        code: .syntax, place: "\(path):1", found: "other first lines", expected: "# and a source, the columns")
    }
    for (index, line) in lines.enumerated().dropFirst(2) {
      let fields = line.split(separator: ",", maxSplits: 2, omittingEmptySubsequences: false)
      guard fields.count == 3, let count = names(in: fields[1]) else {
        throw DataError(
          code: .syntax, place: "\(path):\(index + 1)", found: "'\(line)'", expected: "language,subject,names")
      }
      let found = fields[2].split(separator: "|", omittingEmptySubsequences: false).count
      guard count.contains(found) else {
        throw DataError(code: .range, place: "\(path):\(index + 1)", found: "\(found) names", expected: "\(count)")
      }
    }
    let sample = lines.first { $0.hasPrefix("de,weekdays.abbreviated,") } ?? ""
    return TableSource(
      name: "LanguageTable", title: "Names, digits and titles of languages.", imports: [],
      provenance: [String(lines[0].dropFirst(2))],
      layout: [
        "A line a fact: language, subject, names separated by bars. Subjects: see LanguageFacts in GridFoundation."
      ],
      workedDecode: ["Worked decode: in `\(sample)`", "the names begin with Sunday, so that Monday is the second."],
      constants: [
        "/// The lines of the table.\n// swift-format-ignore\nstatic let text = #\"\"\"\n"
          + lines.dropFirst(2).map { "  \($0)\n" }.joined() + "  \"\"\"#"
      ], words: [])
  }

  /// How many names a subject has; `nil` for one that is not known.
  private static func names(in subject: Substring) -> ClosedRange<Int>? {
    switch subject.prefix(while: { $0 != "." }) {
    case "direction", "digits": 1...1
    case "weekdays": 7...7
    case "months": 12...14
    case "leap": 2...2
    case "eras": 1...5
    case "cycle": 60...60
    case "days": 30...30
    case "titles": subject == "titles.gregorian" ? 4...4 : 2...2
    default: nil
    }
  }

  /// Writes the table into a folder that exists.
  ///
  /// - Returns: The name of the file.
  static func pack(data: String, output: String) throws(DataError) -> String {
    let source = try source(data: data)
    try TextFile.save(source.text, to: "\(output)/\(source.name).swift")
    return "\(source.name).swift"
  }
}
