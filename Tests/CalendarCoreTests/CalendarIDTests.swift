import CalendarCore
import Testing

@Suite struct CalendarIDTests {
  @Test func everyIdentifierAndAliasIsReadInAnyLetterCase() throws {
    var read = 0
    for calendar in CalendarID.allCases {
      for name in [calendar.rawValue] + calendar.aliases {
        #expect(try CalendarID(text: name) == calendar)
        #expect(try CalendarID(text: name.uppercased()) == calendar)
        #expect(try CalendarID(text: name.lowercased()) == calendar)
        read += 1
      }
    }
    #expect(read == 40)
  }

  @Test func noTwoCalendarsShareAName() {
    let names = CalendarID.allCases.flatMap { [$0.rawValue] + $0.aliases }.map { $0.lowercased() }
    #expect(Set(names).count == names.count)
    #expect(CalendarID.allCases.count == 31)
  }

  @Test func aliasesAreThoseOfCLDR() throws {
    let aliases: [(String, CalendarID)] = [
      ("gregory", .gregorian), ("roc", .republicOfChina), ("islamic-civil", .islamicCivil),
      ("islamic-tbla", .islamicTabular), ("islamic-umalqura", .islamicUmmAlQura), ("ethiopic", .ethiopicAmeteMihret),
      ("ethioaa", .ethiopicAmeteAlem),
    ]
    var read = 0
    for (alias, calendar) in aliases {
      #expect(try CalendarID(text: alias) == calendar)
      read += 1
    }
    #expect(read == 7)
  }

  @Test(arguments: [
    ("gregorain", "gregorian"), ("hebew", "hebrew"), ("Chinees", "chinese"), ("persion", "persian"),
    ("islamic-umalkura", "islamic-umalqura"),
  ])
  func aTypoGetsASuggestion(_ typo: String, _ meant: String) throws {
    let error = try #require(throws: ParameterError.self) { try CalendarID(text: typo) }
    #expect(error.code == .calendar)
    #expect(error.found == typo)
    #expect(error.expected.hasPrefix("perhaps "))
    #expect(error.expected.contains(meant))
  }

  @Test func somethingElseGetsTheWholeList() throws {
    let error = try #require(throws: ParameterError.self) { try CalendarID(text: "xyzzyxyzzyxyzzy") }
    var listed = 0
    for calendar in CalendarID.allCases where error.expected.contains(calendar.rawValue) {
      listed += 1
    }
    #expect(listed == CalendarID.allCases.count)
    #expect(throws: ParameterError.self) { try CalendarID(text: "") }
  }

  @Test func longTextIsShortened() throws {
    let error = try #require(throws: ParameterError.self) {
      try CalendarID(text: String(repeating: "x", count: 10_000))
    }
    #expect(error.found.count == 60)
  }

  @Test func onlyISO8601HasMondayWeeksByDefault() {
    var checked = 0
    for calendar in CalendarID.allCases {
      #expect(calendar.defaultWeekRule == (calendar == .iso8601 ? .iso8601 : .sundayFirst))
      checked += 1
    }
    #expect(checked == 31)
  }
}
