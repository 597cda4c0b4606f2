public import CalendarCore
public import GridStore

/// What is asked of a scroll besides its measures.
public struct LayoutQuestions: Hashable, Sendable {
  /// Where a month stands.
  public var month: GridMonth?
  /// Where a day stands in its own month.
  public var day: Day?
  /// Which month stands at an offset along the scroll.
  public var offset: Int?
  /// What stands at a point.
  public var point: LayoutPoint?
  /// What a stretch of the scroll shows.
  public var visible: LayoutStretch?
  /// Where every month stands.
  public var everyMonth = false

  public init() {}
}

/// A stretch of a scroll.
public struct LayoutStretch: Hashable, Sendable {
  public var start: Int
  /// Not included.
  public var end: Int

  public init(start: Int, end: Int) {
    self.start = start
    self.end = end
  }
}

/// A point of a scroll.
public struct LayoutPoint: Hashable, Sendable {
  public var x: Int
  public var y: Int

  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}
