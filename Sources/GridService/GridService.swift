import GridRendering
public import GridStore

/// Answers HTTP requests for calendars, years, months, days, strips and layouts from a cache file, in the JSON of the command line.
///
/// Knows no sockets: an HTTP library hands over requests, from any number of threads, each with a workspace of its own. Every request is
/// answered from one generation of the file.
public final class GridService: Sendable {
  let file: LiveCacheFile
  let limits: ServiceLimits
  private let metrics = ServiceMetrics()
  private let connections: @Sendable () -> Int
  private let remembered: @Sendable () -> Int

  /// Changes with the JSON of the answers, so that clients do not keep old ones.
  static let schema: UInt64 = 1

  /// - Parameters:
  ///   - file: what is served; reload it with ``reloadIfChanged()``.
  ///   - connections: how many are open, for the metrics.
  ///   - remembered: how many requests were answered without the service, with answers that it had given before.
  public init(
    _ file: LiveCacheFile, limits: ServiceLimits = ServiceLimits(), connections: @escaping @Sendable () -> Int = { 0 },
    remembered: @escaping @Sendable () -> Int = { 0 }
  ) {
    self.file = file
    self.limits = limits
    self.connections = connections
    self.remembered = remembered
  }

  /// Takes up another file that stands at the path. A bad one is counted, and the old generation keeps serving.
  ///
  /// - Returns: whether there is a new generation.
  /// - Throws: `GridError`, as `LiveCacheFile.reloadIfChanged()`.
  @discardableResult
  public func reloadIfChanged() throws(GridError) -> Bool {
    do {
      let changed = try file.reloadIfChanged()
      if changed { metrics.countReload(failed: false) }
      return changed
    } catch {
      metrics.countReload(failed: true)
      throw error
    }
  }

  /// Answers a request; the body is in the workspace afterwards.
  ///
  /// - Parameter target: path and query as they stand in the request line.
  public func answer(
    _ request: ServiceRequest, target: Span<UInt8>, in workspace: ServiceWorkspace
  ) -> ServiceAnswer {
    workspace.json.removeAll()
    var answer: ServiceAnswer
    do throws(ServiceError) {
      try check(request, target)
      answer = try route(try ServiceTarget(target), target, request, workspace)
    } catch {
      workspace.json.removeAll()
      workspace.json.beginObject()
      workspace.json.member("status", error.status)
      workspace.json.member("error", error.message)
      workspace.json.endObject()
      answer = ServiceAnswer(
        status: error.status, namesMethods: error.status == 405, closes: [413, 414, 431].contains(error.status))
    }
    switch answer.body {
    case .none: metrics.count(status: answer.status, bytes: 0)
    case .json: metrics.count(status: answer.status, bytes: workspace.json.count)
    case .plain: metrics.count(status: answer.status, bytes: workspace.plain.count)
    }
    return answer
  }

  private func check(_ request: ServiceRequest, _ target: Span<UInt8>) throws(ServiceError) {
    guard !request.isAmbiguous else { throw ServiceError(400, "body: found several lengths, expected one") }
    guard request.method == "GET" || request.method == "HEAD" else {
      throw ServiceError(405, "method: found \(request.method.prefix(20)), expected GET or HEAD")
    }
    guard target.count <= limits.target else {
      throw ServiceError(414, "target: found \(target.count) bytes, expected at most \(limits.target)")
    }
    guard request.headerLength <= limits.header else {
      throw ServiceError(431, "header: found \(request.headerLength) bytes, expected at most \(limits.header)")
    }
    guard (0...limits.body).contains(request.bodyLength) else {
      let found = request.bodyLength < 0 ? "a length that is not announced" : "\(request.bodyLength) bytes"
      throw ServiceError(413, "body: found \(found), expected at most \(limits.body)")
    }
  }

  private func route(
    _ target: ServiceTarget, _ bytes: Span<UInt8>, _ request: ServiceRequest, _ workspace: ServiceWorkspace
  ) throws(ServiceError) -> ServiceAnswer {
    let path = target.path
    var tag = EntityTag(schema: Self.schema)
    tag.add(bytes)
    var question = ServiceQuestion(
      file: file.current, workspace: workspace, limits: limits, parameters: ServiceParameters(target),
      condition: request.ifNoneMatch.map { KnownTags($0, compressed: request.acceptsGzip) }, tag: tag)
    switch (path.first, path.count) {
    case ("healthz", 1):
      workspace.json.beginObject()
      workspace.json.member("status", "ok")
      workspace.json.endObject()
      return ServiceAnswer()
    case ("metrics", 1):
      workspace.plain = Array(metrics.text(connections: connections(), remembered: remembered()).utf8)
      return ServiceAnswer(body: .plain)
    case ("calendars", 1): return try question.calendars()
    case ("year", 2): return try question.year(path[1])
    case ("month", 3): return try question.month(path[1], path[2])
    case ("day", 2): return try question.day(path[1])
    case ("strip", 2): return try question.strip(path[1])
    case ("layout", 2): return try question.layout(path[1])
    default:
      throw ServiceError(
        404,
        "path: expected /calendars, /year/YEAR, /month/YEAR/MONTH, /day/DATE, /strip/DATE, /layout/A...B, /healthz or /metrics"
      )
    }
  }
}
