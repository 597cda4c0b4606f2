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
    var tags: [Substring] = []
    var facts: [Substring: [Substring]] = [:]
    for line in lines.dropFirst(2) {
      let tag = line.prefix { $0 != "," }
      if tags.last != tag { tags.append(tag) }
      facts[tag, default: []].append(line.dropFirst(tag.count + 1))
    }
    guard Set(tags).count == tags.count else {
      throw DataError(code: .syntax, place: path, found: "a language in two places", expected: "each language once")
    }
    let sample = facts["de"]?.first { $0.hasPrefix("weekdays.abbreviated,") } ?? ""
    let cases = tags.map { tag in
      "  case \"\(tag)\":\n    #\"\"\"\n" + (facts[tag] ?? []).map { "    \($0)\n" }.joined() + "    \"\"\"#\n"
    }
    return TableSource(
      name: "LanguageTable", title: "Names, digits and titles of languages.", imports: [],
      provenance: [String(lines[0].dropFirst(2))],
      layout: ["A line a fact: subject, names separated by bars. Subjects: see LanguageFacts in GridFoundation."],
      workedDecode: [
        "Worked decode: in `\(sample)` of `de`", "the names begin with Sunday, so that Monday is the second.",
      ],
      constants: [
        "/// The facts of a language, a line for each; nothing for a language that is not in the table.\n"
          + "// swift-format-ignore\nstatic func facts(of tag: String) -> String {\n  switch tag {\n"
          + cases.joined() + "  default: \"\"\n  }\n}"
      ],
      words: [
        .init(
          name: "tags", type: "String", comment: "The languages; `und` has what holds where a language says nothing.",
          rows: stride(from: 0, to: tags.count, by: 12).map { first in
            tags[first..<min(first + 12, tags.count)].map { "\"\($0)\"," }.joined(separator: " ")
          })
      ])
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
