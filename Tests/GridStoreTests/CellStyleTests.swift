import CalendarCore
import GridStore
import TestSupport
import Testing

/// The layers of a cell, and which of them gives it its style.
@Suite struct CellStyleTests {
  private let layers: StyleLayers
  private let grid: Grid

  init() throws {
    grid = try Grids.whole(.gregorian)
    func days(_ texts: String...) throws -> DaySet {
      try DaySet(texts.map { text in Day(try ISODate(text: text)) })
    }
    layers = StyleLayers(
      today: Day(try ISODate(text: "2026-09-05")), selected: try days("2026-09-05", "2026-09-07"),
      marked: try days("2026-08-30", "2026-09-05", "2026-09-12", "2026-09-15"),
      disabled: try days("2026-09-15", "2026-09-16"), weekend: Weekend(first: .saturday, last: .sunday))
  }

  @Test func everyCellHasTheFirstOfItsLayers() throws {
    var generator = SeededGenerator(seed: 3)
    let styles = try grid.styles(of: layers, year: 2026, ordinal: 9)
    let first = try grid.month(year: 2026, ordinal: 9).firstCell
    var cells = 0
    var plain = 0
    for _ in 0..<50 {
      let list = Array(CellLayer.allCases.shuffled(using: &generator).prefix(Int.random(in: 0...6, using: &generator)))
      let order = LayerOrder(list)
      let resolved = styles.resolved(order)
      for index in 0..<42 {
        let day = first + index
        let owner = try grid.cell(year: 2026, ordinal: 9, index: index)?.owner
        let has: [CellLayer: Bool] = [
          .today: day == layers.today, .selected: layers.selected.contains(day), .marked: layers.marked.contains(day),
          .disabled: layers.disabled.contains(day), .weekend: day.weekday == .saturday || day.weekday == .sunday,
          .neighbour: owner != .current,
        ]
        let expected = list.first { has[$0] == true }
        #expect(try styles.layer(ofCell: index, order: order) == expected)
        for layer in CellLayer.allCases {
          #expect((styles[layer] >> UInt64(index) & 1 != 0) == (has[layer] == true))
          #expect((resolved[layer] >> UInt64(index) & 1 != 0) == (layer == expected))
        }
        cells += 1
        plain += expected == nil ? 1 : 0
      }
    }
    #expect(cells == 50 * 42)
    #expect(plain > 100)
  }

  @Test func theStandardOrderIsThatOfTheDefinition() throws {
    let order = LayerOrder.standard
    #expect((0..<7).map { order[$0] } == [.today, .selected, .marked, .disabled, .weekend, .neighbour, nil])
    #expect(order[-1] == nil && LayerOrder()[0] == nil)
    // Of a layer that is named twice the first place counts.
    #expect(LayerOrder(.marked, .today, .marked) == LayerOrder(.marked, .today))
    let styles = try grid.styles(of: layers, year: 2026, ordinal: 9)
    // 5 September is cell 6 of a month that begins on a Tuesday with Sunday first: today, selected, marked and weekend.
    #expect(try styles.layer(ofCell: 6) == .today)
    #expect(try styles.layer(ofCell: 6, order: LayerOrder(.marked, .today)) == .marked)
    #expect(try styles.layer(ofCell: 0) == .marked && styles.layer(ofCell: 2) == nil)
    #expect(styles.resolved().marked & styles.resolved().today == 0)
  }

  @Test func cellsThatAreNotThereAreErrors() throws {
    let styles = try grid.styles(of: layers, year: 2026, ordinal: 9)
    expectError(.noSuchCell, found: "cell 42") { _ = try styles.layer(ofCell: 42) }
    expectError(.noSuchCell, found: "cell -1") { _ = try styles.layer(ofCell: -1) }
    expectError(.noSuchMonth) { _ = try grid.styles(of: layers, year: 2026, ordinal: 0) }
    #expect(try grid.styles(of: StyleLayers(), year: 2026, ordinal: 8).today == 0)
  }
}
