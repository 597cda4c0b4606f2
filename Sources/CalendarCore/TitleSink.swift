/// Where a title goes piece by piece, so that it can be written into a buffer without a string of its own.
package protocol TitleSink: ~Copyable {
  mutating func add(_ text: String)
  mutating func add(_ number: Int)
}

/// A title as a string.
struct TitleText: TitleSink {
  private(set) var text = ""

  mutating func add(_ text: String) { self.text += text }
  mutating func add(_ number: Int) { text += String(number) }
}
