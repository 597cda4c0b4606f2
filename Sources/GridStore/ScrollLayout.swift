/// What a page of a paged scroll holds.
public enum ScrollPaging: Hashable, Sendable {
  /// No pages: rows of months stand one below the other.
  case continuous
  /// A page for each month.
  case month
  /// A page for each year.
  case year
  /// A page for so many months, 1…156, counted from the grid's first month.
  case months(Int)
}

/// The direction in which pages follow one another.
public enum ScrollAxis: String, Hashable, CaseIterable, Sendable {
  case vertical
  case horizontal
}

/// How high the blocks of months are.
public enum BlockRows: String, Hashable, CaseIterable, Sendable {
  /// Six rows for every month.
  case fixed
  /// The rows that the fill mode shows: the weeks a month touches, or six.
  case variable
}

/// How a scroll of months is laid out: the measures of a ``ScrollGeometry``, all in one unit of the caller's choice.
///
/// Months stand side by side in rows of ``monthsAcross``, called *bands*; a band is as high as its highest month. A month's block is a header
/// and its rows of seven cells.
///
///     ├ x 0
///     header  header  header   ┐
///     rows    rows    rows     │ band 0
///             rows             ┘
///     gap
///     header  header  header     band 1
public struct ScrollLayout: Hashable, Sendable {
  /// Which cells show days.
  public var fill: FillMode
  /// Where the rows of a month begin if ``fill`` is `six`.
  public var leadingWeek: LeadingWeek
  public var rows: BlockRows
  /// Months side by side: 1…12.
  public var monthsAcross: Int
  /// Whether each year begins a new band. Otherwise bands are counted from the grid's first month, whatever year they lie in.
  public var alignsToYears: Bool
  public var paging: ScrollPaging
  /// The direction of pages; a scroll without pages is vertical.
  public var axis: ScrollAxis
  /// Height of a row of cells: 1…65,535.
  public var rowHeight: Int
  /// Width of a cell: 1…65,535.
  public var columnWidth: Int
  /// Height above a month's rows: 0…65,535.
  public var headerHeight: Int
  /// Between two bands, and between two pages one below the other: 0…65,535.
  public var gap: Int
  /// Between months side by side, and between two pages side by side: 0…65,535.
  public var monthGap: Int

  /// A layout; without arguments one month below the other in rows of height 1.
  public init(
    fill: FillMode = .none, leadingWeek: LeadingWeek = .never, rows: BlockRows = .variable, monthsAcross: Int = 1,
    alignsToYears: Bool = false, paging: ScrollPaging = .continuous, axis: ScrollAxis = .vertical, rowHeight: Int = 1,
    columnWidth: Int = 1, headerHeight: Int = 0, gap: Int = 0, monthGap: Int = 0
  ) {
    self.fill = fill
    self.leadingWeek = leadingWeek
    self.rows = rows
    self.monthsAcross = monthsAcross
    self.alignsToYears = alignsToYears
    self.paging = paging
    self.axis = axis
    self.rowHeight = rowHeight
    self.columnWidth = columnWidth
    self.headerHeight = headerHeight
    self.gap = gap
    self.monthGap = monthGap
  }

  /// Months on a page of a counted number of months; `nil` for years and without pages.
  var monthsPerPage: Int? {
    switch paging {
    case .continuous, .year: nil
    case .month: 1
    case .months(let count): count
    }
  }

  /// - Throws: ``GridError`` with code `invalidLayout`, with the measure's name as its place.
  func check() throws(GridError) {
    let measures = [
      ("row height", rowHeight, 1...65_535), ("column width", columnWidth, 1...65_535),
      ("header height", headerHeight, 0...65_535), ("gap", gap, 0...65_535), ("month gap", monthGap, 0...65_535),
      ("months side by side", monthsAcross, 1...12), ("months on a page", monthsPerPage ?? 1, 1...156),
    ]
    for (place, value, range) in measures where !range.contains(value) {
      throw GridError(
        .invalidLayout, place: place, found: "\(value)", expected: "\(range.lowerBound) to \(range.upperBound)")
    }
    if let count = monthsPerPage, count % monthsAcross != 0 {
      throw GridError(
        .invalidLayout, place: "months on a page", found: "\(count) with \(monthsAcross) side by side",
        expected: "a multiple of \(monthsAcross)")
    }
    if paging == .continuous, axis == .horizontal {
      throw GridError(
        .invalidLayout, place: "axis", found: "horizontal without pages", expected: "vertical, or pages")
    }
  }
}
