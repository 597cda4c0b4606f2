/// What a cell can be, apart from its day: the layers that give it a style.
public enum CellLayer: String, Hashable, CaseIterable, Sendable {
  case today
  case selected
  case marked
  case disabled
  case weekend
  /// Owned by the month before or behind.
  case neighbour
}

/// Layers from the most to the least important: the first that a cell has gives it its style.
///
/// An order is 8 bytes; make it once. A layer that is left out never gives a style.
public struct LayerOrder: Hashable, Sendable {
  /// Four bits for each place: 1 + the layer's position in `allCases`; 0 ends the order.
  private let places: UInt64

  /// - Parameter layers: the most important first; of a layer that is named twice the first place counts.
  public init(_ layers: CellLayer...) {
    self.init(layers)
  }

  /// - Parameter layers: the most important first; of a layer that is named twice the first place counts.
  public init(_ layers: [CellLayer]) {
    var places: UInt64 = 0
    var count: UInt64 = 0
    var seen: Set<CellLayer> = []
    for layer in layers where seen.insert(layer).inserted {
      places |= UInt64(Self.number(layer)) << (4 * count)
      count += 1
    }
    self.places = places
  }

  /// Today, selected, marked, disabled, weekend, neighbour.
  public static let standard = LayerOrder(CellLayer.allCases)

  /// The layer at a place, 0…5; `nil` behind the end.
  ///
  /// - Complexity: O(1).
  public subscript(place: Int) -> CellLayer? {
    guard (0..<6).contains(place) else { return nil }
    return switch (places >> UInt64(4 * place)) & 15 {
    case 1: .today
    case 2: .selected
    case 3: .marked
    case 4: .disabled
    case 5: .weekend
    case 6: .neighbour
    default: nil
    }
  }

  private static func number(_ layer: CellLayer) -> Int {
    switch layer {
    case .today: 1
    case .selected: 2
    case .marked: 3
    case .disabled: 4
    case .weekend: 5
    case .neighbour: 6
    }
  }
}
