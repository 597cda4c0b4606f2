#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How hard random tests try: 1, or the number in `CALGRID_TEST_EFFORT`.
public enum Effort {
  public static let factor: Int = {
    guard let text = getenv("CALGRID_TEST_EFFORT"), let factor = Int(String(cString: text)) else { return 1 }
    return max(1, factor)
  }()
}
