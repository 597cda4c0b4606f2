import CalendarCore

/// An instant in universal time: days and a fraction since 1970-01-01T00:00 UT.
struct Moment: Hashable, Sendable {
  let days: Double

  /// 2000-01-01T12:00, the epoch J2000 from which the series count.
  static let j2000 = 10_957.5

  /// The Gregorian year that holds the instant.
  var year: Int { ISODate(Day(Int(days.rounded(.down)))).year }

  /// Centuries of 36,525 days of dynamical time since J2000.
  var centuries: Double { (days + DeltaT.days(year: year) - Self.j2000) / 36_525 }

  /// The instant of a moment in dynamical time, the even time in which the series run.
  ///
  /// - Parameter days: Dynamical days since 1970-01-01T00:00.
  init(dynamicalDays days: Double) {
    self.days = days - DeltaT.days(year: Moment(days: days).year)
  }

  init(days: Double) {
    self.days = days
  }
}
