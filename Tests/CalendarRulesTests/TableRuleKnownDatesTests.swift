import CalendarCore
import Testing

@testable import CalendarRules

/// Dates that almanacs, authorities and bug reports state.
@Suite struct TableRuleKnownDatesTests {
  /// The first day and the length of a month named as in `4` or `4L`.
  private func month(_ rule: some CalendarRule, _ year: Int, _ name: String) throws -> (start: Day, dayCount: Int)? {
    let wanted = try MonthName(text: name)
    let shape = rule.shape(of: year)
    var start = shape.start
    for month in shape.months {
      if month.name == wanted { return (start, month.dayCount) }
      start = start + month.dayCount
    }
    return nil
  }

  @Test(arguments: [
    (1_906, "4L"), (1_917, "2L"), (1_922, "5L"), (1_984, "10L"), (1_987, "6L"), (2_020, "4L"), (2_033, "11L"),
  ])
  func chineseLeapMonths(year: Int, name: String) throws {
    let leaps = ChineseRule().shape(of: year).months.map(\.name).filter(\.isLeap)
    #expect(leaps == [try MonthName(text: name)])
  }

  @Test func chineseDates() throws {
    let rule = ChineseRule()
    #expect(try month(rule, 1_987, "7")?.start == day("1987-08-24"))
    let ninth = try #require(try month(rule, 2_018, "9"))
    #expect(day("2018-11-07") - ninth.start == 29)
    #expect(ninth.dayCount == 30)
    #expect(rule.year(containing: day("2026-02-16")) == 2_025)
    #expect(rule.year(containing: day("2026-02-17")) == 2_026)
  }

  /// New moons within a minute of midnight: disputed.csv.
  @Test(arguments: ["2057-09-28", "2089-09-04", "2097-08-07"])
  func observatoryDecidesDisputedNewMoons(date: String) throws {
    let start = day(date)
    var days: [Day] = []
    let rule = ChineseRule()
    let year = try #require(rule.year(containing: start))
    let shape = rule.shape(of: year)
    var next = shape.start
    for month in shape.months {
      days.append(next)
      next = next + month.dayCount
    }
    #expect(days.contains(start))
    #expect(!days.contains(start + 1))
  }

  /// Tet fell a day before the Chinese new year in 1968 and 2007, and a month before it in 1985.
  @Test(arguments: [
    (1_968, "1968-01-29", "1968-01-30"), (1_985, "1985-01-21", "1985-02-20"), (2_007, "2007-02-17", "2007-02-18"),
  ])
  func vietnameseAndChineseNewYearsDiffer(year: Int, vietnamese: String, chinese: String) throws {
    #expect(VietnameseRule().shape(of: year).start == day(vietnamese))
    #expect(ChineseRule().shape(of: year).start == day(chinese))
  }

  @Test func ummAlQuraDates() throws {
    let rule = UmmAlQuraRule()
    #expect(try month(rule, 1_446, "8").map { $0.start + 26 } == day("2025-02-26"))
    let year = rule.shape(of: 1_445)
    #expect(year.start == day("2023-07-19"))
    #expect(year.dayCount == 354)
    #expect(year.end - 1 == day("2024-07-06"))
    #expect(rule.shape(of: 1_343).start == Day(-16_589))
    #expect(rule.shape(of: 1_356).start == Day(-11_981))
    #expect(rule.shape(of: 1_500).end == Day(39_402))
  }

  @Test func nepaliDates() throws {
    #expect(NepaliRule().shape(of: 1_975).start == Day(-18_891))
    #expect(NepaliRule().shape(of: 2_080).start == day("2023-04-14"))
  }

  @Test func hinduNewYears() throws {
    // Ugadi 2024, Bestu Varas 2024, Puthandu, Vishu's year from Chingam, Pohela Boishakh in Kolkata.
    #expect(HinduLunisolarRule(.telugu).shape(of: 1_946).start == day("2024-04-09"))
    #expect(HinduLunisolarRule(.vikram).shape(of: 2_081).start == day("2024-04-09"))
    #expect(HinduLunisolarRule(.gujarati).shape(of: 2_081).start == day("2024-11-02"))
    #expect(HinduSolarRule(.tamil).shape(of: 1_946).start == day("2024-04-14"))
    #expect(HinduSolarRule(.malayalam).shape(of: 1_200).start == day("2024-08-17"))
    #expect(HinduSolarRule(.bangla).shape(of: 1_431).start == day("2024-04-14"))
    #expect(HinduSolarRule(.odia).shape(of: 1_432).months.first?.name == MonthName(number: 6))
  }

  /// Vikram 2020 and 2039 lose a month and have leap months beside it.
  @Test func lostMonthsLeaveGapsInTheNumbers() {
    func names(_ era: HinduLunisolarRule.Era, _ year: Int) -> String {
      HinduLunisolarRule(era).shape(of: year).months.map(\.name.description).joined(separator: " ")
    }
    #expect(names(.vikram, 2_020) == "1 2 3 4 5 6 7 8L 8 10 11 12")
    #expect(names(.marathi, 1_885) == "1 2 3 4 5 6 7 8L 8 10 11 12")
    #expect(names(.gujarati, 2_019) == "1 2 3 4 5 6 7 8 9 10 11 12")
    #expect(names(.gujarati, 2_020) == "1L 1 3 4 5 6L 6 7 8 9 10 11 12")
    #expect(names(.vikram, 2_039) == "1 2 3 4 5 6 7L 7 8 9 10 12L 12")
    #expect(names(.gujarati, 2_038) == "1 2 3 4 5 6 7 8 9 10 11 12L 12")
    #expect(names(.gujarati, 2_039) == "1 2 3 5L 5 6 7 8 9 10 11 12")
  }

  @Test func tithiLabelsRepeatAndSkip() throws {
    // Chaitra 2020: label 15 twice, labels 4 and 30 missing.
    let labels = try #require(HinduLunisolarRule(.vikram).shape(of: 2_020).months[0].labels)
    #expect(labels == [1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 15] + Array(16...29))
  }
}
