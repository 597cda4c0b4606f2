import CalendarCore
import CalendarRules
import GridBuilder
import GridFormat
import GridStore
import Synchronization
import TestSupport
import Testing

/// What a build covers, and what it says where it covers less.
@Suite struct CoverageTests {
  private func day(_ text: String) throws -> Day { Day(try ISODate(text: text)) }

  private func coverage(
    _ calendar: CalendarID, _ first: String, _ last: String
  ) throws -> CalendarCoverage {
    let other = GridParameters(calendar: .iso8601)
    let request = BuildRequest(
      keys: [GridParameters(calendar: calendar), other], days: try day(first)...(try day(last)))
    let output = try CacheBuilder.build(request)
    return try #require(output.coverage.first { $0.calendar == calendar })
  }

  @Test func yearsAreThoseThatHoldTheDays() throws {
    let hebrew = try coverage(.hebrew, "2024-01-01", "2024-12-31")
    #expect(hebrew.years == 5784...5785)
    #expect(hebrew.isComplete)
    #expect(hebrew.documentedYears == 1...9_999)
    // One day is enough.
    #expect(try coverage(.gregorian, "2024-12-31", "2025-01-01").years == 2024...2025)
    #expect(try coverage(.gregorian, "2024-12-31", "2024-12-31").years == 2024...2024)
  }

  @Test func lessThanAskedIsSaid() throws {
    let bangla = try coverage(.banglaBD, "2020-01-01", "2020-12-31")
    #expect(bangla.years == 1427...1427)
    #expect(!bangla.isComplete)
    #expect(bangla.documentedYears == 1_427...9_406)
    let islamic = try coverage(.islamicCivil, "0600-01-01", "0630-12-31")
    #expect(islamic.years?.lowerBound == 1 && !islamic.isComplete)
  }

  @Test func nothingIsSaid() throws {
    let bangla = try coverage(.banglaBD, "1990-01-01", "1990-12-31")
    #expect(bangla.years == nil && !bangla.isComplete)
    #expect(bangla.documentedYears == 1_427...9_406)
  }

  @Test func nothingToBuildIsAnError() throws {
    let request = try BuildRequest(calendars: [.banglaBD], weekRules: WeekRule.all, isoYears: 1990...1991)
    do {
      _ = try CacheBuilder.build(request)
      Issue.record("built")
    } catch {
      #expect(error.code == .nothingToBuild)
      #expect(error.found == "1990-01-01 to 1991-12-31")
      #expect(error.description == "nothing to build: found \(error.found), expected \(error.expected)")
    }
    #expect(throws: BuildError.self) { try CacheBuilder.build(BuildRequest(keys: [], days: request.days)) }
  }

  @Test(arguments: [-10_000...2_000, 2_000...10_000, Int.min...0, 0...Int.max])
  func yearsThatNoRequestMayNameAreRefused(_ years: ClosedRange<Int>) {
    do {
      _ = try BuildRequest(calendars: [.gregorian], weekRules: [.sundayFirst], isoYears: years)
      Issue.record("accepted")
    } catch {
      #expect(error.code == .year && error.expected == "years from -9999 to 9999")
    }
  }

  @Test func aRequestNamesEveryCalendarWithEveryRule() throws {
    let request = try BuildRequest(calendars: [.hebrew, .coptic], weekRules: WeekRule.all, isoYears: -9_999...9_999)
    #expect(request.keys.count == 98)
    #expect(ISODate(request.days.lowerBound).description == "-9999-01-01")
    #expect(ISODate(request.days.upperBound).description == "9999-12-31")
  }

  /// One more year at each end, where there is one.
  @Test func guardYearsStandBesideTheAnsweredOnes() throws {
    func covered(_ calendar: CalendarID, _ years: ClosedRange<Int>) throws -> ClosedRange<Int> {
      try Grids.bytes(calendar, years: years, [.sundayFirst]).withUnsafeBytes { buffer in
        try FileView(buffer).table(for: GridParameters(calendar: calendar)).coveredYears
      }
    }
    #expect(try covered(.gregorian, 2000...2000) == 1999...2001)
    #expect(try covered(.hebrew, 1...1) == 1...2)
    #expect(try covered(.hebrew, 9_999...9_999) == 9_998...9_999)
    #expect(try covered(.gregorian, 1582...1582) == 1581...1583)
    #expect(try covered(.persian, 1...3_000) == 1...3_000)
  }

  @Test func cancellingEndsTheBuild() throws {
    let request = try BuildRequest(
      calendars: [.gregorian, .hebrew], weekRules: [.sundayFirst], isoYears: -9_999...9_999)
    var cancelled = 0
    for limit in [0, 1, 5, 40] {
      for threads in [1, 3] {
        let asked = Atomic<Int>(0)
        do {
          _ = try CacheBuilder.build(
            request, threads: threads, isCancelled: { asked.add(1, ordering: .relaxed).newValue > limit })
          Issue.record("built after \(limit) questions")
        } catch {
          #expect(error.code == .cancelled && error.found == "an interrupt")
          cancelled += 1
        }
      }
    }
    #expect(cancelled == 8)
  }
}
