import CalendarCore
import CalendarRules
import Foundation
import Testing

@testable import GridFoundation

/// Foundation on Linux differs from calgrid exactly as listed: no more and no fewer.
///
/// What the default run proves: in the eighteen calendars that Foundation computes fast, every month of 1850–2150 is compared by
/// asking for every day, and the months that differ are those of the list, with the same days on both sides. In the nine Hindu
/// calendars, where one answer costs 50–100 µs, every day is asked of one calendar of each kind, the others are seen to give the
/// same answers on every 97th day, and the months that differ are as many as listed.
///
/// `CALGRID_EXHAUSTIVE=1` makes the whole list again and compares it byte for byte: every day that any calendar answers, in all 27.
/// It takes about a minute of processor time in a release build and little more in a debug build: Foundation does the work.
@Suite struct FoundationDifferenceTests {
  static let years = 1_850...2_150
  static let hindu: [CalendarID] = [
    .tamil, .malayalam, .odia, .bangla, .vikram, .gujarati, .kannada, .marathi, .telugu,
  ]
  static let fast = FoundationOracle.calendars.filter { !hindu.contains($0) }

  @Test func everyCalendarIsCompared() {
    #expect(Self.fast.count == 18)
    #expect(FoundationOracle.calendars.count == 27)
  }

  @Test(arguments: fast) func theListedMonthsDifferAndNoOthers(_ calendar: CalendarID) throws {
    let list = try #require(KnownDifferences.ofThisToolchain)
    let report = try FoundationOracle(calendar).compare(gregorianYears: Self.years)
    let listed = list.months.filter { $0.calendar == calendar && report.years.contains($0.year) }
    let single = report.disagreements.filter { list.stretch(of: calendar, year: $0.year) == nil }
    #expect(single.count == listed.count)
    for item in single { #expect(list.contains(item), "not listed: \(item)") }
    for item in listed { #expect(single.contains(item), "listed, but no longer so: \(item)") }
    // Where Foundation answers another calendar, it still does.
    let stretched = report.disagreements.count - single.count
    switch calendar {
    case .vietnamese, .ethiopicAmeteAlem: #expect(stretched == report.compared)
    case .islamic: #expect(stretched > report.compared / 2)
    default: #expect(stretched == 0)
    }
    #expect(report.compared == Self.months[calendar])
    #expect(report.days >= 53_000)
  }

  /// Months of 1850–2150 by calendar, each as far as its range goes.
  static let months: [CalendarID: Int] = [
    .gregorian: 3_612, .iso8601: 3_612, .buddhist: 3_612, .republicOfChina: 3_612, .japanese: 3_612, .chinese: 3_736,
    .dangi: 3_736, .vietnamese: 3_105, .hebrew: 3_735, .islamicCivil: 3_732, .islamicTabular: 3_732,
    .islamicUmmAlQura: 1_896, .islamic: 3_732, .persian: 3_624, .indian: 3_624, .coptic: 3_926,
    .ethiopicAmeteMihret: 3_926, .ethiopicAmeteAlem: 3_926,
  ]

  /// Foundation has one calendar under four names and one under five (see below), so that each is walked once.
  @Test(arguments: [hindu.prefix(4), hindu.suffix(5)].map { Array($0) })
  func hinduMonthsDifferAsOftenAsListed(_ names: [CalendarID]) throws {
    let list = try #require(KnownDifferences.ofThisToolchain)
    let platform = try PlatformCalendar(names[0])
    var answers: [Day: PlatformCalendar.Label?] = [:]
    var calendars = 0
    for calendar in names {
      let oracle = try FoundationOracle(calendar)
      let report = oracle.compare(years: oracle.rule.years, progress: { _, _ in }) { day in
        if let known = answers[day] { return known }
        let label = platform.label(of: day)
        answers[day] = .some(label)
        return label
      }
      #expect(oracle.stretches(in: report) == list.stretches.filter { $0.calendar == calendar })
      #expect(report.disagreements.count >= report.compared)
      #expect(report.compared >= 1_800)
      calendars += 1
    }
    #expect(calendars == names.count)
    #expect(answers.count >= 55_000)
  }

  /// The reason that the list gives, at every 97th day.
  @Test(arguments: [hindu.prefix(4), hindu.suffix(5)].map { Array($0) })
  func hinduCalendarsAreAllTheSameInFoundation(_ names: [CalendarID]) throws {
    let calendars = try names.map { try PlatformCalendar($0) }
    var days = 0
    for number in stride(from: -25_600, through: 29_700, by: 97) {
      let labels = Set(calendars.map { $0.label(of: Day(number)) })
      #expect(labels.count == 1)
      days += 1
    }
    #expect(days == 571)
  }

  /// A difference is the same whichever years are asked for together.
  @Test(arguments: [CalendarID.hebrew, .islamicUmmAlQura, .chinese, .vietnamese, .iso8601])
  func theCutOfTheYearsDoesNotMatter(_ calendar: CalendarID) throws {
    let oracle = try FoundationOracle(calendar)
    let years = 1_990...2_019
    let whole = try oracle.compare(gregorianYears: years).disagreements
    var parts: Set<MonthDisagreement> = []
    var cuts = 0
    for year in years {
      parts.formUnion(try oracle.compare(gregorianYears: year...year).disagreements)
      cuts += 1
    }
    #expect(parts.subtracting(whole).isEmpty)
    #expect(Set(whole).subtracting(parts).isEmpty)
    #expect(cuts == 30)
  }

  @Test func yearsThatACalendarDoesNotKnowAreRefused() throws {
    let oracle = try FoundationOracle(.islamicUmmAlQura)
    let error = #expect(throws: BridgeError.self) { try oracle.compare(gregorianYears: 1_500...1_600) }
    #expect(error?.code == .yearOutOfRange)
    let missing = #expect(throws: BridgeError.self) { try FoundationOracle(.nepali) }
    #expect(missing?.code == .noPlatformCalendar)
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["CALGRID_EXHAUSTIVE"] == "1"))
  func theWholeListIsMadeAgainByteForByte() throws {
    let list = try #require(KnownDifferences.ofThisToolchain)
    let again = try KnownDifferences.make(provenance: list.provenance) { _, _, _ in }
    #expect(again.months.count == list.months.count)
    #expect(again.text == list.text)
  }
}
