import CalendarCore

/// One line of a month table: `calendar,year,month,leap,start,length`, and for Hindu lunisolar months
/// `repeated_tithi,skipped_tithi`.
struct MonthRow: Hashable {
  let year: Int
  let name: MonthName
  let start: Day
  let dayCount: Int
  /// Day labels that occur twice.
  let repeated: [Int]
  /// Day labels that do not occur.
  let skipped: [Int]

  var end: Day { start + dayCount }

  init(year: Int, name: MonthName, start: Day, dayCount: Int, repeated: [Int] = [], skipped: [Int] = []) {
    self.year = year
    self.name = name
    self.start = start
    self.dayCount = dayCount
    self.repeated = repeated
    self.skipped = skipped
  }
}

extension MonthRow {
  /// Reads a line.
  ///
  /// - Parameter place: File and line number for the error.
  /// - Throws: ``DataError`` with code `syntax`.
  init(line: Substring, place: String) throws(DataError) {
    func failure(_ found: Substring, _ expected: String) -> DataError {
      DataError(code: .syntax, place: place, found: "'\(found)'", expected: expected)
    }
    let fields = line.split(separator: ",", omittingEmptySubsequences: false)
    guard fields.count == 6 || fields.count == 8 else { throw failure(line, "6 or 8 fields") }
    guard let year = Int(fields[1]) else { throw failure(fields[1], "a year") }
    guard let number = Int(fields[2]), (1...13).contains(number) else {
      throw failure(fields[2], "a month from 1 to 13")
    }
    guard fields[3] == "0" || fields[3] == "1" else { throw failure(fields[3], "0 or 1") }
    guard let date = try? ISODate(text: fields[4]) else { throw failure(fields[4], "a date") }
    guard let dayCount = Int(fields[5]), (1...32).contains(dayCount) else { throw failure(fields[5], "1 to 32 days") }
    var labels: [[Int]] = []
    for field in fields.dropFirst(6) {
      let values = field.split(separator: ";").map { Int($0) ?? 0 }
      guard values.allSatisfy((1...30).contains) else { throw failure(field, "day labels from 1 to 30") }
      labels.append(values)
    }
    self.init(
      year: year, name: MonthName(number: number, isLeap: fields[3] == "1"), start: Day(date), dayCount: dayCount,
      repeated: labels.first ?? [], skipped: labels.last ?? [])
  }
}
