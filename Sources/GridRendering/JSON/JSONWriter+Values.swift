package import CalendarCore

/// Objects, arrays and values; the commas come by themselves.
extension JSONWriter {
  package mutating func beginObject() {
    separate()
    append(byte: UInt8(ascii: "{"))
  }

  package mutating func endObject() { append(byte: UInt8(ascii: "}")) }

  package mutating func beginArray() {
    separate()
    append(byte: UInt8(ascii: "["))
  }

  package mutating func endArray() { append(byte: UInt8(ascii: "]")) }

  /// The name of the next value.
  package mutating func name(_ name: StaticString) {
    separate()
    append(byte: UInt8(ascii: "\""))
    append(name)
    append("\":")
  }

  package mutating func null() {
    separate()
    append("null")
  }

  package mutating func value(_ value: Bool) {
    separate()
    if value { append("true") } else { append("false") }
  }

  package mutating func value(_ value: Int) {
    separate()
    append(value)
  }

  /// The day as an ISO 8601 date.
  package mutating func value(_ value: Day) {
    separate()
    append(value)
  }

  package mutating func value(_ value: String) {
    separate()
    append(byte: UInt8(ascii: "\""))
    add(value)
    append(byte: UInt8(ascii: "\""))
  }

  // MARK: - Members

  package mutating func member(_ name: StaticString, _ value: Int) {
    self.name(name)
    append(value)
  }

  /// A number, or `null`.
  package mutating func member(_ name: StaticString, _ value: Int?) {
    self.name(name)
    if let value { append(value) } else { append("null") }
  }

  package mutating func member(_ name: StaticString, _ value: Bool) {
    self.name(name)
    self.value(value)
  }

  package mutating func member(_ name: StaticString, _ value: Day) {
    self.name(name)
    append(value)
  }

  package mutating func member(_ name: StaticString, _ value: String) {
    self.name(name)
    self.value(value)
  }

  /// A string, or `null`.
  package mutating func member(_ name: StaticString, _ value: String?) {
    if let value { member(name, value) } else { null(name) }
  }

  package mutating func null(_ name: StaticString) {
    self.name(name)
    append("null")
  }

  /// `{"first":…,"last":…}`
  package mutating func member(_ name: StaticString, _ range: ClosedRange<Int>) {
    self.name(name)
    beginObject()
    member("first", range.lowerBound)
    member("last", range.upperBound)
    endObject()
  }

  private mutating func separate() {
    if needsComma { append(byte: UInt8(ascii: ",")) }
  }
}

/// The inside of a string: what JSON does not allow there is escaped.
extension JSONWriter: TitleSink {
  package mutating func add(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): append("\\\"")
      case UInt8(ascii: "\\"): append("\\\\")
      case UInt8(ascii: "\n"): append("\\n")
      case 0..<32:
        append("\\u00")
        append(byte: 48 + byte >> 4)
        append(byte: byte & 15 < 10 ? 48 + byte & 15 : 87 + byte & 15)
      default: append(byte: byte)
      }
    }
  }

  package mutating func add(_ number: Int) { append(number) }
}
