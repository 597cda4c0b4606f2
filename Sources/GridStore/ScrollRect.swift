public import CalendarCore

/// Width and height in the unit of a ``ScrollLayout``.
@frozen
public struct ScrollSize: Hashable, Sendable {
  public let width: Int
  public let height: Int

  @inlinable
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// A rectangle in the unit of a ``ScrollLayout``; x grows to the right and y downwards from the content's corner.
@frozen
public struct ScrollRect: Hashable, Sendable {
  public let x: Int
  public let y: Int
  public let width: Int
  public let height: Int

  @inlinable
  init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// A cell under a point.
@frozen
public struct ScrollCell: Hashable, Sendable {
  /// The month in whose block the cell stands.
  public let month: ScrollMonth
  /// 0…5
  public let row: Int
  /// 0…6
  public let column: Int
  /// The civil day; for a blank the day that would stand there.
  public let day: Day
  /// Whether the day stands before, in or behind the month.
  public let owner: CellOwner

  @inlinable
  init(month: ScrollMonth, row: Int, column: Int, day: Day, owner: CellOwner) {
    self.month = month
    self.row = row
    self.column = column
    self.day = day
    self.owner = owner
  }

  /// row × 7 + column: 0…41.
  @inlinable
  public var index: Int { row &* 7 &+ column }
}

/// A month of a scroll.
@frozen
public struct ScrollMonth: Hashable, Sendable {
  /// In the scroll, 0..<`monthCount` of the grid.
  public let index: Int
  /// In the calendar's own count.
  public let year: Int
  /// 1…13
  public let ordinal: Int

  @inlinable
  init(index: Int, year: Int, ordinal: Int) {
    self.index = index
    self.year = year
    self.ordinal = ordinal
  }
}

/// What stands at a point of a scroll.
@frozen
public enum ScrollHit: Hashable, Sendable {
  /// A cell that shows a day.
  case day(ScrollCell)
  /// A cell that the fill mode leaves blank, or whose day lies outside the calendar's documented range.
  case blank(ScrollCell)
  /// The header of a month.
  case header(ScrollMonth)
  /// Between bands, months or pages; below a month that is lower than its band; or where a band or page has no more months.
  case gap
}

/// What a stretch of a scroll shows.
@frozen
public struct ScrollWindow: Hashable, Sendable {
  /// The pages on screen, whole or in part; empty without pages, or where only a gap is seen.
  public let pages: Range<Int>
  /// The bands on screen, whole or in part; of pages all bands.
  public let bands: Range<Int>
  /// The indexes of the months in these bands.
  public let months: Range<Int>
  /// From the first to the last day in a row on screen, neighbour cells included, whether or not the calendar knows them; `nil` if no row
  /// with days is seen. Of pages all rows.
  public let days: ClosedRange<Day>?
}
