#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The project's `Data` folder, found from where this source file lies.
public enum DataFolder {
  /// The absolute path of `Data`, without a slash at the end.
  public static let path: String = {
    // Tests/TestSupport/DataFolder.swift: three components up is the package.
    let components = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return components.dropLast(3).joined(separator: "/") + "/Data"
  }()

  /// The whole text of a file of the folder.
  ///
  /// - Parameter name: A path inside the folder, for example `authority/hebrew.csv`.
  /// - Throws: ``DataError`` if the file cannot be opened.
  public static func text(of name: String) throws(DataError) -> String {
    String(decoding: try bytes(of: name), as: UTF8.self)
  }

  /// The bytes of a file of the folder.
  public static func bytes(of name: String) throws(DataError) -> [UInt8] {
    try bytes(atPath: "\(path)/\(name)")
  }

  /// The bytes of any file.
  public static func bytes(atPath path: String) throws(DataError) -> [UInt8] {
    guard let file = fopen(path, "rb") else {
      throw DataError(file: path, line: 0, problem: "cannot be opened, errno \(errno)")
    }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      if count == 0 { break }
      bytes += chunk[..<count]
    }
    return bytes
  }
}

/// A file of test data is not what a test needs.
public struct DataError: Error, CustomStringConvertible {
  public let file: String
  /// The line, from 1; 0 for the file as a whole.
  public let line: Int
  public let problem: String

  public var description: String { "Data/\(file):\(line): \(problem)" }
}
