#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Whether golden files are to be written anew.
enum GoldenData {
  static var isRewriting: Bool { getenv("CALGRID_WRITE_GOLDEN") != nil }
}
