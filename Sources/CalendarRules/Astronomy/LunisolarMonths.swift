import CalendarCore

/// The lunisolar months of East Asia, computed: what the page "How the lunisolar months are found" explains.
///
/// Rule (GB/T 33661-2017, *Calculation and promulgation of the Chinese calendar*): a month begins on the day of a new moon at
/// the meridian; month 11 holds the winter solstice; if 13 months lie between two months 11, the first of them in which the
/// Sun reaches no multiple of 30° is the leap month and repeats the number before it.
struct LunisolarMonths: Sendable {
  let meridian: Meridian
  /// Months that a country began on another day than the rule gives.
  let decreed: [DecreedMonth]

  init(meridian: Meridian, decreed: [DecreedMonth] = []) {
    self.meridian = meridian
    self.decreed = decreed
  }

  /// A month that begins on another day than the rule gives.
  struct DecreedMonth: Sendable {
    let lunation: Int
    /// Days since 1970-01-01.
    let start: Int
  }

  /// The shape of the year that begins in a Gregorian year.
  ///
  /// - Complexity: about 19 new moons and 6 solar longitudes; where 13 months lie between two solstices, one more longitude for
  ///   each month up to the leap month.
  func shape(of year: Int) -> YearShape {
    let previous = solsticeLunation(in: year - 1)
    let current = solsticeLunation(in: year)
    let following = solsticeLunation(in: year + 1)
    // The year ends at most three months after its own month 11.
    let starts = (previous...(current + 3)).map { day(of: $0) }
    let ownEleventh = current - previous
    let leap = ownEleventh == 13 ? firstWithoutMajorTerm(starts, 1..<13) : nil
    // Of the months after month 11, only a leap month 11 or 12 still belongs to this year.
    let nextLeap =
      following - current == 13 ? firstWithoutMajorTerm(starts, (ownEleventh + 1)..<(ownEleventh + 3)) : nil

    // A year begins two months after a month 11, or three if the leap month is 11 or 12.
    let first = leap == 1 || leap == 2 ? 3 : 2
    let end = ownEleventh + (nextLeap == nil ? 2 : 3)
    var number = 0
    var months: [MonthShape] = []
    months.reserveCapacity(end - first)
    for index in first..<end {
      let isLeap = index == leap || index == nextLeap
      if !isLeap { number += 1 }
      months.append(
        MonthShape(MonthName(number: number, isLeap: isLeap), dayCount: starts[index + 1] - starts[index]))
    }
    return YearShape(year: year, start: Day(starts[first]), months: months)
  }

  /// The first day of a lunation: the day of its new moon.
  func day(of lunation: Int) -> Int {
    for month in decreed where month.lunation == lunation { return month.start }
    return meridian.day(of: NewMoon.moment(lunation: lunation))
  }

  /// The lunation of month 11, which holds the winter solstice of a Gregorian year.
  func solsticeLunation(in year: Int) -> Int {
    let solstice = meridian.day(of: Self.winterSolstice(in: year))
    // The mean new moon strays from the true one by less than 0.7 days, so this lunation is the right one or the next.
    let latest = (Double(solstice + 1) + 0.7 - NewMoon.meanEpoch) / NewMoon.meanMonth
    let lunation = Int(latest.rounded(.down))
    return day(of: lunation) <= solstice ? lunation : lunation - 1
  }

  /// The first month in which the Sun reaches no multiple of 30°.
  ///
  /// - Parameters:
  ///   - starts: The first days of consecutive months.
  ///   - range: The months to look at.
  private func firstWithoutMajorTerm(_ starts: [Int], _ range: Range<Int>) -> Int? {
    var term = majorTerm(atStartOf: starts[range.lowerBound])
    for index in range {
      let nextTerm = majorTerm(atStartOf: starts[index + 1])
      if term == nextTerm { return index }
      term = nextTerm
    }
    return nil
  }

  /// How many multiples of 30° the Sun has passed since the equinox when a day begins: 0…11.
  private func majorTerm(atStartOf day: Int) -> Int {
    Int(SolarLongitude.degrees(at: meridian.midnight(of: day)) / 30)
  }

  /// The instant in December of a year at which the Sun reaches 270°.
  static func winterSolstice(in year: Int) -> Moment {
    // The solstice of 2000-12-21, 13:37 UT, and the mean time from one to the next: within half an hour from 1600 to 2400.
    var days = 11_312.568 + 365.242_74 * Double(year - 2_000)
    for _ in 0..<2 {
      let ahead = SolarLongitude.degrees(at: Moment(days: days)) - 270
      // The Sun is near perihelion then and moves 1.0188° a day.
      days -= ahead / 1.0188
    }
    return Moment(days: days)
  }
}
