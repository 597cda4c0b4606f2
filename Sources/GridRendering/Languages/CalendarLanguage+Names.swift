public import CalendarCore

/// The names of months, weekdays and eras.
extension CalendarLanguage {
  /// The name of a weekday as a heading.
  ///
  /// - Complexity: O(1).
  public func name(of weekday: Weekday, _ width: NameWidth = .wide) -> String {
    let subject =
      switch width {
      case .wide: "weekdays.wide"
      case .abbreviated: "weekdays.abbreviated"
      case .short: "weekdays.short"
      case .narrow: "weekdays.narrow"
      }
    return self[subject]?[weekday.position] ?? weekday.englishName(width)
  }

  /// The name of a month as a heading.
  ///
  /// - Parameters:
  ///   - month: number and leap flag.
  ///   - calendar: the calendar that the month belongs to. Hindu, Bangla and Nepali months have English names only.
  ///   - monthsInYear: months of its year: 12 or 13.
  ///   - width: ``NameWidth/wide``, or any other for an abbreviation.
  /// - Complexity: O(1).
  public func name(
    of month: MonthName, calendar: CalendarID, monthsInYear: Int, width: NameWidth = .wide
  ) -> String {
    name(of: month, calendar, monthsInYear, form: width == .wide ? "wide" : "abbreviated")
      ?? calendar.englishName(of: month, monthsInYear: monthsInYear, width: width == .wide ? .wide : .abbreviated)
  }

  /// - Parameter form: `wide`, `abbreviated` or, inside a date, `date`.
  func name(of month: MonthName, _ calendar: CalendarID, _ monthsInYear: Int, form: String) -> String? {
    guard let set = Self.monthSet(calendar), let names = self["months.\(set).\(form)"] ?? self["months.\(set).wide"]
    else {
      return nil
    }
    // Behind the thirteen Hebrew months stands the name that month 7 has in leap years.
    let index = calendar == .hebrew && month.number == 7 && monthsInYear > 12 ? 13 : month.number - 1
    guard names.indices.contains(index) else { return nil }
    return month.isLeap ? leap(names[index], form: form) : names[index]
  }

  /// A name, or a number, marked as that of a leap month; `nil` if the language has no mark.
  func leap(_ name: String, form: String) -> String? {
    guard let marks = self["leap.\(form)"] ?? self["leap.wide"], marks.count == 2 else { return nil }
    return marks[0] + name + marks[1]
  }

  /// The label of an era, for example `令和`; the code in English letters if the language has none.
  ///
  /// - Complexity: O(1).
  public func name(of era: Era) -> String {
    let place: (set: String, index: Int)? =
      switch era {
      case .beforeChrist: ("gregorian", 0)
      case .annoDomini: ("gregorian", 1)
      case .buddhist: ("buddhist", 0)
      case .beforeRepublicOfChina: ("roc", 0)
      case .minguo: ("roc", 1)
      case .meiji: ("japanese", 0)
      case .taisho: ("japanese", 1)
      case .showa: ("japanese", 2)
      case .heisei: ("japanese", 3)
      case .reiwa: ("japanese", 4)
      case .annoMundi: ("hebrew", 0)
      case .annoHegirae: ("islamic", 0)
      case .annoPersico: ("persian", 0)
      case .saka: ("indian", 0)
      case .annoMartyrum: ("coptic", 1)
      case .ameteMihret: ("ethiopic", 1)
      case .ameteAlem, .vikramSamvat, .kollam, .amli, .bangabda, .bikramSambat: nil
      }
    guard let place, let names = self["eras.\(place.set)"], names.indices.contains(place.index) else { return era.code }
    return names[place.index]
  }

  /// A day of a month as a second calendar shows it: in Chinese the days of the lunar month have names, as `初一`.
  func label(_ label: Int, calendar: CalendarID) -> String {
    guard Self.monthSet(calendar) == "chinese", let days = self["days.chinese"], days.indices.contains(label - 1) else {
      return number(label)
    }
    return days[label - 1]
  }

  private static func monthSet(_ calendar: CalendarID) -> String? {
    switch calendar {
    case .gregorian, .iso8601, .julian, .gregorian1752, .buddhist, .republicOfChina, .japanese: "gregorian"
    case .chinese, .dangi, .vietnamese: "chinese"
    case .hebrew: "hebrew"
    case .islamicCivil, .islamicTabular, .islamicUmmAlQura, .islamic: "islamic"
    case .persian: "persian"
    case .indian: "indian"
    case .coptic: "coptic"
    case .ethiopicAmeteMihret, .ethiopicAmeteAlem: "ethiopic"
    case .tamil, .malayalam, .odia, .bangla, .vikram, .gujarati, .kannada, .marathi, .telugu, .banglaBD, .nepali: nil
    }
  }
}
