/// The inputs that the fuzz targets begin with, and those that once found something; named for what they are.
package enum FuzzCorpus {
  package struct Input: Sendable {
    package let name: String
    package let bytes: [UInt8]
  }

  /// - Parameter kind: `open` for cache files, `text` for texts and command lines.
  package static func inputs(_ kind: String) throws -> [Input] {
    let folder = "\(DataFolder.path)/../Tests/Fuzzing/Corpus/\(kind)"
    return try TemporaryFolder.names(in: folder).map {
      Input(name: $0, bytes: try DataFolder.bytes(atPath: "\(folder)/\($0)"))
    }
  }
}
