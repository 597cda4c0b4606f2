#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Bytes that end where the memory ends: a load behind them, or far before them, kills the process instead of going unseen.
///
/// 256 MB of address space on both sides cannot be read; no lookup of a file can reach further.
public final class GuardedMemory: @unchecked Sendable {  // written only by its owner's test
  private let base: UnsafeMutableRawPointer
  private let reserved: Int
  /// The bytes: the last one is the last that can be read.
  public let bytes: UnsafeMutableRawBufferPointer

  private static let guardSize = 256 << 20

  public init(_ content: [UInt8]) throws {
    let page = Int(sysconf(Int32(_SC_PAGESIZE)))
    let usable = max(1, (content.count + page - 1) / page) * page
    reserved = usable + 2 * Self.guardSize
    guard let base = mmap(nil, reserved, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0), base != MAP_FAILED else {
      throw DataError(file: "mmap", line: 0, problem: "errno \(errno)")
    }
    self.base = base
    let start = base + Self.guardSize
    guard mprotect(start, usable, PROT_READ | PROT_WRITE) == 0 else {
      throw DataError(file: "mprotect", line: 0, problem: "errno \(errno)")
    }
    bytes = UnsafeMutableRawBufferPointer(start: start + usable - content.count, count: content.count)
    bytes.copyBytes(from: content)
  }

  deinit {
    munmap(base, reserved)
  }

  public var readable: UnsafeRawBufferPointer { UnsafeRawBufferPointer(bytes) }
}
