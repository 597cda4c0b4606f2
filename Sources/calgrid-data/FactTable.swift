/// A table of facts about names or regions: a first line `# origin`, a line of column names, and rows of fields separated
/// by commas. No field holds a comma.
struct FactTable {
  let path: String
  /// The first line of the file without its `# `.
  let provenance: String
  /// The fields of each row, as many as there are columns.
  let rows: [[String]]

  /// Reads a table.
  ///
  /// - Parameter columns: The columns that the file must have, in order.
  /// - Throws: ``DataError`` that names the file and the line.
  init(contentsOf path: String, columns: [String]) throws(DataError) {
    let lines = try TextFile.load(path).split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = lines.first, first.hasPrefix("# ") else {
      throw DataError(code: .syntax, place: "\(path):1", found: "'\(lines.first ?? "")'", expected: "# and a source")
    }
    let header = columns.joined(separator: ",")
    guard lines.count > 1, lines[1] == header else {
      throw DataError(code: .syntax, place: "\(path):2", found: "other columns", expected: header)
    }
    var rows: [[String]] = []
    for (index, line) in lines.enumerated().dropFirst(2) where !line.isEmpty {
      let fields = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == columns.count else {
        throw DataError(
          code: .syntax, place: "\(path):\(index + 1)", found: "\(fields.count) fields", expected: "\(columns.count)")
      }
      rows.append(fields)
    }
    self.path = path
    provenance = String(first.dropFirst(2))
    self.rows = rows
  }

  /// The error for a row whose content is not what the table promises.
  func failure(_ row: [String], expected: String) -> DataError {
    DataError(code: .range, place: path, found: "'\(row.joined(separator: ","))'", expected: expected)
  }

  /// A text as a Swift string literal.
  static func literal(_ text: String) -> String {
    let escaped = text.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] }
    return "\"\(String(escaped))\""
  }
}
