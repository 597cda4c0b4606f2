#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the system says of the process that asks, from Linux's `/proc/self`, and its end if something is wrong.
public enum OwnProcess {
  /// Ends the process with a code that tells which expectation failed.
  public static func require(_ condition: Bool, _ code: Int32) {
    if !condition { exit(code) }
  }

  /// How many descriptors are open.
  public static var descriptorCount: Int { TemporaryFolder.names(in: "/proc/self/fd").count }

  /// How many mappings a path has, files that were removed or replaced since included; −1 if the system does not say.
  public static func mappingCount(of path: String) -> Int {
    guard let bytes = try? DataFolder.bytes(atPath: "/proc/self/maps") else { return -1 }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").count { $0.contains(path) }
  }

  /// Kilobytes of a path's mappings by the names that `/proc/self/smaps` gives them: `Size`, `Rss`, `Pss`, `Shared_Clean`…
  public static func memory(of path: String) throws -> [String: Int] {
    var sums: [String: Int] = [:]
    var isWanted = false
    for line in String(decoding: try DataFolder.bytes(atPath: "/proc/self/smaps"), as: UTF8.self).split(separator: "\n")
    {
      let words = line.split(separator: " ")
      if words.count == 3, words[0].last == ":", words[2] == "kB" {
        if isWanted, let kilobytes = Int(words[1]) { sums[String(words[0].dropLast()), default: 0] += kilobytes }
      } else if words.count > 4 {
        isWanted = line.contains(path)
      }
    }
    return sums
  }
}
