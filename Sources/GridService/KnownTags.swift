/// The entity tags of answers that a client has: an If-None-Match field.
struct KnownTags {
  private let list: String
  /// A compressed answer is another one, with a tag of its own.
  private let compressed: Bool

  /// - Parameter compressed: whether the answer would be sent compressed.
  init(_ list: String, compressed: Bool) {
    self.list = list
    self.compressed = compressed
  }

  /// Whether any answer will do.
  var holdsAny: Bool { list.utf8.elementsEqual("*".utf8) }

  /// Whether the answer with a tag is among them. Tags have a fixed length between quotes, so that none is a part of another.
  func holds(_ tag: UInt64) -> Bool {
    let text = ServiceAnswer.entityTag(tag)
    return list.contains(compressed ? text.dropLast() + "-gz\"" : text[...])
  }
}
