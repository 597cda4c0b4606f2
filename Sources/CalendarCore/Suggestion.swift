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

  /// The number of insertions, deletions and replacements of one character and exchanges of two neighbours that turn one word
  /// into the other (optimal string alignment).
  static func distance(_ left: String, _ right: String) -> Int {
    let left = Array(left)
    let right = Array(right)
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for (i, a) in left.enumerated() {
      var row = [i + 1]
      for (j, b) in right.enumerated() {
        var best = min(previous[j] + (a == b ? 0 : 1), previous[j + 1] + 1, row[j] + 1)
        if i > 0 && j > 0 && a == right[j - 1] && left[i - 1] == b { best = min(best, beforePrevious[j - 1] + 1) }
        row.append(best)
      }
      beforePrevious = previous
      previous = row
    }
    return previous[right.count]
  }
}
