import CalendarCore

/// The meridian whose midnight begins a day of the calendar, as the legal time of a country has moved it.
enum Meridian: CaseIterable, Sendable {
  /// Beijing mean time, UTC+7:45:40, until 1928; UTC+8 since 1929.
  case china
  /// UTC+8:30 from 1908-04-01, UTC+9 from 1912, UTC+8:30 from 1954-03-21, UTC+9 since 1961-08-10; Seoul mean time before.
  case korea
  /// UTC+7 since 1968-01-01. Before, the calendar was that of China: Beijing mean time until 1928, then UTC+8.
  case vietnam

  /// How far local time is ahead of universal time on a day, in days.
  func offset(on day: Int) -> Double {
    switch self {
    case .china:
      // 1929-01-01; 7:45:40 is 1397 three-minute parts of an hour by 180.
      return day < -14_975 ? 1_397.0 / 180 / 24 : 8.0 / 24
    case .korea:
      // 126° 58′ E, the longitude of Seoul, is 8:27:52.
      if day < -22_555 { return 3_809.0 / 450 / 24 }
      if day < -21_185 { return 8.5 / 24 }
      if day < -5_765 { return 9.0 / 24 }
      if day < -3_066 { return 8.5 / 24 }
      return 9.0 / 24
    case .vietnam:
      return day < -731 ? Meridian.china.offset(on: day) : 7.0 / 24
    }
  }

  /// The instant at which a day begins.
  func midnight(of day: Int) -> Moment {
    Moment(days: Double(day) - offset(on: day))
  }

  /// The day on which an instant falls.
  func day(of moment: Moment) -> Int {
    Int((moment.days + offset(on: Int(moment.days.rounded(.down)))).rounded(.down))
  }
}
