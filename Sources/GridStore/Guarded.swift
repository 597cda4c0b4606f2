#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A value that threads use one at a time. One of no size, as `()`, would stand where the lock's pointer stands, and be a race to the
/// thread sanitizer.
///
/// A lock of the C library, because the thread sanitizer does not see the order that `Synchronization.Mutex` makes when two threads meet.
@safe
final class Guarded<Value>: @unchecked Sendable {  // the value is touched by the thread that holds the lock only
  private var value: Value
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>

  init(_ value: sending Value) {
    self.value = value
    unsafe mutex = .allocate(capacity: 1)
    unsafe pthread_mutex_init(mutex, nil)
  }

  deinit {
    unsafe pthread_mutex_destroy(mutex)
    unsafe mutex.deallocate()
  }

  /// Waits until no other thread uses the value; not to be nested.
  func withLock<Result: Sendable, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    return try body(&value)
  }
}
