/// Memory that is never given back: kernels of a benchmark program read it until the end.
enum Immortal {
  static func column(_ count: Int, _ element: (Int) -> Int32) -> UnsafeMutableBufferPointer<Int32> {
    let column = UnsafeMutableBufferPointer<Int32>.allocate(capacity: count)
    for index in 0..<count { column.initializeElement(at: index, to: element(index)) }
    return column
  }

  static func value<Value>(_ value: Value) -> UnsafePointer<Value> {
    let pointer = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    pointer.initialize(to: value)
    return UnsafePointer(pointer)
  }
}
