/// What keeps the tables from being made: the error of this room.
///
/// To get out of it, mend the file at the place it names; nothing is written once an error is found.
struct DataError: Error, CustomStringConvertible {
  enum Code: String {
    case file
    case syntax
    case gap
    case range
  }

  let code: Code
  /// The file, with `:line` where there is one.
  let place: String
  let found: String
  let expected: String

  var description: String { "\(place): \(code.rawValue): found \(found), expected \(expected)" }
}
