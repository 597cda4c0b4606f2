import CalendarCore

/// Dates of consecutive days as text: what changes from one to the next is nearly always the day.
struct DateRun {
  /// The date up to its day as eight letters, for example `2026-09-`; 0 for years that do not have four digits.
  private(set) var month: UInt64 = 0
  /// The day of the ISO 8601 month.
  private(set) var day: Int
  private var date: ISODate
  private var lastDay: Int

  init(from first: Day) {
    date = ISODate(first)
    day = date.day
    lastDay = ISODate.dayCount(year: date.year, month: date.month)
    month = Self.letters(date)
  }

  /// Goes on to the next day.
  @inline(__always)
  mutating func advance() {
    day &+= 1
    if _slowPath(day > lastDay) { beginMonth() }
  }

  @inline(never)
  private mutating func beginMonth() {
    day = 1
    // Only damaged files come to the last day that there is.
    guard let next = Day(exactly: Day(date).number + lastDay - date.day + 1) else { return month = 0 }
    date = ISODate(next)
    lastDay = ISODate.dayCount(year: date.year, month: date.month)
    month = Self.letters(date)
  }

  private static func letters(_ date: ISODate) -> UInt64 {
    guard (0...9_999).contains(date.year) else { return 0 }
    let year = digits(date.year / 100) | digits(date.year % 100) << 16
    let dash = UInt64(UInt8(ascii: "-"))
    return (year | dash << 32 | digits(date.month) << 40 | dash << 56).littleEndian
  }

  /// Two digits as letters, the first of them in the lowest byte.
  private static func digits(_ number: Int) -> UInt64 {
    UInt64(UInt8(ascii: "0")) * 0x101 + UInt64(number / 10) + UInt64(number % 10) << 8
  }
}
