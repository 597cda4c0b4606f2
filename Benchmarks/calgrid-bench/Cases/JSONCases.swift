import BenchmarkHarness
import BenchmarkPeers
import CXXHash
import GridBuilder
import GridRendering
import GridStore
import CalendarCore

/// What an answer costs a server once it is found: a month, a year and the layout of ten years as JSON.
///
/// The answers are the hashes of the texts, so every byte is compared.
enum JSONCases {
  static func cases(_ sets: QuestionSets) -> [BenchmarkCase] {
    let questions = sets.gregorianOfTwoCenturies
    let columns = Columns(questions)
    let peer = InterpolatedJSON(questions)
    let calendar = questions.calendar
    let document = MonthJSON(BenchmarkGrid.make(questions), fill: .six)
    return [
      make(
        "month", questions, count: 4_096,
        { json, index throws(GridError) in
          try document.write(
            document.grid.month(year: columns.year(index, 0), ordinal: columns.month(index, 0)), to: &json)
        },
        { peer.month(start: Int(questions.monthStarts[$0]), calendar: calendar) }),
      make(
        "year", questions, count: 256,
        { json, index throws(GridError) in try document.write(year: columns.year(index, 0), to: &json) },
        { peer.year(of: Int(questions.monthStarts[$0]), calendar: calendar) }),
      layout(questions, peer),
    ]
  }

  private static func layout(_ questions: Questions, _ peer: InterpolatedJSON) -> BenchmarkCase {
    let years = 2_020...2_029
    let grid = BenchmarkGrid.make(questions, years: years)
    let document: LayoutJSON
    do {
      document = LayoutJSON(
        try ScrollGeometry(grid, ScrollLayout(rowHeight: 40, columnWidth: 48, headerHeight: 30, gap: 10)))
    } catch {
      fatalError("no layout: \(error)")
    }
    var everything = LayoutQuestions()
    everything.everyMonth = true
    let asked = everything
    return make(
      "layout10Years", questions, count: 64,
      { json, _ throws(GridError) in try document.write(asked, to: &json) },
      { _ in
        peer.layout(
          years: years, calendar: questions.calendar, rowHeight: 40, columnWidth: 48, header: 30, gap: 10)
      })
  }

  private static func make(
    _ operation: String, _ questions: Questions, count: Int,
    _ write: @escaping @Sendable (inout JSONWriter, Int) throws(GridError) -> Void,
    _ plain: @escaping @Sendable (Int) -> String
  ) -> BenchmarkCase {
    let memory = Memory()
    return BenchmarkCase(
      "json/\(operation)/\(questions.label)", operation: "\(operation)JSON", calendar: questions.calendar,
      questions: count, mustNotAllocate: true,
      subject: Kernel("calgrid") { batch in
        var sum: UInt64 = 0
        for index in 0..<batch.count {
          memory.json.removeAll()
          do { try write(&memory.json, index) } catch { return .max }
          sum &+= memory.json.withBytes { bytes in bytes.withUnsafeBytes { XXH3_64bits($0.baseAddress, $0.count) } }
        }
        return sum
      },
      peers: [
        Kernel("interpolation") { batch in
          (0..<batch.count).reduce(UInt64(0)) { $0 &+ hash(plain($1)) }
        }
      ],
      oracle: questions.sums { $0 < count ? hash(plain($0)) : 0 })
  }

  private static func hash(_ text: String) -> UInt64 {
    var text = text
    return text.withUTF8 { XXH3_64bits($0.baseAddress, $0.count) }
  }

  /// The buffer of a kernel, kept from batch to batch as a server's thread keeps it.
  private final class Memory: @unchecked Sendable {
    // Unchecked because a kernel is called by one thread at a time.
    var json = JSONWriter()
  }
}
