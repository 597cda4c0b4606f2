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
  private let memory: UnsafeRawBufferPointer
  private let isMapping: Bool

  /// Opens a file.
  ///
  /// - Throws: ``GridError``: not found, I/O error, not a calgrid file, unsupported version, truncated, or corrupt.
  /// - Complexity: O(1) when mapped, O(size) when copied.
  public convenience init(path: String, mode: Mode = .automatic) throws(GridError) {
    let (memory, isMapping) = unsafe try Self.load(path, mode)
    unsafe try self.init(memory, isMapping: isMapping, path: path)
    // A copy has been read in full anyway; hashing it costs less than the read did.
    if !isMapping { try verifyChecksums() }
  }

  /// Uses bytes in memory, for example fresh from the builder.
  ///
  /// - Throws: ``GridError`` as for a file.
  public convenience init(bytes: [UInt8]) throws(GridError) {
    unsafe try self.init(Self.copy(bytes), isMapping: false, path: nil)
  }

  private init(_ memory: UnsafeRawBufferPointer, isMapping: Bool, path: String?) throws(GridError) {
    unsafe self.memory = unsafe memory
    self.isMapping = isMapping
    self.path = path
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

  // MARK: - Memory

  private static func copy(_ bytes: [UInt8]) -> UnsafeRawBufferPointer {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 64)
    unsafe buffer.copyBytes(from: bytes)
    return UnsafeRawBufferPointer(buffer)
  }

  static func release(_ memory: UnsafeRawBufferPointer, _ isMapping: Bool) {
    if isMapping {
      unsafe munmap(UnsafeMutableRawPointer(mutating: memory.baseAddress), memory.count)
    } else {
      unsafe memory.deallocate()
    }
  }

  static func load(
    _ path: String, _ mode: Mode
  ) throws(GridError) -> (memory: UnsafeRawBufferPointer, isMapping: Bool) {
    // O_NONBLOCK so that a FIFO in the file's place cannot make us wait. The closure, because a string that is passed as a pointer is
    // copied into an array first.
    let descriptor = unsafe path.withCString { unsafe open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
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
        .notCalgridFile, path: path, place: "header", byteOffset: 0, found: "an empty file",
        expected: "the calgrid magic")
    }
    if mode == .mapped || (mode == .automatic && size > largestAutomaticCopy) {
      let address = unsafe mmap(nil, size, PROT_READ, MAP_SHARED, descriptor, 0)
      guard unsafe address != MAP_FAILED, let address = unsafe address else { throw systemError(path, "mmap") }
      return unsafe (UnsafeRawBufferPointer(start: address, count: size), true)
    }
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 64)
    var filled = 0
    while filled < size {
      let count = unsafe read(descriptor, buffer.baseAddress! + filled, size - filled)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else {
        let error =
          count < 0
          ? systemError(path, "read")
          : GridError(
            .truncated, path: path, place: "file", byteOffset: filled, found: "\(filled) bytes",
            expected: "\(size) bytes")
        unsafe buffer.deallocate()
        throw error
      }
      filled += count
    }
    return (UnsafeRawBufferPointer(buffer), false)
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
