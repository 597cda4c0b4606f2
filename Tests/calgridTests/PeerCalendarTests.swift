import Foundation
import Testing

/// Months cell by cell against programs that others wrote, where they are installed: Python's `calendar`, and the `cal` and `ncal` of
/// BSD, which Debian has in one program.
@Suite struct PeerCalendarTests {
  private static func isInstalled(_ program: String) -> Bool {
    ["/usr/bin/\(program)", "/bin/\(program)"].contains { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Week by week the numbers of a month's lines; blanks at the ends are cut.
  private static func numbers(_ text: Substring) -> [Int] { text.split(separator: " ").compactMap { Int($0) } }

  /// The weeks of each month of a year as CSV has them: 0 where a cell is blank.
  private static func weeks(_ year: Int, calendar: String, fw: Int) throws -> [[[Int]]] {
    let run = try CommandRun(
      "year", "\(year)", "--calendar", calendar, "--first-weekday", "\(fw)", "--format", "csv")
    var months: [[[Int]]] = []
    for line in run.lines.dropFirst() {
      let fields = line.split(separator: ",", omittingEmptySubsequences: false)
      guard let ordinal = Int(fields[4]), let row = Int(fields[5]), let column = Int(fields[6]),
        let day = Int(fields[8])
      else {
        throw RunError(problem: "line \(line)")
      }
      if months.count < ordinal { months.append([]) }
      if months[ordinal - 1].count <= row { months[ordinal - 1].append(Array(repeating: 0, count: 7)) }
      months[ordinal - 1][row][column] = day
    }
    return months
  }

  @Test(.enabled(if: isInstalled("python3"), "python3 is not installed"))
  func yearsAreThoseOfPython() throws {
    let script = """
      import calendar
      for year in (1, 4, 100, 1582, 1899, 1900, 2000, 2023, 2024, 2025, 2026, 2027, 2028, 9999):
          for first in range(7):
              months = calendar.Calendar(first).yeardayscalendar(year, 12)[0]
              print(year, (first + 1) % 7 + 1, ';'.join('|'.join(' '.join(map(str, week)) for week in month) for month in months))
      """
    let run = try CommandRun(
      program: "/usr/bin/python3", arguments: ["-c", script].map { Array($0.utf8) }, output: .captured)
    var compared = 0
    for line in run.lines {
      let fields = line.split(separator: " ", maxSplits: 2)
      guard let year = Int(fields[0]), let fw = Int(fields[1]) else { throw RunError(problem: "line \(line)") }
      let months = fields[2].split(separator: ";").map { $0.split(separator: "|").map(Self.numbers) }
      // Python's calendar is proleptic, as ISO 8601 has it.
      #expect(try Self.weeks(year, calendar: "iso8601", fw: fw) == months, "\(year), weeks from \(fw)")
      compared += months.count
    }
    #expect(compared == 14 * 7 * 12)
  }

  /// Three months stand side by side, 20 columns each and two between; September 1752 has the eleven days that Britain skipped.
  @Test(.enabled(if: isInstalled("ncal"), "ncal is not installed"))
  func yearsAreThoseOfCal() throws {
    var compared = 0
    for year in [1, 4, 1000, 1751, 1752, 1753, 1900, 2000, 2026, 9999] {
      for (option, fw) in [("-S", 1), ("-M", 2)] {
        let run = try CommandRun(shell: "ncal -bh \(option) \(year)")
        var months = Array(repeating: [[Int]](), count: 12)
        var first = -3
        for line in run.lines.dropFirst() where !line.contains("Mo") {
          if ["January", "April", "July", "October"].contains(where: { line.contains($0) }) {
            first += 3
            continue
          }
          for (index, start) in [0, 22, 44].enumerated() {
            let numbers = Self.numbers(line.dropFirst(start).prefix(20))
            if !numbers.isEmpty { months[first + index].append(numbers) }
          }
        }
        let weeks = try Self.weeks(year, calendar: "gregorian1752", fw: fw).map { $0.map { $0.filter { $0 != 0 } } }
        #expect(weeks == months, "ncal -b \(option) \(year)")
        compared += 12
      }
    }
    #expect(compared == 10 * 2 * 12)
  }

  /// The vertical layout: a line a weekday.
  @Test(.enabled(if: isInstalled("ncal"), "ncal is not installed"))
  func transposedMonthsAreThoseOfNcal() throws {
    var compared = 0
    for (year, month) in [(2026, 9), (2026, 2), (2015, 2), (2024, 12), (1752, 9), (2021, 8)] {
      for (option, fw) in [("-S", "1"), ("-M", "2")] {
        let theirs = try CommandRun(shell: "ncal -h \(option) \(month) \(year)").lines.dropFirst()
        let ours = try CommandRun(
          "month", "\(year)", "\(month)", "--calendar", "gregorian1752", "--transpose", "--first-weekday", fw
        ).lines.dropFirst()
        for (left, right) in zip(theirs, ours) {
          #expect(left.prefix(2) == right.prefix(2))
          #expect(Self.numbers(left.dropFirst(2)) == Self.numbers(right.dropFirst(2)), "\(year)-\(month) \(left)")
          compared += 1
        }
      }
    }
    #expect(compared == 6 * 2 * 7)
  }
}
