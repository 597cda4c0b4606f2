import CalendarCore
import GridStore

/// Why a request has no answer: the error of this room, and a JSON object for the client.
///
/// What to do: 400 names the wrong part of the request and what was expected; 404 says what is not there; 405, 413, 414 and 431 are about
/// how the request was made.
public struct ServiceError: Error, Hashable, Sendable {
  /// The HTTP status.
  public let status: Int
  /// What was found and what was expected.
  public let message: String

  init(_ status: Int, _ message: String) {
    self.status = status
    self.message = message
  }

  /// A wrong parameter or part of the path.
  static func invalid(_ subject: String, found: some StringProtocol, expected: String) -> ServiceError {
    ServiceError(400, "\(subject): found '\(found.prefix(60))', expected \(expected)")
  }

  init(_ error: ParameterError, in subject: String) {
    self.init(400, "\(subject): \(error)")
  }

  /// What the file does not hold is not found; what no file could answer is a wrong question.
  init(_ error: GridError) {
    switch error.code {
    case .parametersNotInFile, .yearOutOfRange, .dayOutOfRange: self.init(404, Self.text(error))
    case .noSuchMonth, .noSuchDay, .noSuchCell, .noSuchRow, .noSuchPage, .noSuchPoint, .invalidLayout, .reversedRange,
      .unreadableLine:
      self.init(400, Self.text(error))
    default: self.init(500, Self.text(error))
    }
  }

  /// Where the file lies is not the client's business.
  private static func text(_ error: GridError) -> String {
    "\(error.code.rawValue): found \(error.found), expected \(error.expected)"
  }

  static func asking<Value>(_ question: () throws(GridError) -> Value) throws(ServiceError) -> Value {
    do { return try question() } catch { throw ServiceError(error) }
  }
}
