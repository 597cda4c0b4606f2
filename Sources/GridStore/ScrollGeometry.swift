import CalendarCore
import GridFormat

/// Where every month, row and day of a scroll stands, and what stands at every point: in constant time over the grid's whole range.
///
/// A value that holds its grid; make it once for a screen and keep it. Queries neither allocate nor walk.
///
/// With variable rows, the rows before each band are written down once, when the geometry is made: four bytes a band. The way back, from a position to a band, is a line through the bands: how far it can
/// be off is measured there too over every band (``largestCorrection``): one or two bands, in no calendar more than four.
public struct ScrollGeometry: Sendable {
  public let grid: Grid
  public let layout: ScrollLayout
  /// Rows of months.
  public let bandCount: Int
  /// Pages; 1 without paging.
  public let pageCount: Int
  /// The size of each page; without paging that of the content. All pages are equally large: a band of a page is as high as it can be, six rows.
  public let pageSize: ScrollSize
  /// The size of everything.
  public let contentSize: ScrollSize
  /// By how many bands the first guess of the way back can be off at most: the bound of its corrections.
  public let largestCorrection: Int

  /// Rows before each band, and all rows at the end; empty if every band has six.
  @usableFromInline let rowsBeforeBands: [Int32]
  /// The first month of each band, and all months at the end; empty if all bands but the last have the same number of months.
  @usableFromInline let firstMonths: [Int32]
  /// The first band of each year, and all bands at the end; empty if neither bands nor pages follow years of different lengths.
  @usableFromInline let firstBands: [Int32]
  /// The ordinal of the grid's first month; more than 1 if its table begins inside a year.
  @usableFromInline let firstOrdinal: Int
  /// Bands on a page if that is the same for all pages but the last, else 0.
  @usableFromInline let pageBands: Reciprocal
  @usableFromInline let hasEqualPages: Bool
  @usableFromInline let isPaged: Bool
  @usableFromInline let isHorizontal: Bool
  /// Whether every month's block has six rows.
  @usableFromInline let hasSixRows: Bool

  /// Header and gap: what a band is higher than its rows, with the gap behind it.
  @usableFromInline let bandExtra: Int
  /// The line from a position to a band: a ``BandLine``.
  @usableFromInline let lineSlope: Int
  @usableFromInline let lineBiases: [Int]
  @usableFromInline let linePartShift: Int
  /// For fixed heights: a band with the gap behind it.
  @usableFromInline let bandStride: Reciprocal
  /// A month with the gap behind it.
  @usableFromInline let monthStride: Reciprocal
  /// A page with the gap behind it, along its axis.
  @usableFromInline let pageStride: Reciprocal
  @usableFromInline let across: Reciprocal
  @usableFromInline let rowHeight: Reciprocal
  @usableFromInline let columnWidth: Reciprocal
  /// Months in a period of the grid's main part.
  @usableFromInline let periodMonths: Reciprocal

  /// Lays a grid out.
  ///
  /// - Throws: ``GridError``: `invalidLayout` with the measure's name as its place, or `corrupt` if the row sums of the file do not ascend.
  /// - Complexity: O(months of the grid) for variable rows and for bands that follow years; otherwise O(1).
  public init(_ grid: Grid, _ layout: ScrollLayout) throws(GridError) {
    try layout.check()
    self.grid = grid
    self.layout = layout
    let bands = try ScrollBands(grid, layout)
    bandCount = bands.count
    rowsBeforeBands = bands.rowsBefore
    firstMonths = bands.firstMonths
    firstBands = bands.firstBands
    firstOrdinal = bands.firstOrdinal
    bandExtra = layout.headerHeight + layout.gap
    let line = try bands.line(rowHeight: layout.rowHeight, extra: bandExtra)
    lineSlope = line?.slope ?? 0
    lineBiases = line?.biases ?? []
    linePartShift = line?.partShift ?? 0
    largestCorrection = line?.overshoot ?? 0
    let monthWidth = layout.columnWidth * 7
    bandStride = Reciprocal(bandExtra + layout.rowHeight * 6)
    monthStride = Reciprocal(monthWidth + layout.monthGap)
    across = Reciprocal(layout.monthsAcross)
    rowHeight = Reciprocal(layout.rowHeight)
    columnWidth = Reciprocal(layout.columnWidth)
    periodMonths = Reciprocal(max(1, grid.main.view.periodMonths))

    let width = monthWidth * layout.monthsAcross + layout.monthGap * (layout.monthsAcross - 1)
    hasEqualPages = bands.bandsPerPage != nil
    pageBands = Reciprocal(bands.bandsPerPage ?? 1)
    isPaged = layout.paging != .continuous
    isHorizontal = layout.axis == .horizontal
    hasSixRows = bands.hasSixRows
    if layout.paging == .continuous {
      pageCount = 1
      let height = bands.rowCount * layout.rowHeight + bands.count * bandExtra - layout.gap
      pageSize = ScrollSize(width: width, height: height)
      contentSize = pageSize
      pageStride = Reciprocal(height)
    } else {
      let bandsPerPage = bands.bandsPerPage ?? bands.largestPage
      pageCount = bands.bandsPerPage.map { (bands.count + $0 - 1) / $0 } ?? grid.years.count
      let height = bandsPerPage * (bandExtra + layout.rowHeight * 6) - layout.gap
      pageSize = ScrollSize(width: width, height: height)
      if layout.axis == .vertical {
        pageStride = Reciprocal(height + layout.gap)
        contentSize = ScrollSize(width: width, height: pageCount * pageStride.divisor - layout.gap)
      } else {
        pageStride = Reciprocal(width + layout.monthGap)
        contentSize = ScrollSize(width: pageCount * pageStride.divisor - layout.monthGap, height: height)
      }
    }
  }
}
