import CalendarGrid

/// The files that options and operands name.
extension Invocation {
  /// The path of an option, if it was given.
  ///
  /// - Throws: ``Failure`` with exit code 64 for an empty one: usually a shell variable that is not set.
  func file(_ option: OptionSpec) throws(Failure) -> String? {
    try self[option].map { path throws(Failure) in try Self.named(path, in: "--\(option.name)") }
  }

  /// The path of an operand.
  func file(operand index: Int) throws(Failure) -> String { try Self.named(operands[index], in: "FILE") }

  /// The file that is the first operand, else the cache file.
  func fileOrCache() throws(Failure) -> String {
    if !operands.isEmpty { return try file(operand: 0) }
    guard let path = CacheLocation.path(environment: Surroundings.variables) else {
      throw Failure(.noInput, "no cache file: found neither CALGRID_CACHE, XDG_CACHE_HOME nor HOME, expected a FILE")
    }
    return path
  }

  private static func named(_ path: String, in subject: String) throws(Failure) -> String {
    guard !path.isEmpty else { throw Failure(.usage, "\(subject): found an empty name, expected a file") }
    // Elsewhere that is a stream; here every file is one with a place, and the year's result goes to standard output by itself.
    guard path != "-" else { throw Failure(.usage, "\(subject): found -, expected a file; one of that name is ./-") }
    return path
  }
}
