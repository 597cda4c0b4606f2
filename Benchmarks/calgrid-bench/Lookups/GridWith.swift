import GridStore

/// A grid and something of the caller's that it is asked about, such as a day set.
struct GridWith<Value: Sendable>: Sendable {
  let grid: Grid
  let value: Value

  init(_ grid: Grid, _ value: Value) {
    self.grid = grid
    self.value = value
  }
}
