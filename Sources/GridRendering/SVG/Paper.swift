/// A sheet of paper that a picture is fitted to, upright or across, whichever shows it larger.
public enum Paper: String, Hashable, CaseIterable, Sendable {
  case a4
  case a3
  case letter

  /// The short and the long side in tenths of a millimetre.
  var sides: (short: Int, long: Int) {
    switch self {
    case .a4: (2_100, 2_970)
    case .a3: (2_970, 4_200)
    case .letter: (2_159, 2_794)
    }
  }

  /// The edge that printers leave white, in tenths of a millimetre.
  private static let edge = 100

  /// A sheet around a picture: its sides in tenths of a millimetre, and the box of the picture's units that it shows.
  struct Sheet {
    let width: Int
    let height: Int
    let isAcross: Bool
    let box: (x: Int, y: Int, width: Int, height: Int)
  }

  /// The sheet around a picture of this width and height, which lies in its middle.
  func sheet(width: Int, height: Int) -> Sheet {
    let isAcross = width > height
    let (paperWidth, paperHeight) = isAcross ? (sides.long, sides.short) : (sides.short, sides.long)
    let (printWidth, printHeight) = (paperWidth - 2 * Self.edge, paperHeight - 2 * Self.edge)
    // What touches the edges first, the sides or top and bottom, gives the scale; the box is rounded up.
    let isWide = width * printHeight > height * printWidth
    let (size, print) = isWide ? (width, printWidth) : (height, printHeight)
    let boxWidth = (size * paperWidth + print - 1) / print
    let boxHeight = (size * paperHeight + print - 1) / print
    return Sheet(
      width: paperWidth, height: paperHeight, isAcross: isAcross,
      box: ((width - boxWidth) / 2, (height - boxHeight) / 2, boxWidth, boxHeight))
  }
}
