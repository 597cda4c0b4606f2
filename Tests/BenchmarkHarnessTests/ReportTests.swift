import BenchmarkHarness
import Foundation
import Testing

@Suite struct ReportTests {
  private static let goal = Goal("lookup/dayCount/gregorian", operation: "dayCount", peer: "peer", atMost: 0.75)

  private var report: RunReport {
    MadeUpReport.report(
      [
        MadeUpReport.result("lookup/dayCount/gregorian", ratio: 0.5),
        MadeUpReport.result("size/dayCount/10", ratio: 0.5, axis: Axis("years", 10)),
        MadeUpReport.result("size/dayCount/100", ratio: 0.6, axis: Axis("years", 100)),
      ], goals: [Self.goal], facts: [Fact("size/file", operation: "size", value: 100, unit: "bytes <&>")])
  }

  @Test func jsonReadsBackAsItWasWritten() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("report-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try report.json().write(to: file)
    let read = try RunReport.read(file.path)
    #expect(read.goals == report.goals)
    #expect(read.results.map(\.ratio) == report.results.map(\.ratio))
    #expect(read.results.first?.samples.count == 30)
  }

  @Test func jsonHasTheFieldsThatOthersRead() throws {
    let object = try #require(try JSONSerialization.jsonObject(with: report.json()) as? [String: Any])
    let goal = try #require((object["goals"] as? [[String: Any]])?.first)
    #expect(
      Set(goal.keys) == ["name", "operation", "calendar", "peer", "ratio", "low", "high", "goal", "verdict"])
    #expect(goal["name"] as? String == "lookup/dayCount/gregorian/peer")
    #expect(goal["verdict"] as? String == "met")
    let environment = try #require(object["environment"] as? [String: Any])
    for key in ["processor", "kernel", "compiler", "revision", "date"] { #expect(environment[key] is String) }
  }

  @Test func summaryHasTheGoalsAndNoSamples() throws {
    let data = try report.summaryJSON()
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let goals = try #require(object["goals"] as? [[String: Any]])
    #expect(goals.count == 1)
    #expect(goals.first?["verdict"] as? String == "met")
    #expect((object["facts"] as? [[String: Any]])?.count == 1)
    #expect(!String(decoding: data, as: UTF8.self).contains("samples"))
  }

  @Test func comparisonFindsWhatMoved() {
    let before = MadeUpReport.report([
      MadeUpReport.result("a/x", ratio: 0.5), MadeUpReport.result("b/x", ratio: 0.5),
      MadeUpReport.result("c/x", ratio: 0.5), MadeUpReport.result("gone/x", ratio: 1),
    ])
    let after = MadeUpReport.report([
      MadeUpReport.result("a/x", ratio: 0.6), MadeUpReport.result("b/x", ratio: 0.4),
      MadeUpReport.result("c/x", ratio: 0.505), MadeUpReport.result("new/x", ratio: 1),
    ])
    let comparison = ReportComparison(before: before, after: after)
    #expect(comparison.changes.map(\.verdict) == [.regression, .improvement, .unchanged])
    #expect(comparison.onlyBefore == ["gone/x/peer"])
    #expect(comparison.onlyAfter == ["new/x/peer"])
    #expect(comparison.exitStatus == .failure)
    #expect(ReportComparison(before: before, after: before).exitStatus == .success)
    #expect(ReportComparison(before: after, after: before).exitStatus == .failure)
    #expect(comparison.text.contains("regression"))
  }

  @Test func comparisonDistrustsAFailedSelfTest() {
    let good = MadeUpReport.report([MadeUpReport.result("a/x", ratio: 0.5)])
    let bad = MadeUpReport.report([MadeUpReport.result("a/x", ratio: 0.9)], selfTestRatio: 1.3)
    #expect(ReportComparison(before: good, after: bad).exitStatus == .tooNoisy)
  }

  @Test func pageStandsAlone() {
    let page = report.html
    #expect(page.hasPrefix("<!DOCTYPE html>"))
    #expect(page.components(separatedBy: "<svg").count - 1 == 2)
    #expect(page.contains("prefers-color-scheme: dark"))
    for forbidden in ["<script", "http://", "https://", "<link", "bytes <&>"] { #expect(!page.contains(forbidden)) }
    #expect(page.contains("bytes &lt;&amp;&gt;"))
  }

  @Test func markdownHasARowForEachGoal() throws {
    let report = MadeUpReport.report(
      [
        MadeUpReport.result("lookup/dayCount/gregorian-1600-2400", ratio: 0.5),
        MadeUpReport.result("lookup/far/gregorian", peer: "foundation", ratio: 0.001),
      ],
      goals: [
        Goal(
          "lookup/dayCount/gregorian-1600-2400", operation: "dayCount", calendar: "gregorian", peer: "peer",
          atMost: 0.75),
        Goal("lookup/far/gregorian", operation: "far", calendar: "gregorian", peer: "foundation", atMost: 1.0 / 2_000),
        Goal(fact: "size/file", operation: "size", limit: 200),
      ], facts: [Fact("size/file", operation: "size", value: 100, unit: "bytes")])
    let lines = report.markdown.split(separator: "\n").map { String($0) }
    #expect(lines.count == 2 + 3 + 1)
    #expect(lines.prefix(5).allSatisfy { $0.filter { $0 == "|" }.count == 9 })
    #expect(
      lines[2]
        == "| dayCount | gregorian-1600-2400 | 0.499 ns | peer | 1.00 | 0.500 [0.499, 0.500] | ≤ 0.750 | met |")
    #expect(lines[3].contains("| ≤ 1/2000 | missed |"))
    #expect(lines[4] == "| size | file | 100 bytes |  |  | 0.500 | ≤ 200 bytes | met |")
    #expect(lines[5].contains("revision \(report.environment.revision)"))
    #expect(lines[5].contains(report.environment.date))
    #expect(!lines[5].contains("cannot be trusted"))
    #expect(MadeUpReport.report([], selfTestRatio: 1.3).markdown.contains("cannot be trusted"))
  }

  @Test func tableNamesGoalsAndVerdicts() {
    let text = report.text
    for part in ["lookup/dayCount/gregorian", "0.500 [0.499, 0.500]", "met", "Self-test", "a note"] {
      #expect(text.contains(part), "\(part)")
    }
  }
}
