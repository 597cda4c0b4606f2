import GridStore

/// The signs at a day's corners: marks at the right, sign-in states at the left. They differ in shape as well as in colour.
enum SVGSign {
  /// The signs of a cell.
  ///
  /// - Parameters:
  ///   - cell: what is shown over the day.
  ///   - x: the middle of the cell.
  ///   - y: the middle of the signs.
  static func badges(_ cell: CellOverlay, x: Int, y: Int) -> String {
    var text = ""
    if cell.isMarked { text += mark(x: x + 12, y: y) }
    if let state = cell.signIn { text += sign(state, x: x - 12, y: y) }
    return text
  }

  static func mark(x: Int, y: Int) -> String { shape("circle", "mark", " cx=\"\(x)\" cy=\"\(y)\" r=\"3\"", "marked") }

  /// The sign of a state; nothing for a locked day.
  static func sign(_ state: SignInState, x: Int, y: Int) -> String {
    switch state {
    case .signedIn: shape("path", "signed-in", " d=\"M\(x - 4) \(y)l3 3 5-6\"", name(state))
    case .canSignIn: shape("circle", "can-sign-in", " cx=\"\(x)\" cy=\"\(y)\" r=\"3\"", name(state))
    case .missed: shape("path", "missed", " d=\"M\(x - 3) \(y - 3)l6 6m0-6l-6 6\"", name(state))
    case .notYet: shape("circle", "not-yet", " cx=\"\(x)\" cy=\"\(y)\" r=\"1\"", name(state))
    case .locked: ""
    }
  }

  static func name(_ state: SignInState) -> String {
    switch state {
    case .signedIn: "signed in"
    case .canSignIn: "can sign in"
    case .missed: "missed"
    case .notYet: "not yet"
    case .locked: "locked"
    }
  }

  private static func shape(_ element: String, _ name: String, _ place: String, _ meaning: String) -> String {
    "<\(element) class=\"\(name)\"\(place)><title lang=\"en\">\(meaning)</title></\(element)>\n"
  }
}
