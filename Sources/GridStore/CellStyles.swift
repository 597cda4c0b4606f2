public import CalendarCore
import GridFormat

/// Where a screen's layers come from: the same for all its months.
public struct StyleLayers: Hashable, Sendable {
  /// The day to show as today, if any; never taken from a clock.
  public var today: Day?
  public var selected: DaySet
  public var marked: DaySet
  public var disabled: DaySet
  /// The weekdays to show as a weekend, if any.
  public var weekend: Weekend?

  public init(
    today: Day? = nil, selected: DaySet = DaySet(), marked: DaySet = DaySet(), disabled: DaySet = DaySet(),
    weekend: Weekend? = nil
  ) {
    self.today = today
    self.selected = selected
    self.marked = marked
    self.disabled = disabled
    self.weekend = weekend
  }
}

/// The layers of a month's 42 cells as six masks: bit i is cell i, neighbour cells included.
public struct CellStyles: Hashable, Sendable {
  public var today: UInt64
  public var selected: UInt64
  public var marked: UInt64
  public var disabled: UInt64
  public var weekend: UInt64
  public var neighbour: UInt64

  /// No layer anywhere.
  public init() {
    (today, selected, marked, disabled, weekend, neighbour) = (0, 0, 0, 0, 0, 0)
  }

  /// The cells of a layer.
  public subscript(layer: CellLayer) -> UInt64 {
    get {
      switch layer {
      case .today: today
      case .selected: selected
      case .marked: marked
      case .disabled: disabled
      case .weekend: weekend
      case .neighbour: neighbour
      }
    }
    set {
      switch layer {
      case .today: today = newValue
      case .selected: selected = newValue
      case .marked: marked = newValue
      case .disabled: disabled = newValue
      case .weekend: weekend = newValue
      case .neighbour: neighbour = newValue
      }
    }
  }

  /// The layer that gives a cell its style: the first of the order that the cell has; `nil` for a plain cell.
  ///
  /// - Parameter index: 0…41.
  /// - Throws: ``GridError`` with code `noSuchCell`.
  /// - Complexity: O(1): at most six masks.
  public func layer(ofCell index: Int, order: LayerOrder = .standard) throws(GridError) -> CellLayer? {
    guard (0..<42).contains(index) else {
      throw GridError(.noSuchCell, found: "cell \(index)", expected: "0 to 41")
    }
    let bit: UInt64 = 1 << UInt64(index)
    var place = 0
    while let layer = order[place] {
      if self[layer] & bit != 0 { return layer }
      place += 1
    }
    return nil
  }

  /// The same layers without overlap: each cell stays in the one layer that gives it its style.
  ///
  /// - Complexity: O(1) for all 42 cells: at most six masks.
  public func resolved(_ order: LayerOrder = .standard) -> CellStyles {
    var styles = CellStyles()
    var taken: UInt64 = 0
    var place = 0
    while let layer = order[place] {
      styles[layer] = self[layer] & ~taken
      taken |= self[layer]
      place += 1
    }
    return styles
  }
}

extension Grid {
  /// The layers of a month's cells.
  ///
  /// - Throws: ``GridError``: `yearOutOfRange` or `noSuchMonth`.
  /// - Complexity: O(1), however many days the layers hold.
  public func styles(of layers: StyleLayers, year: Int, ordinal: Int) throws(GridError) -> CellStyles {
    let slot = try slot(year: year, ordinal: ordinal)
    let offset = offset(slot.word)
    let first = slot.start &- offset
    var styles = CellStyles()
    if let today = layers.today {
      styles.today = CellMask.cells(today.number &- first, today.number &- first &+ 1)
    }
    styles.selected = layers.selected.window(from: first)
    styles.marked = layers.marked.window(from: first)
    styles.disabled = layers.disabled.window(from: first)
    if let weekend = layers.weekend { styles.weekend = mask(of: weekend) }
    styles.neighbour = CellMask.all & ~CellMask.cells(offset, offset &+ slot.word.dayCount)
    return styles
  }
}
