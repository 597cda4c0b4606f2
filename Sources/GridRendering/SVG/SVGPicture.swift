import CalendarCore
public import GridStore

/// Grids as SVG: one picture of whole numbers, without scripts, fonts or anything from outside; the same bytes everywhere.
///
/// All words are texts that can be searched and read aloud: a month is a table of rows and cells. Colours follow the light or dark scheme
/// of a screen; on paper they are light.
public struct SVGPicture: Sendable {
  let grid: Grid
  let options: PictureOptions
  let overlays: DayOverlays
  /// The sheet that the picture is fitted to, if any.
  let paper: Paper?

  /// - Parameters:
  ///   - grid: the grid that holds what is drawn.
  ///   - options: what is shown.
  ///   - overlays: what is shown over the days; signs are explained below the months.
  ///   - paper: the sheet that the picture is fitted to; without one it has its own size.
  public init(
    _ grid: Grid, options: PictureOptions = PictureOptions(), overlays: DayOverlays = DayOverlays(), paper: Paper? = nil
  ) {
    self.grid = grid
    self.options = options
    self.overlays = overlays
    self.paper = paper
  }

  /// The picture of a month.
  ///
  /// - Throws: ``GridError``: `yearOutOfRange` or `noSuchMonth`.
  public func month(year: Int, ordinal: Int) throws(GridError) -> String {
    let picture = try MonthPicture.month(grid, year: year, ordinal: ordinal, options: options, overlays: overlays)
    return sheet(title: picture.title, showsTitle: false, [picture], columns: 1)
  }

  /// The picture of a month as one run of whole weeks.
  ///
  /// - Throws: ``GridError``: `yearOutOfRange` or `noSuchMonth`.
  public func strip(year: Int, ordinal: Int) throws(GridError) -> String {
    let picture = try MonthPicture.month(grid, year: year, ordinal: ordinal, options: options, overlays: overlays)
    let block = SVGBlock(picture, options, overlays, weeksPerLine: picture.rows.count)
    return SVGSheet(title: picture.title, options: options, overlays: overlays, paper: paper)
      .text(width: block.width, height: block.height, body: block.text(x: 0, y: 0))
  }

  /// The picture of a year.
  ///
  /// - Parameter columns: months side by side; taken as 1 if it is less. 3, 4, 2 and 1 make years of 3 × 4, 4 × 3, 2 × 6 and 1 × 12.
  /// - Throws: ``GridError`` with code `yearOutOfRange`.
  public func year(_ year: Int, columns: Int = 3) throws(GridError) -> String {
    let months = try MonthPicture.months(grid, year: year, options: options, overlays: overlays)
    let title = try GridTitles(grid, language: options.language).year(year)
    return sheet(title: title, showsTitle: true, months, columns: columns)
  }

  /// The picture of some months, each titled with its year.
  ///
  /// - Parameters:
  ///   - months: the months in their order.
  ///   - columns: months side by side; taken as 1 if it is less.
  /// - Throws: ``GridError`` with code `yearOutOfRange`.
  public func months(_ months: [GridMonth], columns: Int = 3) throws(GridError) -> String {
    var pictures: [MonthPicture] = []
    for month in months {
      pictures.append(
        try MonthPicture.month(grid, year: month.year, ordinal: month.ordinal, options: options, overlays: overlays))
    }
    let ends = [pictures.first, pictures.last].compactMap { $0?.title }
    return sheet(title: ends.joined(separator: " – "), showsTitle: false, pictures, columns: columns)
  }

  private func sheet(title: String, showsTitle: Bool, _ months: [MonthPicture], columns: Int) -> String {
    let blocks = months.map { SVGBlock($0, options, overlays, weeksPerLine: 1) }
    let columns = max(1, min(columns, blocks.count))
    let lines = (blocks.count + columns - 1) / columns
    let sheet = SVGSheet(title: title, options: options, overlays: overlays, paper: paper)
    let width = columns * (sheet.blockWidth + SVGSize.columnGap) - SVGSize.columnGap
    // Several months stand on lines: their blocks are as high as six rows.
    let blockHeight = blocks.count == 1 ? blocks[0].height : sheet.blockHeight
    let top = showsTitle ? SVGSize.title : 0
    var body = showsTitle ? sheet.heading(width: width) : ""
    for (position, block) in blocks.enumerated() {
      let column = options.isRightToLeft ? columns - 1 - position % columns : position % columns
      body += block.text(
        x: column * (sheet.blockWidth + SVGSize.columnGap),
        y: top + position / columns * (blockHeight + SVGSize.lineGap))
    }
    return sheet.text(
      width: width, height: top + lines * (blockHeight + SVGSize.lineGap) - SVGSize.lineGap, body: body)
  }
}
