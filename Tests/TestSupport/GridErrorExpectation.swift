public import GridStore
public import Testing

/// Expects a ``GridError`` that says what was found and what was expected, in its fields and in its text.
///
/// - Parameters:
///   - found: what the error must have found, or `nil` if any text will do.
///   - expected: likewise.
public func expectError(
  _ code: GridError.Code, found: String? = nil, expected: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Void
) {
  do {
    try body()
    Issue.record("no error, expected '\(code.rawValue)'", sourceLocation: sourceLocation)
  } catch let error as GridError {
    #expect(error.code == code, sourceLocation: sourceLocation)
    if let found { #expect(error.found == found, sourceLocation: sourceLocation) }
    if let expected { #expect(error.expected == expected, sourceLocation: sourceLocation) }
    // What the system refused is told in its own words.
    let end = error.errorNumber == nil ? ": found \(error.found), expected \(error.expected)" : " (\(error.found))"
    #expect(error.description.hasSuffix(end), sourceLocation: sourceLocation)
    #expect(error.description.contains(code.rawValue), sourceLocation: sourceLocation)
    #expect(!error.found.isEmpty && !error.expected.isEmpty, sourceLocation: sourceLocation)
  } catch {
    Issue.record("\(error), expected '\(code.rawValue)'", sourceLocation: sourceLocation)
  }
}
