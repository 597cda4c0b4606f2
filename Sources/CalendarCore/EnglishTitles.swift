/// English titles for pages of a calendar: what stands above a year or a month, and how a date is written.
///
/// | calendar | month title | year title |
/// |---|---|---|
/// | `gregorian` | `September 2026` | `2026`, `44 BC` |
/// | `japanese` | `September Reiwa 8 (2026)` | `Reiwa 8 (2026)`, `Heisei 31 / Reiwa 1 (2019)` |
/// | `republicOfChina` | `September Minguo 115` | `Minguo 115` |
/// | `chinese` | `Leap Fourth Month 2020 (geng-zi)` | `2020 (geng-zi)` |
/// | `hebrew` | `Adar I 5784 AM` | `5784 AM` |
public struct EnglishTitles: Hashable, Sendable {
  public let calendar: CalendarID

  public init(_ calendar: CalendarID) {
    self.calendar = calendar
  }

  /// The title of a year.
  ///
  /// Years of the Christian era are bare numbers; every other era is named. Japanese reigns and Minguo stand before their year,
  /// as they are spoken; before Meiji a Japanese year is the bare number. The East Asian lunisolar years carry stem and branch.
  ///
  /// - Parameters:
  ///   - year: The year in the calendar's own count.
  ///   - days: The days of the year that the title stands for; only `japanese` looks at them, because its eras change
  ///     with a day. A stretch with two eras names both.
  /// - Complexity: O(1).
  public func yearTitle(_ year: Int, days: ClosedRange<Day>) -> String {
    var title = TitleText()
    writeYearTitle(year, days: days, to: &title)
    return title.text
  }

  /// Writes what ``yearTitle(_:days:)`` returns.
  package func writeYearTitle<Sink: TitleSink & ~Copyable>(_ year: Int, days: ClosedRange<Day>, to sink: inout Sink) {
    if let cycleYear = calendar.cycleYear(year: year) {
      sink.add(year)
      sink.add(" (")
      sink.add(cycleYear.stemBranch)
      return sink.add(")")
    }
    if calendar == .japanese { return writeReignTitle(year, days: days, to: &sink) }
    guard let label = calendar.eraYear(year: year, day: days.lowerBound) else { return sink.add(year) }
    switch label.era {
    case .annoDomini: sink.add(label.year)
    case .minguo: Self.write(label, to: &sink)
    default:
      sink.add(label.year)
      sink.add(" ")
      sink.add(label.era.code)
    }
  }

  /// The title of a month: its name and the title of its year.
  ///
  /// - Parameters:
  ///   - month: Number and leap flag.
  ///   - monthsInYear: Months of the year: 12 or 13.
  ///   - year: The year in the calendar's own count.
  ///   - days: The days of the month, as for ``yearTitle(_:days:)``.
  /// - Complexity: O(1).
  public func monthTitle(_ month: MonthName, monthsInYear: Int, year: Int, days: ClosedRange<Day>) -> String {
    var title = TitleText()
    writeMonthTitle(month, monthsInYear: monthsInYear, year: year, days: days, to: &title)
    return title.text
  }

  /// Writes what ``monthTitle(_:monthsInYear:year:days:)`` returns.
  package func writeMonthTitle<Sink: TitleSink & ~Copyable>(
    _ month: MonthName, monthsInYear: Int, year: Int, days: ClosedRange<Day>, to sink: inout Sink
  ) {
    calendar.writeEnglishName(of: month, monthsInYear: monthsInYear, to: &sink)
    sink.add(" ")
    writeYearTitle(year, days: days, to: &sink)
  }

  /// A date in words, for example `1 May Reiwa 1 (2019)`.
  ///
  /// - Parameters:
  ///   - label: The day of the month as the calendar prints it.
  ///   - month: Number and leap flag.
  ///   - monthsInYear: Months of the year: 12 or 13.
  ///   - year: The year in the calendar's own count.
  ///   - day: The day itself; in `japanese` it decides the era.
  /// - Complexity: O(1).
  public func dateTitle(_ label: Int, of month: MonthName, monthsInYear: Int, year: Int, day: Day) -> String {
    "\(label) \(monthTitle(month, monthsInYear: monthsInYear, year: year, days: day...day))"
  }

  private func writeReignTitle<Sink: TitleSink & ~Copyable>(
    _ year: Int, days: ClosedRange<Day>, to sink: inout Sink
  ) {
    // No year since 1868 holds more than two eras, so its ends name them all.
    let first = calendar.eraYear(year: year, day: days.lowerBound)
    let last = calendar.eraYear(year: year, day: days.upperBound)
    if let first {
      Self.write(first, to: &sink)
      if last != nil, last != first { sink.add(" / ") }
    }
    if let last, last != first { Self.write(last, to: &sink) }
    guard first != nil || last != nil else { return sink.add(year) }
    sink.add(" (")
    sink.add(year)
    sink.add(")")
  }

  /// The era before its year, as it is spoken.
  private static func write<Sink: TitleSink & ~Copyable>(_ label: EraYear, to sink: inout Sink) {
    sink.add(label.era.code)
    sink.add(" ")
    sink.add(label.year)
  }
}
