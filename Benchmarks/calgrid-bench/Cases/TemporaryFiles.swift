import Foundation

/// Files that cases read, removed when the program ends.
final class TemporaryFiles: Sendable {
  static let shared = TemporaryFiles()
  /// What every file begins with.
  static let firstByte: UInt8 = 42

  private let folder: URL

  private init() {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("calgrid-bench-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// The path of a new name in the folder.
  func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  /// The path of a file of so many bytes, or `nil` when it cannot be written.
  func file(size: Int) -> String? {
    let path = path("\(size)-bytes")
    let bytes = Data([Self.firstByte]) + Data(count: size - 1)
    return (try? bytes.write(to: URL(fileURLWithPath: path))) == nil ? nil : path
  }

  func removeAll() {
    try? FileManager.default.removeItem(at: folder)
  }
}
