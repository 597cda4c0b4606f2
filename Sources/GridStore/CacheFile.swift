public import CalendarCore
package import GridFormat

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An open cache file, or the same bytes in memory. Immutable; share it between threads freely.
///
/// Opening checks the header only, whatever the file's size; ``grid(for:)`` checks the one directory entry and table that it uses.
/// A *mapped* file is shared between processes, but must not be shortened while it is open (calgrid never does: it replaces files by
/// `rename`). A *copied* file is read into memory, its checksums verified, and is immune to what happens to the file.
@safe
public final class CacheFile: @unchecked Sendable {  // all state is immutable after init
  /// How the file's bytes are held.
  public enum Mode: Hashable, Sendable {
    /// Mapped read-only and shared between processes.
    case mapped
    /// Read into memory and verified in full.
    case copied
    /// Copied up to 256 KB, where a read is faster than a mapping; mapped above.
    case automatic
  }

  static let largestAutomaticCopy = 256 * 1024

  /// The path, or `nil` for bytes in memory.
  public let path: String?
  package let view: FileView
  /// Which file the bytes come from; `nil` for bytes in memory.
  let identity: FileIdentity?
  private let memory: UnsafeRawBufferPointer
  private let isMapping: Bool

  /// Opens a file.
  ///
  /// - Throws: ``GridError``: not found, I/O error, not a calgrid file, unsupported version, truncated, or corrupt.
  /// - Complexity: O(1) when mapped, O(size) when copied.
  public convenience init(path: String, mode: Mode = .automatic) throws(GridError) {
    let (memory, isMapping, identity) = unsafe try Self.load(path, mode)
    unsafe try self.init(memory, isMapping: isMapping, path: path, identity: identity)
    // A copy has been read in full anyway; hashing it costs less than the read did.
    if !isMapping { try verifyChecksums() }
  }

  /// Uses bytes in memory, for example fresh from the builder.
  ///
  /// - Throws: ``GridError`` as for a file.
  public convenience init(bytes: [UInt8]) throws(GridError) {
    unsafe try self.init(Self.copy(bytes), isMapping: false, path: nil, identity: nil)
  }

  private init(
    _ memory: UnsafeRawBufferPointer, isMapping: Bool, path: String?, identity: FileIdentity?
  ) throws(GridError) {
    unsafe self.memory = unsafe memory
    self.isMapping = isMapping
    self.path = path
    self.identity = identity
    do {
      view = try unsafe FileView(memory)
    } catch {
      unsafe Self.release(memory, isMapping)
      throw GridError(error, path: path)
    }
  }

  deinit {
    unsafe Self.release(memory, isMapping)
  }

  /// The grid of these parameters.
  ///
  /// - Throws: ``GridError``: parameters not in this file, or corrupt.
  /// - Complexity: O(1).
  public func grid(for parameters: GridParameters) throws(GridError) -> Grid {
    do {
      return Grid(try view.table(for: parameters), parameters: parameters, owner: self)
    } catch {
      throw GridError(error, path: path)
    }
  }

  /// Checks every checksum of the file, and that every key finds a sound table.
  ///
  /// - Throws: ``GridError`` with code `corrupt` that names the section.
  /// - Complexity: O(size).
  public func verify() throws(GridError) {
    try verifyChecksums()
    do {
      try view.verifyRecords()
    } catch {
      throw GridError(error, path: path)
    }
  }

  private func verifyChecksums() throws(GridError) {
    do {
      try view.verifyChecksums()
    } catch {
      throw GridError(error, path: path)
    }
  }

  /// Whether the file consists of these bytes.
  package func holds(_ bytes: [UInt8]) -> Bool {
    unsafe memory.elementsEqual(bytes)
  }

  // MARK: - Memory

  private static func copy(_ bytes: [UInt8]) throws(GridError) -> UnsafeRawBufferPointer {
    let buffer = unsafe try allocate(bytes.count, nil)
    unsafe UnsafeMutableRawBufferPointer(start: buffer, count: bytes.count).copyBytes(from: bytes)
    return unsafe UnsafeRawBufferPointer(start: buffer, count: bytes.count)
  }

  static func release(_ memory: UnsafeRawBufferPointer, _ isMapping: Bool) {
    if isMapping {
      unsafe munmap(UnsafeMutableRawPointer(mutating: memory.baseAddress), memory.count)
    } else {
      unsafe free(UnsafeMutableRawPointer(mutating: memory.baseAddress))
    }
  }

  /// Files above this size are looked at before they are read into memory: such a size is more often damage than a file of ours.
  private static let largestUnseenCopy = 256 * 1024 * 1024

  /// Room for a copy, or an error where the system has none: the allocator of the language would end the process.
  private static func allocate(_ count: Int, _ path: String?) throws(GridError) -> UnsafeMutableRawPointer {
    var memory: UnsafeMutableRawPointer?
    let number = unsafe posix_memalign(&memory, 64, max(1, count))
    guard number == 0, let memory = unsafe memory else {
      errno = number
      throw systemError(path ?? "memory", "allocate \(count) bytes", code: .inputOutput)
    }
    return unsafe memory
  }

  /// How much of a large file is worth reading: all of it if its header says that it is so long.
  ///
  /// - Parameter leniently: for a report on a damaged file: the part that may be readable instead of an error.
  private static func worthReading(
    _ descriptor: Int32, _ size: Int, _ path: String, leniently: Bool
  ) throws(GridError) -> Int {
    var head = [UInt8](repeating: 0, count: Layout.Header.size)
    let count = unsafe pread(descriptor, &head, head.count, 0)
    guard count == head.count else { throw systemError(path, "pread", code: .inputOutput) }
    guard head.starts(with: Layout.magic) else {
      if leniently { return Layout.Header.size }
      throw GridError(
        .notCalgridFile, path: path, place: "header", byteOffset: 0, found: "other bytes", expected: "the calgrid magic"
      )
    }
    let length = (0..<8).reduce(UInt64(0)) { $0 | UInt64(head[Layout.Header.totalLength + $1]) << UInt64(8 * $1) }
    guard length == UInt64(size) else {
      if leniently { return Int(min(UInt64(size), length, UInt64(largestUnseenCopy))) }
      throw GridError(
        length > UInt64(size) ? .truncated : .corrupt, path: path, place: "file", byteOffset: size,
        found: "\(size) bytes", expected: "\(length) bytes")
    }
    return size
  }

  static func load(
    _ path: String, _ mode: Mode, leniently: Bool = false
  ) throws(GridError) -> (memory: UnsafeRawBufferPointer, isMapping: Bool, identity: FileIdentity) {
    // O_NONBLOCK so that a FIFO in the file's place cannot make us wait. The closure, because a string that is passed as a pointer is
    // copied into an array first.
    let descriptor = unsafe path.withCString { name in
      retrying { unsafe open(name, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    }
    guard descriptor >= 0 else { throw systemError(path, "open") }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw systemError(path, "fstat") }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw GridError(
        .notCalgridFile, path: path, found: "something that is not a regular file", expected: "a regular file")
    }
    let size = Int(status.st_size)
    guard size > 0 else {
      throw GridError(
        .notCalgridFile, path: path, place: "header", byteOffset: 0, found: GridError.emptyFile,
        expected: "the calgrid magic")
    }
    if mode == .mapped || (mode == .automatic && size > largestAutomaticCopy) {
      let address = unsafe mmap(nil, size, PROT_READ, MAP_SHARED, descriptor, 0)
      guard unsafe address != MAP_FAILED, let address = unsafe address else { throw systemError(path, "mmap") }
      return unsafe (UnsafeRawBufferPointer(start: address, count: size), true, FileIdentity(status))
    }
    let wanted =
      size > largestUnseenCopy ? try worthReading(descriptor, size, path, leniently: leniently) : size
    let buffer = unsafe try allocate(wanted, path)
    var filled = 0
    while filled < wanted {
      let count = unsafe read(descriptor, buffer + filled, wanted - filled)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else {
        let error =
          count < 0
          ? systemError(path, "read")
          : GridError(
            .truncated, path: path, place: "file", byteOffset: filled, found: "\(filled) bytes",
            expected: "\(size) bytes")
        unsafe free(buffer)
        throw error
      }
      filled += count
    }
    return unsafe (UnsafeRawBufferPointer(start: buffer, count: wanted), false, FileIdentity(status))
  }
}

/// A call of the system, made again as long as a signal interrupts it.
func retrying(_ call: () -> Int32) -> Int32 {
  while true {
    let result = call()
    if result >= 0 || errno != EINTR { return result }
  }
}

/// The system's last error as a value.
func systemError(_ path: String, _ call: String, code: GridError.Code? = nil) -> GridError {
  let number = errno
  let text = unsafe String(cString: strerror(number))
  return GridError(
    code ?? (number == ENOENT || number == ENOTDIR ? .notFound : .inputOutput), path: path, errorNumber: number,
    found: "\(call): \(text)", expected: "success")
}
