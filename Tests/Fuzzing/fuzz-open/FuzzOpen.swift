import TestSupport

/// One input of libFuzzer: bytes to open as a cache file.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOpen(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  FuzzBodies.openAndAsk(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}
