import CalendarGrid
import GridRendering

/// The options that say in which order a page shows its cells.
extension OptionSpec {
  static let leadingWeek = OptionSpec(
    "leading-week", "with --fill six: a week before a month that begins in the first column")
  static let transpose = OptionSpec("transpose", "weeks as columns, weekdays as rows")
  static let rightToLeft = OptionSpec("rtl", "from right to left")
}

extension Command {
  static let arrangementOptions: [OptionSpec] = [.leadingWeek, .transpose, .rightToLeft]

  static let arrangementDetails = """
    With --transpose or --rtl, JSON also has a month's cells as items in the order of such a page, each with its index row
    by row; weeks stay as they are, as does CSV.
    """
}

extension Invocation {
  /// - Throws: ``Failure`` for a leading week without six rows, or together with what is shown over the days.
  func arrangement(fill: FillMode) throws(Failure) -> CellArrangement {
    if has(.leadingWeek) {
      guard fill == .six else {
        throw Failure(.usage, "--leading-week: found --fill \(fill.rawValue), expected --fill six")
      }
      for option in [OptionSpec.marks, .signIn, .alternate] where has(option) {
        throw Failure(.usage, "--leading-week: found --\(option.name), expected days without overlays")
      }
    }
    return CellArrangement(
      leadingWeek: has(.leadingWeek) ? .whenAligned : .never, isTransposed: has(.transpose),
      isRightToLeft: has(.rightToLeft))
  }
}
