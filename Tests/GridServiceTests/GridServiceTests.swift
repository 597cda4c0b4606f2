import CalendarGrid
import GridRendering
import GridService
import TestSupport
import Testing

/// Requests without sockets: what is answered, and what is refused.
@Suite struct GridServiceTests {
  private struct Answered {
    let answer: ServiceAnswer
    let text: String
  }

  private static let bytes = Result {
    try CacheBuilder.build(
      BuildRequest(
        keys: [
          GridParameters(calendar: .gregorian), GridParameters(calendar: .hebrew),
          GridParameters(calendar: .gregorian, weekRule: .iso8601),
        ], days: Day(ISODate(text: "2000-01-01"))...Day(ISODate(text: "2039-12-31")))
    ).bytes
  }

  private func ask(_ target: String, _ request: ServiceRequest = ServiceRequest()) throws -> Answered {
    try ask(Array(target.utf8), request)
  }

  private func ask(
    _ target: [UInt8], _ request: ServiceRequest = ServiceRequest(), of bytes: [UInt8]? = nil
  ) throws -> Answered {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = "\(folder.path)/one.calgrid"
    try Publication.publish(try bytes ?? Self.bytes.get(), to: path)
    let service = GridService(try LiveCacheFile(path: path, mode: .copied))
    let workspace = ServiceWorkspace()
    let answer = service.answer(request, target: target.span, in: workspace)
    return Answered(
      answer: answer,
      text: answer.body == .plain ? String(decoding: workspace.plain, as: UTF8.self) : workspace.json.text)
  }

  @Test func targetsAreDecodedOnceAndStrictly() throws {
    #expect(try ask("/month/2026/%39").text.contains("\"title\":\"September 2026\""))
    #expect(try ask("/month/2026/9/").answer.status == 200)
    #expect(try ask("/day/2026-09-01?calendar=heb%72ew&").text.contains("\"year\":5786"))
    for target in [
      "", "month/2026/9", "*", "/month/2026/9%", "/month/2026/9%4", "/month/2026/%zz", "/month/%00/9",
      "/month/2026/9?fill=%0a",
      "/month/2026/%c3", "/month/2026/9?fill=rows&fill=six", "/month/2026/9?fil=rows", "/month/2026/%2539",
      "/month/2026/14", "/month/2026/x", "/month/99999999999999999999/1", "/month/2026/9?first-weekday=8",
      "/month/2026/9?calendar=gregorian,hebrew", "/month/2026/9?leading-week=1", "/month/2026/9?marks=2026-02-30",
      "/month/2026/9?marks=-9999-01-01,9999-01-01", "/month/2026/9?window=2026-01-01..2026-02-01",
      "/month/2026/9?sign-in=&now=2026-01-01&window=2026-02-01..2026-01-01", "/layout/2020...2019", "/layout/1...9999",
      "/layout/2020?row-height=0", "/layout/2020?month=2", "/day/2026-13-01",
    ] {
      let found = try ask(target)
      #expect(found.answer.status == 400, "\(target): \(found.text)")
      #expect(found.text.hasPrefix("{\"status\":400,\"error\":\""), "\(target): \(found.text)")
    }
    #expect(try ask([47, 109, 47, 255]).answer.status == 400)
  }

  @Test func whatTheFileDoesNotHoldIsNotFound() throws {
    for target in [
      "/", "/nothing", "/month", "/month/2026", "/month/2026/9/1", "/../etc/passwd", "/month/../../..", "/month/2050/1",
      "/month/2026/9?calendar=tamil", "/month/2026/9?first-weekday=3", "/day/1990-01-01", "/layout/2035...2045",
      "/healthz/x",
    ] {
      #expect(try ask(target).answer.status == 404, "\(target)")
    }
  }

  @Test func requestsAreLimited() throws {
    var request = ServiceRequest(method: "POST")
    let refused = try ask("/healthz", request).answer
    #expect(refused.status == 405 && refused.namesMethods)
    request = ServiceRequest(headerLength: 16_385)
    #expect(try ask("/healthz", request).answer.status == 431)
    request = ServiceRequest(bodyLength: 16_385)
    #expect(try ask("/healthz", request).answer.status == 413)
    request = ServiceRequest(bodyLength: -1)
    #expect(try ask("/healthz", request).answer.closes)
    #expect(try ask("/healthz?" + String(repeating: "a", count: 8_192)).answer.status == 414)
    #expect(
      try ask("/healthz", ServiceRequest(method: "HEAD", headerLength: 16_384, bodyLength: 16_384)).answer.status == 200
    )
  }

  @Test func tagsNameTheAnswer() throws {
    let month = try ask("/month/2026/9").answer
    let tag = try #require(month.tag)
    #expect(try ask("/month/2026/9").answer.tag == tag)
    #expect(try ask("/month/2026/10").answer.tag != tag)
    #expect(try ask("/month/2026/9?first-weekday=2&minimum-days=4").answer.tag != tag)
    #expect(try ask("/healthz").answer.tag == nil && ask("/month/2026/13").answer.tag == nil)
    let text = ServiceAnswer.entityTag(tag)
    #expect(text.utf8.count == 18 && text.hasPrefix("\"") && text.hasSuffix("\""))
    let compressed = "\(text.dropLast())-gz\""
    for known in [text, "W/\(text)", "\"x\", \(text)", "\(compressed),\(text)", "*"] {
      let answer = try ask("/month/2026/9", ServiceRequest(ifNoneMatch: known)).answer
      #expect(answer.status == 304 && answer.body == .none && answer.tag == tag, "\(known)")
    }
    // A compressed answer is another one.
    #expect(try ask("/month/2026/9", ServiceRequest(ifNoneMatch: compressed)).answer.status == 200)
    #expect(try ask("/month/2026/9", ServiceRequest(ifNoneMatch: text, acceptsGzip: true)).answer.status == 200)
    #expect(try ask("/month/2026/9", ServiceRequest(ifNoneMatch: compressed, acceptsGzip: true)).answer.status == 304)
    #expect(try ask("/month/2026/10", ServiceRequest(ifNoneMatch: text)).answer.status == 200)
    // What has no answer is not known to anybody.
    #expect(try ask("/month/2026/13", ServiceRequest(ifNoneMatch: "*")).answer.status == 400)
  }

  @Test func absoluteTargetsAreThoseOfTheirPaths() throws {
    let path = "/month/2026/9?first-weekday=2&minimum-days=4"
    for host in ["http://x", "HTTPS://example.org:8080", "http://"] {
      #expect(try ask(host + path).text == ask(path).text, "\(host)")
    }
    for wrong in ["http://x", "ftp://x/month/2026/9", "http:/month/2026/9", "x", "*"] {
      #expect(try ask(wrong).answer.status == 400, "\(wrong)")
    }
  }

  @Test func secondCalendarsThatKnowNoDayAreAnError() throws {
    let keys = [GridParameters(calendar: .gregorian), GridParameters(calendar: .nepali)]
    let days = try Day(ISODate(text: "2043-01-01"))...Day(ISODate(text: "2046-12-31"))
    let bytes = try CacheBuilder.build(BuildRequest(keys: Set(keys), days: days)).bytes
    let end = try CacheFile(bytes: bytes).grid(for: keys[1]).days.upperBound
    let last = ISODate(end)
    #expect((2043...2045).contains(last.year))
    for (target, status) in [
      ("month/\(last.year)/\(last.month)", 200), ("year/\(last.year)", 200), ("month/\(last.year + 1)/1", 404),
      ("year/\(last.year + 1)", 404),
    ] {
      let found = try ask(Array("/\(target)?alternate=nepali".utf8), of: bytes)
      #expect(found.answer.status == status, "\(target)")
      #expect(found.text.contains("\"alternate\":null") == (status == 200), "\(target)")
    }
  }

  @Test func metricsCountAnswers() throws {
    let text = try ask("/metrics").text
    #expect(text.contains("# TYPE calgrid_requests_total counter\n"))
    #expect(text.contains("\ncalgrid_requests_total{status=\"404\"} 0\n"))
  }
}
