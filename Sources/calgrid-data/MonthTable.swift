import CalendarCore

/// The months of a table in order of time, and the line that says where they come from.
struct MonthTable {
  /// The first line of the file without its `# `.
  let provenance: String
  /// In order of time; they need not be free of gaps.
  let rows: [MonthRow]

  init(provenance: String, rows: [MonthRow]) {
    self.provenance = provenance
    self.rows = rows
  }

  /// Reads a month table: a provenance line that begins with `# `, a line with the columns' names, and a line per month.
  ///
  /// - Throws: ``DataError`` that names the file and the line.
  init(contentsOf path: String) throws(DataError) {
    let lines = try TextFile.load(path).split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = lines.first, first.hasPrefix("# ") else {
      throw DataError(code: .syntax, place: "\(path):1", found: "'\(lines.first ?? "")'", expected: "# and a source")
    }
    guard lines.count > 1, lines[1].hasPrefix("calendar,year,month,leap,start,length") else {
      throw DataError(code: .syntax, place: "\(path):2", found: "other columns", expected: "calendar,year,month,…")
    }
    var rows: [MonthRow] = []
    for (index, line) in lines.enumerated().dropFirst(2) where !line.isEmpty {
      rows.append(try MonthRow(line: line, place: "\(path):\(index + 1)"))
    }
    self.init(provenance: String(first.dropFirst(2)), rows: rows)
  }

  /// This table with the rows of another put where they belong in time.
  func merging(_ other: MonthTable) -> MonthTable {
    MonthTable(provenance: provenance, rows: (rows + other.rows).sorted { $0.start < $1.start })
  }

  /// The months grouped by year, in order of time.
  ///
  /// - Throws: ``DataError`` with code `gap` unless every month begins on the day after the one before it and the years
  ///   count up by one.
  func years(place: String) throws(DataError) -> [[MonthRow]] {
    var years: [[MonthRow]] = []
    var previous: MonthRow?
    for row in rows {
      if let previous, row.start != previous.end {
        throw DataError(
          code: .gap, place: place, found: "\(row.year) \(row.name) from \(row.start)", expected: "\(previous.end)")
      }
      if row.year == previous?.year {
        years[years.count - 1].append(row)
      } else {
        if let previous, row.year != previous.year + 1 {
          throw DataError(code: .gap, place: place, found: "year \(row.year)", expected: "year \(previous.year + 1)")
        }
        years.append([row])
      }
      previous = row
    }
    return years
  }
}
