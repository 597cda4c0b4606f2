extension CalendarID {
  /// The English name of a month.
  ///
  /// The names are CLDR's where CLDR has them, and common transliterations for the Hindu solar, Hindu lunisolar and Nepali
  /// months. Two names depend on more than the number:
  /// - Month 7 of `hebrew` is `Adar` in years of 12 months, `Adar II` in years of 13 (after `Adar I`, month 6).
  /// - A leap month is marked before its name: `Leap Fourth Month` in `chinese`, `dangi` and `vietnamese`, where CLDR's
  ///   pattern would give `Fourth Monthbis`, and `Adhika Shravana` in the Hindu lunisolar calendars. Abbreviated and narrow East
  ///   Asian names keep CLDR's patterns: `Mo4bis`, `4b`.
  ///
  /// - Parameters:
  ///   - month: A month of the calendar. A number that the calendar does not have is named as CLDR's generic calendar does, `M13`.
  ///   - monthsInYear: Months of the year that it belongs to: 12 or 13.
  /// - Complexity: O(1).
  public func englishName(of month: MonthName, monthsInYear: Int, width: NameWidth = .wide) -> String {
    var name = TitleText()
    writeEnglishName(of: month, monthsInYear: monthsInYear, width: width, to: &name)
    return name.text
  }

  /// Writes what ``englishName(of:monthsInYear:width:)`` returns.
  package func writeEnglishName<Sink: TitleSink & ~Copyable>(
    of month: MonthName, monthsInYear: Int, width: NameWidth = .wide, to sink: inout Sink
  ) {
    let column =
      switch width {
      case .wide: 0
      case .abbreviated, .short: 1
      case .narrow: 2
      }
    if month.isLeap { sink.add(leapMonthPattern[2 * column]) }
    sink.add(plainName(of: month.number, inLeapYear: monthsInYear > 12, column: column))
    if month.isLeap { sink.add(leapMonthPattern[2 * column + 1]) }
  }

  private func plainName(of number: Int, inLeapYear: Bool, column: Int) -> String {
    if self == .hebrew, number == 7, inLeapYear { return MonthNameTable.hebrewInLeapYears[column] }
    let names = monthNames
    guard (1...names.count / 3).contains(number) else { return "M\(number)" }
    return names[3 * (number - 1) + column]
  }

  /// Three names a month, from month 1 on.
  private var monthNames: [String] {
    switch self {
    case .gregorian, .iso8601, .julian, .gregorian1752, .buddhist, .republicOfChina, .japanese: MonthNameTable.gregorian
    case .chinese, .dangi, .vietnamese: MonthNameTable.chinese
    case .hebrew: MonthNameTable.hebrew
    case .islamicCivil, .islamicTabular, .islamicUmmAlQura, .islamic: MonthNameTable.islamic
    case .persian: MonthNameTable.persian
    case .indian: MonthNameTable.indian
    case .coptic: MonthNameTable.coptic
    case .ethiopicAmeteMihret, .ethiopicAmeteAlem: MonthNameTable.ethiopic
    case .tamil: MonthNameTable.tamil
    case .malayalam: MonthNameTable.malayalam
    case .odia: MonthNameTable.odia
    case .bangla, .banglaBD: MonthNameTable.bangla
    case .vikram, .kannada, .marathi, .telugu: MonthNameTable.hindu
    case .gujarati: MonthNameTable.gujarati
    case .nepali: MonthNameTable.nepali
    }
  }

  /// What stands before and after the name of a leap month, for each of the three names.
  private var leapMonthPattern: [String] {
    switch self {
    case .vikram, .kannada, .marathi, .telugu: MonthNameTable.hinduLeapMonth
    case .gujarati: MonthNameTable.gujaratiLeapMonth
    default: MonthNameTable.chineseLeapMonth
    }
  }
}
