import CalendarCore

/// The JSON of Gregorian months as a program writes it that puts strings together: the truth for the writer, and its peer.
public struct InterpolatedJSON: Sendable {
  private let line: MonthLine
  private let firstWeekday: Int

  /// - Parameter questions: about a Gregorian calendar, with weeks as in ISO 8601.
  public init(_ questions: Questions) {
    line = questions.line
    firstWeekday = questions.firstWeekday
  }

  private static let names = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]

  /// The month that begins with a day, all six rows.
  public func month(start: Int, calendar: String) -> String {
    guard let own = line.monthIndex(ofDay: start) else { preconditionFailure("day \(start) lies beside the line") }
    let month = line.months[own]
    let offset = MonthLine.offset(start, firstWeekday: firstWeekday)
    let weeks = (0..<6).map { row -> String in
      let cells = (0..<7).map { column -> String in
        let day = start - offset + row * 7 + column
        let owner =
          day < start ? "previous" : day < start + month.shape.dayCount ? "current" : "next"
        return "{\"date\":\"\(date(day))\",\"day\":\(label(day).day),\"owner\":\"\(owner)\"}"
      }
      // Monday is the first day of the week, and the week belongs to the year of its Thursday.
      let thursday = start - offset + row * 7 + 3
      let year = label(thursday).year
      let week = (thursday - (line.start(ofYear: year) ?? 0)) / 7 + 1
      return "{\"weekYear\":\(year),\"week\":\(week),\"cells\":[\(cells.joined(separator: ","))]}"
    }
    return
      "{\"calendar\":\"\(calendar)\",\"firstWeekday\":\(firstWeekday),\"minimumDays\":4,\"year\":\(month.year),"
      + "\"month\":\(month.ordinal),\"leap\":false,\"ordinal\":\(month.ordinal),\"start\":\"\(date(start))\","
      + "\"dayCount\":\(month.shape.dayCount),\"firstWeekdayOffset\":\(offset),"
      + "\"rowCount\":\((offset + month.shape.dayCount + 6) / 7),"
      + "\"title\":\"\(Self.names[month.ordinal - 1]) \(month.year)\","
      + "\"eras\":[{\"era\":\"AD\",\"year\":\(month.year)}],\"weeks\":[\(weeks.joined(separator: ","))]}"
  }

  /// The year that holds a day.
  public func year(of day: Int, calendar: String) -> String {
    let first = monthIndex(day, ordinal: 1)
    let months = (first..<(first + 12)).map { month(start: line.months[$0].start, calendar: calendar) }
    return "{\"calendar\":\"\(calendar)\",\"firstWeekday\":\(firstWeekday),\"minimumDays\":4,"
      + "\"year\":\(label(day).year),\"months\":[\(months.joined(separator: ","))]}"
  }

  /// The months of some years, one below the other.
  public func layout(
    years: ClosedRange<Int>, calendar: String, rowHeight: Int, columnWidth: Int, header: Int, gap: Int
  ) -> String {
    let own = line.months.filter { years.contains($0.year) }
    var y = 0
    var months: [String] = []
    for (index, month) in own.enumerated() {
      let rows = (MonthLine.offset(month.start, firstWeekday: firstWeekday) + month.shape.dayCount + 6) / 7
      let tops = (0..<rows).map { "\(y + header + $0 * rowHeight)" }.joined(separator: ",")
      let height = header + rows * rowHeight
      months.append(
        "{\"year\":\(month.year),\"month\":\(month.ordinal),\"leap\":false,\"ordinal\":\(month.ordinal),"
          + "\"index\":\(index),\"page\":0,\"band\":\(index),"
          + "\"frame\":{\"x\":0,\"y\":\(y),\"width\":\(7 * columnWidth),\"height\":\(height)},\"rowTops\":[\(tops)]}")
      y += height + gap
    }
    let size = "{\"width\":\(7 * columnWidth),\"height\":\(y - gap)}"
    return
      "{\"calendar\":\"\(calendar)\",\"firstWeekday\":\(firstWeekday),\"minimumDays\":4,"
      + "\"years\":{\"first\":\(years.lowerBound),\"last\":\(years.upperBound)},\"fill\":\"none\",\"rows\":\"variable\","
      + "\"columns\":1,\"axis\":\"vertical\",\"monthCount\":\(own.count),\"bandCount\":\(own.count),\"pageCount\":1,"
      + "\"pageSize\":\(size),\"contentSize\":\(size),\"months\":[\(months.joined(separator: ","))]}"
  }

  private func monthIndex(_ day: Int, ordinal: Int) -> Int {
    guard let index = line.monthIndex(ofDay: day) else { preconditionFailure("day \(day) lies beside the line") }
    return line.months[index].yearIndex + ordinal - 1
  }

  private func label(_ day: Int) -> (year: Int, month: Int, day: Int) {
    guard let index = line.monthIndex(ofDay: day) else { preconditionFailure("day \(day) lies beside the line") }
    let month = line.months[index]
    return (month.year, month.ordinal, day - month.start + 1)
  }

  /// The calendar's own date is the ISO 8601 date, for years of four digits.
  private func date(_ day: Int) -> String {
    let label = label(day)
    return "\(label.year)-\(Self.two(label.month))-\(Self.two(label.day))"
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
