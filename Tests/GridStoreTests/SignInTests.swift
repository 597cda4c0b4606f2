import CalendarCore
import GridStore
import TestSupport
import Testing

/// The sign-in calendar: one state for every day, whatever a device's clock says.
@Suite struct SignInTests {
  private func day(_ text: String) throws -> Day { Day(try ISODate(text: text)) }

  @Test func aMonthOfSignIns() throws {
    let calendar = try SignInCalendar(
      signedIn: DaySet([day("2026-09-01"), day("2026-09-02"), day("2026-09-04"), day("2026-09-05")]),
      opens: day("2026-08-31"), closes: day("2026-09-20"), today: day("2026-09-06"))
    let states = try [
      "2026-08-30", "2026-08-31", "2026-09-01", "2026-09-03", "2026-09-06", "2026-09-07", "2026-09-20", "2026-09-21",
    ]
    .map { calendar.state(of: try day($0)) }
    #expect(states == [.locked, .missed, .signedIn, .missed, .canSignIn, .notYet, .notYet, .locked])
    // Two days, and today is still open.
    #expect(calendar.currentStreak == 2)
    let grid = try Grids.whole(.gregorian)
    let month = try grid.signIns(of: calendar, year: 2026, ordinal: 9)
    #expect(month.frontBlanks == 2 && month.backBlanks == 3 && month.weeks == 5)
    #expect(month.count(of: .signedIn) == 4 && month.count(of: .missed) == 1 && month.count(of: .canSignIn) == 1)
    #expect(month.count(of: .notYet) == 14 && month.count(of: .locked) == 10)
    // 31 August is a neighbour's cell.
    #expect(month.missed == 1 << 1 | 1 << 4 && month.own == ((1 << 30) - 1) << 2)
  }

  @Test func missedDaysCanBeMadeUpForAWhile() throws {
    let calendar = try SignInCalendar(
      signedIn: DaySet(), opens: Day(100), closes: Day(120), today: Day(110), makeUpDays: 3)
    #expect(
      (105...112).map { calendar.state(of: Day($0)) }
        == [.missed, .missed, .canSignIn, .canSignIn, .canSignIn, .canSignIn, .notYet, .notYet])
    let always = try SignInCalendar(
      signedIn: DaySet(), opens: Day(100), closes: Day(120), today: Day(110), makeUpDays: .max)
    #expect(always.state(of: Day(100)) == .canSignIn)
    let never = try SignInCalendar(
      signedIn: DaySet(), opens: Day(100), closes: Day(120), today: Day(110), makeUpDays: -5)
    #expect(never.state(of: Day(109)) == .missed && never.state(of: Day(110)) == .canSignIn)
  }

  @Test func masksEqualStatesDayByDay() throws {
    var generator = SeededGenerator(seed: 9)
    let grids = try [CalendarID.gregorian, .chinese, .hebrew].map { try Grids.whole($0, Grids.rule(2, 4)) }
    var cells = 0
    var seen: [SignInState: Int] = [:]
    var failures: [String] = []
    for round in 0..<300 {
      let grid = grids[round % grids.count]
      let start = Day(Int.random(in: 0...40_000, using: &generator))
      let opens = start + Int.random(in: -60...30, using: &generator)
      let signedIn = try DaySet((0..<40).map { _ in start + Int.random(in: -70...70, using: &generator) })
      let calendar = try SignInCalendar(
        signedIn: signedIn, opens: opens, closes: opens + Int.random(in: 0...90, using: &generator),
        today: start + Int.random(in: -60...60, using: &generator),
        makeUpDays: Int.random(in: 0...40, using: &generator))
      let month = try grid.month(of: start)
      let masks = try grid.signIns(of: calendar, year: month.year, ordinal: month.ordinal)
      #expect(masks.frontBlanks == month.firstWeekdayOffset && masks.weeks == month.rowCount)
      #expect(masks.frontBlanks + month.dayCount + masks.backBlanks == 7 * masks.weeks)
      for index in 0..<42 {
        let state = calendar.state(of: month.firstCell + index)
        if try masks.state(ofCell: index) != state { failures.append("\(month.firstCell + index): \(state)") }
        // Exactly one mask has the cell.
        let holders = SignInState.allCases.filter { masks[$0] >> UInt64(index) & 1 != 0 }
        if holders != [state] { failures.append("\(month.firstCell + index): \(holders)") }
        seen[state, default: 0] += 1
        cells += 1
      }
    }
    #expect(failures.prefix(5) == [])
    #expect(cells == 300 * 42)
    #expect(seen.count == 5 && seen.values.allSatisfy { $0 > 100 })
  }

  @Test func streaksEndToday() throws {
    let signedIn = try DaySet([Day(5), Day(6), Day(7)])
    func streak(_ today: Int) throws -> Int {
      try SignInCalendar(signedIn: signedIn, opens: Day(0), closes: Day(10), today: Day(today)).currentStreak
    }
    #expect(try (4...9).map(streak) == [0, 1, 2, 3, 3, 0])
    // Outside the window nothing is open any more, so the streak is that of today.
    #expect(try SignInCalendar(signedIn: signedIn, opens: Day(0), closes: Day(7), today: Day(8)).currentStreak == 0)
  }

  @Test func aWindowThatClosesBeforeItOpensIsAnError() throws {
    expectError(.reversedRange, found: "1970-01-03 to 1970-01-02", expected: "a first day that is not after the last") {
      _ = try SignInCalendar(signedIn: DaySet(), opens: Day(2), closes: Day(1), today: Day(0))
    }
    let calendar = try SignInCalendar(signedIn: DaySet(), opens: Day(1), closes: Day(1), today: Day(1))
    let month = try Grids.whole(.gregorian).signIns(of: calendar, year: 1970, ordinal: 1)
    expectError(.noSuchCell) { _ = try month.state(ofCell: 42) }
    // The ends of all days.
    let all = try SignInCalendar(
      signedIn: DaySet(), opens: Day(rawValue: .min), closes: Day(rawValue: .max), today: Day(rawValue: .min))
    #expect(all.currentStreak == 0 && all.state(of: Day(rawValue: .min)) == .canSignIn)
  }
}
