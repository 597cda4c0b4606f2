/// A table of facts: a first line `# origin`, a line of column names, and rows of fields separated by commas.
///
/// A field in double quotes may hold commas and doubled quotes; no field holds a line break.
public struct CSVTable: Sendable {
  /// The file's path inside `Data`.
  public let file: String
  /// The first line without its `# `: where the facts come from.
  public let provenance: String
  public let columns: [String]
  /// The fields of each row, as many as there are columns.
  public let rows: [[String]]
  /// Lines of the file after the two header lines, counted without parsing them.
  public let dataLineCount: Int

  /// Reads a table.
  ///
  /// - Parameter file: The file's path inside `Data`, for example `authority/hebrew.csv`.
  public init(_ file: String) throws(DataError) {
    let text = try DataFolder.text(of: file)
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true)
    guard lines.count > 2, lines[0].starts(with: "# ".utf8) else {
      throw DataError(file: file, line: 1, problem: "no line of origin, no header or no rows")
    }
    self.file = file
    provenance = String(decoding: lines[0].dropFirst(2), as: UTF8.self)
    columns = Self.fields(of: lines[1])
    var rows: [[String]] = []
    for (index, line) in lines.enumerated().dropFirst(2) {
      let fields = Self.fields(of: line)
      guard fields.count == columns.count else {
        throw DataError(file: file, line: index + 1, problem: "\(fields.count) fields under \(columns.count) columns")
      }
      rows.append(fields)
    }
    self.rows = rows
    dataLineCount = text.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) } - 2
  }

  /// The position of a column.
  public func position(of column: String) throws(DataError) -> Int {
    guard let position = columns.firstIndex(of: column) else {
      throw DataError(file: file, line: 2, problem: "no column \(column)")
    }
    return position
  }

  private static func fields(of line: some Sequence<UInt8>) -> [String] {
    var fields: [String] = []
    var field: [UInt8] = []
    var quoted = false
    var previousWasQuote = false
    for byte in line {
      if byte == UInt8(ascii: "\"") {
        // A quote inside quotes is written twice: the second one belongs to the text and opens the quotes again.
        if !quoted && previousWasQuote { field.append(byte) }
        quoted.toggle()
        previousWasQuote = !quoted
        continue
      }
      previousWasQuote = false
      if byte == UInt8(ascii: ",") && !quoted {
        fields.append(String(decoding: field, as: UTF8.self))
        field = []
      } else {
        field.append(byte)
      }
    }
    fields.append(String(decoding: field, as: UTF8.self))
    return fields
  }
}
