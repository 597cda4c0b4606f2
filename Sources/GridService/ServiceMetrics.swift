import Synchronization

/// What a service counts, as Prometheus reads it.
final class ServiceMetrics: Sendable {
  static let statuses = [200, 304, 400, 404, 405, 413, 414, 431, 500]

  private let answers = (0..<9).map { _ in Counter() }
  private let bytes = Counter()
  private let reloads = Counter()
  private let failedReloads = Counter()

  /// A number that all threads add to.
  private final class Counter: Sendable {
    private let value = Atomic<Int>(0)

    func add(_ number: Int = 1) { value.add(number, ordering: .relaxed) }
    var current: Int { value.load(ordering: .relaxed) }
  }

  func count(status: Int, bytes count: Int) {
    if let place = Self.statuses.firstIndex(of: status) { answers[place].add() }
    bytes.add(count)
  }

  func countReload(failed: Bool) {
    if failed { failedReloads.add() } else { reloads.add() }
  }

  func text(connections: Int, remembered: Int) -> String {
    var text = """
      # HELP calgrid_requests_total Answered requests by status.
      # TYPE calgrid_requests_total counter

      """
    for (place, status) in Self.statuses.enumerated() {
      text +=
        "calgrid_requests_total{status=\"\(status)\"} \(answers[place].current + (status == 200 ? remembered : 0))\n"
    }
    text += """
      # HELP calgrid_body_bytes_total Bytes of answers before compression, without those that threads remembered.
      # TYPE calgrid_body_bytes_total counter
      calgrid_body_bytes_total \(bytes.current)
      # HELP calgrid_reloads_total Generations of the cache file taken up after the first.
      # TYPE calgrid_reloads_total counter
      calgrid_reloads_total \(reloads.current)
      # HELP calgrid_failed_reloads_total Looks at the cache file that found a bad one; the old generation kept serving.
      # TYPE calgrid_failed_reloads_total counter
      calgrid_failed_reloads_total \(failedReloads.current)
      # HELP calgrid_connections Open connections.
      # TYPE calgrid_connections gauge
      calgrid_connections \(connections)

      """
    return text
  }
}
