/// Names near a mistyped one.
public enum Suggestion {
  /// At most three candidates within an edit distance of a third of the word (at least 1), nearest first.
  ///
  /// - Complexity: O(candidates × word length × candidate length); for error messages only.
  public static func nearest(to word: String, among candidates: [String]) -> [String] {
    let limit = max(1, word.count / 3)
    return
      candidates
      .map { (distance: distance(word.lowercased(), $0.lowercased()), name: $0) }
      .filter { $0.distance <= limit }
      .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
      .prefix(3)
      .map(\.name)
  }

  /// The Levenshtein distance: insertions, deletions and replacements of one character.
  static func distance(_ left: String, _ right: String) -> Int {
    let left = Array(left)
    let right = Array(right)
    var previous = Array(0...right.count)
    for (i, a) in left.enumerated() {
      var row = [i + 1]
      for (j, b) in right.enumerated() {
        row.append(min(previous[j] + (a == b ? 0 : 1), previous[j + 1] + 1, row[j] + 1))
      }
      previous = row
    }
    return previous[right.count]
  }
}
