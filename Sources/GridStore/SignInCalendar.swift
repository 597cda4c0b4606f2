public import CalendarCore
import GridFormat

/// What a day is to somebody who signs in once a day.
public enum SignInState: String, Hashable, CaseIterable, Sendable {
  /// The server knows a sign-in of this day.
  case signedIn = "signed-in"
  /// One may sign in for this day now.
  case canSignIn = "can-sign-in"
  /// Inside the window, gone by without a sign-in, and too late to make up for.
  case missed
  /// Inside the window, but still to come.
  case notYet = "not-yet"
  /// Outside the window.
  case locked
}

/// The days on which somebody signed in, and those on which one may.
///
/// Everything is an argument: the sign-ins, the window and today come from a server and have been filed in a stated time zone, so a
/// device with a wrong clock or zone shows the same calendar.
public struct SignInCalendar: Hashable, Sendable {
  /// The days with a sign-in.
  public let signedIn: DaySet
  /// The days on which one may sign in, both ends included.
  public let window: ClosedRange<Day>
  /// The server's day.
  public let today: Day
  /// How many days one may look back: a day missed is made up for at most so many days later.
  public let makeUpDays: Int

  /// - Parameters:
  ///   - signedIn: the days with a sign-in, as the server tells them.
  ///   - opens: the first day of the window.
  ///   - closes: the last day of the window.
  ///   - today: the server's now as a day in the calendar's time zone.
  ///   - makeUpDays: 0 if one may sign in for today only; negative numbers are taken for 0.
  /// - Throws: ``GridError`` with code `reversedRange` if the window closes before it opens.
  public init(signedIn: DaySet, opens: Day, closes: Day, today: Day, makeUpDays: Int = 0) throws(GridError) {
    guard opens <= closes else {
      throw GridError(
        .reversedRange, place: "window", found: "\(ISODate(opens)) to \(ISODate(closes))",
        expected: "a first day that is not after the last")
    }
    self.signedIn = signedIn
    window = opens...closes
    self.today = today
    // No two days lie further apart.
    self.makeUpDays = min(max(0, makeUpDays), 1 << 32)
  }

  /// What a day is.
  ///
  /// - Complexity: O(1).
  public func state(of day: Day) -> SignInState {
    if signedIn.contains(day) { return .signedIn }
    guard window.contains(day) else { return .locked }
    if day > today { return .notYet }
    return today - day <= makeUpDays ? .canSignIn : .missed
  }

  /// How many days in a row are signed in up to today, or up to yesterday as long as one can still sign in today.
  ///
  /// - Complexity: O(streak / 64).
  public var currentStreak: Int {
    if today.rawValue > .min, state(of: today) == .canSignIn { return signedIn.streak(endingAt: today - 1) }
    return signedIn.streak(endingAt: today)
  }
}

/// A month of a sign-in calendar: a mask for each state, bit i for cell i; every one of the 42 cells has exactly one state.
public struct SignInMonth: Hashable, Sendable {
  public let signedIn: UInt64
  public let canSignIn: UInt64
  public let missed: UInt64
  public let notYet: UInt64
  public let locked: UInt64
  /// The month's own cells.
  public let own: UInt64
  /// Blank cells before day 1: 0…6.
  public let frontBlanks: Int
  /// Blank cells behind the last day, to complete its week: 0…6.
  public let backBlanks: Int
  /// Weeks that the month touches: 1…6.
  public let weeks: Int

  /// The cells in a state, those of neighbouring months included.
  public subscript(state: SignInState) -> UInt64 {
    switch state {
    case .signedIn: signedIn
    case .canSignIn: canSignIn
    case .missed: missed
    case .notYet: notYet
    case .locked: locked
    }
  }

  /// How many days of the month are in a state: 0…32.
  ///
  /// - Complexity: O(1).
  public func count(of state: SignInState) -> Int { (self[state] & own).nonzeroBitCount }

  /// The state of a cell.
  ///
  /// - Parameter index: 0…41.
  /// - Throws: ``GridError`` with code `noSuchCell`.
  /// - Complexity: O(1).
  public func state(ofCell index: Int) throws(GridError) -> SignInState {
    guard (0..<42).contains(index) else {
      throw GridError(.noSuchCell, found: "cell \(index)", expected: "0 to 41")
    }
    let bit: UInt64 = 1 << UInt64(index)
    if signedIn & bit != 0 { return .signedIn }
    if canSignIn & bit != 0 { return .canSignIn }
    if missed & bit != 0 { return .missed }
    return notYet & bit != 0 ? .notYet : .locked
  }
}

extension Grid {
  /// A month of a sign-in calendar.
  ///
  /// - Throws: ``GridError``: `yearOutOfRange` or `noSuchMonth`.
  /// - Complexity: O(1).
  public func signIns(of calendar: SignInCalendar, year: Int, ordinal: Int) throws(GridError) -> SignInMonth {
    let slot = try slot(year: year, ordinal: ordinal)
    let offset = offset(slot.word)
    let first = slot.start &- offset
    let today = calendar.today.number &- first
    let end = offset &+ slot.word.dayCount
    let weeks = (end &+ 6) / 7
    let signedIn = calendar.signedIn.window(from: first)
    let window = CellMask.cells(
      calendar.window.lowerBound.number &- first, calendar.window.upperBound.number &- first &+ 1)
    let free = window & ~signedIn
    let past = CellMask.cells(0, today &- calendar.makeUpDays)
    let future = CellMask.cells(today &+ 1, 42)
    return SignInMonth(
      signedIn: signedIn, canSignIn: free & ~past & ~future, missed: free & past, notYet: free & future,
      locked: CellMask.all & ~window & ~signedIn, own: CellMask.cells(offset, end), frontBlanks: offset,
      backBlanks: weeks &* 7 &- end, weeks: weeks)
  }
}
