import CalendarCore

/// Where Foundation on Linux has the name of a calendar but answers another one. Listing its months one by one would say nothing,
/// so they are counted over the whole stretch.
struct AnotherCalendar {
  let calendar: CalendarID
  /// In calgrid's count; cut to what the calendar's rule answers.
  let years: ClosedRange<Int>
  /// What Foundation answers instead; no commas, it stands in a table.
  let reason: String

  /// The stretches of a calendar. They were found by looking at every month that differs; the tests see to it that they are where
  /// they are said to be.
  static func stretches(of calendar: CalendarID) -> [AnotherCalendar] {
    func always(_ reason: String) -> [AnotherCalendar] {
      [AnotherCalendar(calendar: calendar, years: Int.min...Int.max, reason: reason)]
    }
    // Julian day 0 is 1 January 4713 BC, the first day of the astronomical year −4712: that month gets all days before it.
    func beforeJulianDay0(offset: Int) -> AnotherCalendar {
      AnotherCalendar(
        calendar: calendar, years: Int.min...(-4_712 + offset), reason: "one date for every day before Julian day 0")
    }
    switch calendar {
    case .gregorian, .japanese: return [beforeJulianDay0(offset: 0)]
    case .buddhist: return [beforeJulianDay0(offset: 543)]
    case .republicOfChina: return [beforeJulianDay0(offset: -1_911)]
    case .iso8601:
      return [
        beforeJulianDay0(offset: 0),
        AnotherCalendar(calendar: calendar, years: -4_711...1_582, reason: "Julian dates before 1582-10-15"),
      ]
    case .vietnamese, .ethiopicAmeteAlem: return always("Gregorian dates")
    case .islamic: return always("months from an astronomical new moon of its own")
    case .tamil, .malayalam, .odia, .bangla: return always("one solar Hindu calendar for all four")
    case .vikram, .gujarati, .kannada, .marathi, .telugu:
      return always("one lunisolar Hindu calendar for all five")
    default: return []
    }
  }
}
