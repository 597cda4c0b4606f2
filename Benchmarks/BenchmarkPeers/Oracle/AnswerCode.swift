/// How an answer becomes the integer that is added up, the same for every implementation.
public enum AnswerCode {
  /// Year × 65,536 + month × 256 + day.
  @inlinable @inline(__always)
  public static func date(year: Int, month: Int, day: Int) -> UInt64 {
    UInt64(bitPattern: Int64(year &* 65_536 &+ month &* 256 &+ day))
  }

  /// The date's code × 64 + row × 8 + column.
  @inlinable @inline(__always)
  public static func place(year: Int, month: Int, day: Int, row: Int, column: Int) -> UInt64 {
    date(year: year, month: month, day: day) &* 64 &+ UInt64(bitPattern: Int64(row &* 8 &+ column))
  }

  /// Day number × 65,536 + owner × 256 + label; the owner is 0 previous month, 1 this month, 2 next month.
  @inlinable @inline(__always)
  public static func cell(day: Int, owner: Int, label: Int) -> UInt64 {
    UInt64(bitPattern: Int64(day &* 65_536 &+ owner &* 256 &+ label))
  }

  /// Week-year × 64 + week.
  @inlinable @inline(__always)
  public static func week(year: Int, week: Int) -> UInt64 {
    UInt64(bitPattern: Int64(year &* 64 &+ week))
  }

  /// An answer of several parts: the code of those before, and one more.
  @inlinable @inline(__always)
  public static func joined(_ code: UInt64, _ part: UInt64) -> UInt64 { (code << 11 | code >> 53) &+ part }

  /// A plain number.
  @inlinable @inline(__always)
  public static func number(_ number: Int) -> UInt64 {
    UInt64(bitPattern: Int64(number))
  }
}
