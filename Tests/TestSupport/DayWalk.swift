/// Days one after another, with what a calendar calls each: an oracle that only ever steps to the next day.
///
/// It shares no code with the library: no day arithmetic, no division, no formula for weeks. Indexes count from the first day of the walk.
public struct DayWalk: Sendable {
  /// A month of the walk.
  public struct Month: Hashable, Sendable {
    public let year: Int
    /// 1…13
    public let ordinal: Int
    /// Index of its first day.
    public let first: Int
    public let dayCount: Int
  }

  /// A month to walk through: its year, its place in the year and the label of each of its days.
  public struct Step: Sendable {
    public let year: Int
    public let ordinal: Int
    public let labels: [UInt8]

    public init(year: Int, ordinal: Int, labels: [UInt8]) {
      self.year = year
      self.ordinal = ordinal
      self.labels = labels
    }
  }

  /// Days of unknown name that stand before and behind the walk, so that grids at its ends can be compared with blanks.
  public static let padding = 56

  /// Days since 1970-01-01 of index 0.
  public let firstDay: Int
  public private(set) var months: [Month] = []
  /// The year of each day; before and behind the known days the year before and after.
  public private(set) var years: [Int32] = []
  public private(set) var ordinals: [UInt8] = []
  /// 0 for unknown days.
  public private(set) var labels: [UInt8] = []
  /// 1 (Sunday) … 7 (Saturday).
  public private(set) var weekdays: [UInt8] = []

  /// Walks through the months.
  ///
  /// - Parameters:
  ///   - start: days since 1970-01-01 of the first month's first day.
  ///   - steps: months without a gap, at least one.
  public init(start: Int, steps: [Step]) {
    firstDay = start - Self.padding
    var weekday = Self.weekday(of: firstDay)
    func next() {
      weekday = weekday == 7 ? 1 : weekday + 1
    }
    func pad(_ year: Int) {
      for _ in 0..<Self.padding {
        years.append(Int32(year))
        ordinals.append(0)
        labels.append(0)
        weekdays.append(weekday)
        next()
      }
    }
    pad(steps[0].year - 1)
    for step in steps {
      months.append(Month(year: step.year, ordinal: step.ordinal, first: years.count, dayCount: step.labels.count))
      for label in step.labels {
        years.append(Int32(step.year))
        ordinals.append(UInt8(step.ordinal))
        labels.append(label)
        weekdays.append(weekday)
        next()
      }
    }
    pad(steps[steps.count - 1].year + 1)
  }

  /// Stepped day by day from Thursday 1970-01-01.
  private static func weekday(of day: Int) -> UInt8 {
    var weekday: UInt8 = 5
    var current = 0
    while current < day {
      weekday = weekday == 7 ? 1 : weekday + 1
      current += 1
    }
    while current > day {
      weekday = weekday == 1 ? 7 : weekday - 1
      current -= 1
    }
    return weekday
  }

  /// The day number (days since 1970-01-01) of an index.
  public func day(_ index: Int) -> Int { firstDay + index }

  /// Indexes of the days whose names are known.
  public var known: Range<Int> { Self.padding..<(years.count - Self.padding) }

  /// The index of the cell in column 0 of a month's first row: stepped back until the weekday is right.
  public func firstCell(_ month: Month, firstWeekday: Int) -> Int {
    var index = month.first
    while weekdays[index] != firstWeekday { index -= 1 }
    return index
  }

  /// The rows a month touches: counted by the days that begin one.
  public func rowCount(_ month: Month, firstWeekday: Int) -> Int {
    var rows = 1
    for index in (month.first + 1)..<(month.first + max(2, month.dayCount))
    where index < month.first + month.dayCount && weekdays[index] == firstWeekday {
      rows += 1
    }
    return rows
  }
}
