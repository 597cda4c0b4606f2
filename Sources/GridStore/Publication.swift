import CPlatform

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Atomic publication of a file: readers see the old bytes or the new ones, never a mixture, and a failure leaves the old file alone.
///
/// Temporary file beside the target (unique name, exclusive, locked) → write → fsync → rename → fsync of the directory.
public enum Publication {
  /// Replaces or creates a file.
  ///
  /// - Parameters:
  ///   - bytes: the whole new content.
  ///   - path: the target; if it exists it must be a regular file.
  ///   - isCancelled: asked before the rename; `true` abandons the new file.
  /// - Throws: ``GridError``: `cannotCreate`, `unsafeTarget`, `interrupted`, or `inputOutput`; nothing is left behind.
  public static func publish(
    _ bytes: [UInt8], to path: String, isCancelled: () -> Bool = { false }
  ) throws(GridError) {
    try check(target: path)
    let (directory, name) = split(path)
    sweep(directory, name)
    let (temporary, descriptor) = try createTemporary(directory, name)
    do throws(GridError) {
      try write(bytes, to: descriptor, temporary)
      guard retrying({ fsync(descriptor) }) == 0 else { throw systemError(temporary, "fsync", code: .inputOutput) }
      guard !isCancelled() else {
        throw GridError(.interrupted, path: path, found: "an interrupt", expected: "time to finish")
      }
      guard unsafe rename(temporary, path) == 0 else { throw systemError(path, "rename", code: .cannotCreate) }
    } catch {
      unsafe unlink(temporary)
      close(descriptor)
      throw error
    }
    close(descriptor)
    try syncDirectory(directory)
  }

  /// Runs a change that reads a file and publishes another in its place, alone among all that do so in the directory: of two that extend
  /// one file at once the second extends what the first has published.
  ///
  /// The lock is one on the directory itself, so that nothing is left over. Where it cannot be had within `patience` seconds (a
  /// filesystem without locks, a writer that hangs), the change goes on without: the file stays whole in any case.
  public static func alone<Result>(
    in path: String, patience: Int = 30, isCancelled: () -> Bool = { false }, _ change: () throws -> Result
  ) rethrows -> Result {
    let descriptor = retrying { unsafe open(split(path).directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    // Closing the descriptor gives the lock back.
    defer { if descriptor >= 0 { close(descriptor) } }
    if descriptor >= 0 {
      var waited = 0
      while calgrid_try_lock(descriptor) == EWOULDBLOCK, waited < patience * 200, !isCancelled() {
        usleep(5_000)
        waited += 1
      }
    }
    return try change()
  }

  /// Refuses targets that ``publish(_:to:isCancelled:)`` would refuse, before any work is done for them.
  ///
  /// - Throws: ``GridError``: `cannotCreate` or `unsafeTarget`.
  public static func check(target path: String) throws(GridError) {
    let (directory, name) = split(path)
    try checkTarget(path, name)
    try checkDirectory(directory)
  }

  /// Directory and name of a path.
  static func split(_ path: String) -> (directory: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    let directory = path[..<slash]
    return (directory.isEmpty ? "/" : String(directory), String(path[path.index(after: slash)...]))
  }

  /// What stands at the target's place must be nothing or a regular file: a symbolic link, FIFO, device or directory was not put there by us.
  private static func checkTarget(_ path: String, _ name: String) throws(GridError) {
    var status = stat()
    let isThere = unsafe lstat(path, &status) == 0
    if !isThere, errno == ENAMETOOLONG { throw systemError(path, "lstat", code: .cannotCreate) }
    guard !name.isEmpty, name != ".", name != ".." else {
      throw GridError(.cannotCreate, path: path, found: "no file name", expected: "a path that ends in a file name")
    }
    guard isThere else { return }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw GridError(
        .unsafeTarget, path: path, found: "something that is not a regular file", expected: "a regular file or nothing")
    }
  }

  /// The directory must be ours or the system's, and not writable by everyone unless it is sticky as `/tmp` is.
  private static func checkDirectory(_ directory: String) throws(GridError) {
    var status = stat()
    guard unsafe stat(directory, &status) == 0 else { throw systemError(directory, "stat", code: .cannotCreate) }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      throw GridError(
        .cannotCreate, path: directory, found: "something that is not a directory", expected: "a directory")
    }
    guard status.st_uid == geteuid() || status.st_uid == 0 || geteuid() == 0 else {
      throw GridError(
        .unsafeTarget, path: directory, found: "a directory of user \(status.st_uid)",
        expected: "a directory of user \(geteuid())")
    }
    guard status.st_mode & S_IWOTH == 0 || status.st_mode & S_ISVTX != 0 else {
      throw GridError(
        .unsafeTarget, path: directory, found: "a directory that everyone may write",
        expected: "a directory with fewer permissions, or a sticky one")
    }
  }

  private static func temporaryPrefix(_ name: String) -> String { ".\(name).tmp-" }

  /// Whether the end of a name is a process number and a random number as ``createTemporary(_:_:)`` writes them.
  private static func isTemporary(_ end: Substring) -> Bool {
    let numbers = end.split(separator: "-", omittingEmptySubsequences: false)
    return numbers.count == 2 && Int32(numbers[0]) != nil && UInt64(numbers[1], radix: 16) != nil
  }

  /// A fresh locked file beside the target. The lock tells other writers that its owner is alive.
  private static func createTemporary(
    _ directory: String, _ name: String
  ) throws(GridError) -> (path: String, descriptor: Int32) {
    for _ in 0..<100 {
      let path =
        "\(directory)/\(temporaryPrefix(name))\(getpid())-\(String(UInt64.random(in: .min ... .max), radix: 16))"
      let descriptor = unsafe open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC | O_NOFOLLOW, 0o666)
      guard descriptor >= 0 else {
        if errno == EEXIST || errno == EINTR { continue }
        throw systemError(path, "create", code: .cannotCreate)
      }
      // Between creation and lock another writer's sweep may take the file for a stale one: then begin again. Where locks do not work no
      // sweep can take one either, and the file is safe without.
      var status = stat()
      if calgrid_try_lock(descriptor) != EWOULDBLOCK, unsafe fstat(descriptor, &status) == 0, status.st_nlink > 0 {
        return (path, descriptor)
      }
      close(descriptor)
      unsafe unlink(path)
    }
    throw GridError(
      .cannotCreate, path: directory, found: "100 failures to create a temporary file", expected: "a writable directory"
    )
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32, _ path: String) throws(GridError) {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe Self.system(descriptor, buffer.baseAddress! + written, buffer.count - written)
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw systemError(path, "write", code: .inputOutput) }
      written += count
    }
  }

  /// `write(2)`, which the method of the same name hides.
  private static func system(_ descriptor: Int32, _ start: UnsafeRawPointer, _ count: Int) -> Int {
    #if canImport(Glibc)
      return unsafe Glibc.write(descriptor, start, count)
    #elseif canImport(Musl)
      return unsafe Musl.write(descriptor, start, count)
    #else
      return unsafe Darwin.write(descriptor, start, count)
    #endif
  }

  private static func syncDirectory(_ directory: String) throws(GridError) {
    let descriptor = retrying { unsafe open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw systemError(directory, "open directory", code: .inputOutput) }
    defer { close(descriptor) }
    // Some filesystems cannot sync a directory and say EINVAL; the rename itself has happened.
    guard retrying({ fsync(descriptor) }) == 0 || errno == EINVAL else {
      throw systemError(directory, "fsync directory", code: .inputOutput)
    }
  }

  /// Removes temporary files that killed writers left: those whose lock can be taken.
  private static func sweep(_ directory: String, _ name: String) {
    guard let stream = unsafe opendir(directory) else { return }
    defer { unsafe closedir(stream) }
    let prefix = temporaryPrefix(name)
    while let entry = unsafe readdir(stream) {
      let entryName = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
      }
      guard entryName.hasPrefix(prefix), isTemporary(entryName.dropFirst(prefix.count)) else { continue }
      let path = "\(directory)/\(entryName)"
      let descriptor = unsafe open(path, O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
      guard descriptor >= 0 else { continue }
      if calgrid_try_lock(descriptor) == 0 { unsafe unlink(path) }
      close(descriptor)
    }
  }
}
