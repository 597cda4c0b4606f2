public import CalendarCore
public import GridStore

/// What a month is called in a heading: English, until names in other languages come from CLDR.
public enum MonthTitles {
  /// The English names of the months of calendars that share the months of Rome.
  private static let roman = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]

  /// For example `September`, or `Month 4 (leap)` in a calendar whose months have no names here.
  public static func title(_ calendar: CalendarID, _ name: MonthName) -> String {
    switch calendar {
    case .gregorian, .iso8601, .julian, .gregorian1752, .buddhist, .republicOfChina, .japanese:
      if !name.isLeap, roman.indices.contains(name.number - 1) { return roman[name.number - 1] }
    default: break
    }
    return "Month \(name.number)" + (name.isLeap ? " (leap)" : "")
  }

  /// Month and year, for a month that stands alone.
  public static func title(_ calendar: CalendarID, _ month: GridMonth) -> String {
    title(calendar, month.name) + " " + YearTitles.title(calendar, year: month.year, days: month.days)
  }

  /// The first two letters of a weekday, for the head of a column.
  public static func columnHead(_ weekday: Weekday) -> String {
    String(weekday.englishName.prefix(2))
  }
}
