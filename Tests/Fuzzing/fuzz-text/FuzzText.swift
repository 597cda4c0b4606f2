import TestSupport

/// One input of libFuzzer: a text to read as everything that text is read as, and its lines as the words of a command line.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzText(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  FuzzBodies.readText(String(decoding: bytes, as: UTF8.self))
  FuzzedCommandLine.run(bytes)
  return 0
}
