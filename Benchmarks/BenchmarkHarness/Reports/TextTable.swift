/// Columns padded to the width of their longest cell.
struct TextTable {
  private var rows: [[String]]
  private let rightAligned: Set<Int>

  /// - Parameter rightAligned: Columns of numbers.
  init(header: [String], rightAligned: Set<Int> = []) {
    rows = [header]
    self.rightAligned = rightAligned
  }

  mutating func add(_ row: [String]) {
    rows.append(row)
  }

  var text: String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0 }
    return rows.map { row in
      let cells = row.indices.map { column in
        let padding = String(repeating: " ", count: widths[column] - row[column].count)
        return rightAligned.contains(column) ? padding + row[column] : row[column] + padding
      }
      return String(cells.joined(separator: "  ").reversed().drop { $0 == " " }.reversed()) + "\n"
    }.joined()
  }
}
