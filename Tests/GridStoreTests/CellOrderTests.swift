import GridStore
import TestSupport
import Testing

/// Items of a page counted by rows, by columns and from the right.
@Suite struct CellOrderTests {
  @Test func everyItemOfEveryPageIsCountedOnce() throws {
    var items = 0
    for rows in 1...8 {
      for columns in 1...32 {
        let order = try CellOrder(rowCount: rows, columnCount: columns)
        // Walks down each column and counts.
        var item = 0
        for column in 0..<columns {
          for row in 0..<rows {
            let cell = row * columns + column
            #expect(try order.columnMajor(rowMajor: cell) == item)
            #expect(try order.rowMajor(columnMajor: item) == cell)
            let mirrored = try order.mirrored(rowMajor: cell)
            #expect(mirrored == row * columns + (columns - 1 - column))
            #expect(try order.mirrored(rowMajor: mirrored) == cell)
            item += 1
          }
        }
        #expect(item == order.count)
        items += item
      }
    }
    #expect(items == 36 * 528)
  }

  @Test func pagesAndItemsOutsideAreNamed() throws {
    for (place, rows, columns) in [("rows", 0, 7), ("rows", -1, 7), ("columns", 6, 0), ("columns", 6, 4097)] {
      do {
        _ = try CellOrder(rowCount: rows, columnCount: columns)
        Issue.record("a page of \(rows) × \(columns)")
      } catch {
        #expect(error.code == .invalidLayout && error.place == place && error.expected == "1 to 4096")
      }
    }
    let order = try CellOrder()
    #expect(order.count == 42)
    for index in [Int.min, -1, 42, .max] {
      expectError(.noSuchCell, found: "item \(index)", expected: "0 to 41") {
        _ = try order.columnMajor(rowMajor: index)
      }
      expectError(.noSuchCell) { _ = try order.rowMajor(columnMajor: index) }
      expectError(.noSuchCell) { _ = try order.mirrored(rowMajor: index) }
    }
  }
}
