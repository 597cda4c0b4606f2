import BenchmarkHarness
import BenchmarkPeers
import CalendarCore
import GridStore

/// Marked days: a month's mask for sets of any size, and searching in them.
enum MarkCases {
  static func cases(_ sets: QuestionSets) -> [BenchmarkCase] {
    masks(sets) + searches(sets.gregorian, days(10_000, sets.gregorian))
      + [union(sets.gregorian, days(10_000, sets.gregorian))]
  }

  /// Days drawn from the whole range of the questions, so that marks are found wherever a question is about.
  static func days(_ count: Int, _ questions: Questions, part: UInt64 = 0) -> PlainDays {
    let first = questions.line.firstDay
    return PlainDays(count: count, in: first..<(first + questions.line.dayCount), seed: 1 + part)
  }

  static func set(_ days: PlainDays) -> DaySet {
    do { return try DaySet(days.days) } catch { fatalError("no set of \(days.sorted.count) days: \(error)") }
  }

  // MARK: - Masks

  /// Up to ten thousand days lie in the years that are asked about. A million days spread over the years 1…9999; they are asked about in the
  /// same years as the others, where their bitmap fits into a first-level cache, and everywhere, where it does not.
  private static func masks(_ sets: QuestionSets) -> [BenchmarkCase] {
    [
      mask("10-days", sets.gregorian, days(10, sets.gregorian)),
      mask("10000-days", sets.gregorian, days(10_000, sets.gregorian)),
      mask("1000000-days", sets.gregorian, days(1_000_000, sets.iso8601)),
      mask("1000000-days-\(sets.iso8601.label)", sets.iso8601, days(1_000_000, sets.iso8601)),
    ]
  }

  private static func mask(_ name: String, _ questions: Questions, _ days: PlainDays) -> BenchmarkCase {
    WalkedCase.make(
      "marks/mask/\(name)", operation: "mask", questions,
      subject: LookupLoop.kernel(
        MaskLookup.self, GridWith(BenchmarkGrid.make(questions), set(days)), Columns(questions)),
      walker: "setOfDays"
    ) { days.mask(from: questions.firstCell($0).day) }
  }

  // MARK: - Searching

  private static func searches(_ questions: Questions, _ days: PlainDays) -> [BenchmarkCase] {
    let marks = set(days)
    let sorted = SortedDays(days.sorted)
    let columns = Columns(questions)
    let longest = OnceValue<UInt64>()
    // Streaks are asked about marked days: of others there is nothing to count.
    let ends = markedDays(days, questions)
    let day: @Sendable (Int) -> Int = { Int(questions.dayNumbers[$0]) }
    let range: @Sendable (Int) -> ClosedRange<Int> = { day($0)...(day($0) + Int(questions.days[$0]) * 8) }
    return [
      search(
        "next", questions, days, LookupLoop.kernel(NextMarkLookup.self, marks, columns),
        peer: { number(sorted.next(from: Int32(day($0)))) }, truth: { number(days.next(from: day($0))) }),
      search(
        "previous", questions, days, LookupLoop.kernel(PreviousMarkLookup.self, marks, columns),
        peer: { number(sorted.previous(from: Int32(day($0)))) }, truth: { number(days.previous(from: day($0))) }),
      search(
        "count", questions, days, LookupLoop.kernel(CountMarksLookup.self, marks, columns),
        peer: { AnswerCode.number(sorted.count(in: Int32(range($0).lowerBound)...Int32(range($0).upperBound))) },
        truth: { number(days.count(in: range($0))) }),
      search(
        "streak", questions, days,
        LookupLoop.kernel(StreakLookup.self, marks, Columns(questions, dayNumbers: ends)),
        peer: { AnswerCode.number(sorted.streak(endingAt: ends[$0])) },
        truth: { number(days.streak(endingAt: Int(ends[$0]))) }),
      search(
        "longestRun", questions, days, LookupLoop.kernel(LongestRunLookup.self, marks, columns),
        peer: { _ in run(sorted.longestRun) }, truth: { _ in longest.get { run(days.longestRun) } }, asked: 64),
    ]
  }

  private static func search(
    _ operation: String, _ questions: Questions, _ days: PlainDays, _ subject: Kernel,
    peer: @escaping @Sendable (Int) -> UInt64, truth: @escaping @Sendable (Int) -> UInt64,
    asked: Int? = nil
  ) -> BenchmarkCase {
    WalkedCase.make(
      "marks/\(operation)/\(days.sorted.count)-days", operation: operation, questions, subject: subject,
      peers: [Kernel("sortedDays") { batch in WalkedCase.sum(batch, peer) }], asked: asked, answer: truth)
  }

  private static func number(_ number: Int32) -> UInt64 { AnswerCode.number(Int(number)) }

  private static func run(_ run: (first: Int32, count: Int32)) -> UInt64 {
    AnswerCode.cell(day: Int(run.first), owner: 0, label: Int(run.count))
  }

  /// A marked day for each question.
  private static func markedDays(_ days: PlainDays, _ questions: Questions) -> [Int32] {
    var generator = SeededGenerator(seed: 1, part: "streaks")
    return (0..<questions.count).map { _ in days.sorted.randomElement(using: &generator) ?? 0 }
  }

  // MARK: - Two sets

  /// Makes a set, and so allocates.
  private static func union(_ questions: Questions, _ days: PlainDays) -> BenchmarkCase {
    let other = self.days(10_000, questions, part: 1)
    let marks = set(days)
    let otherMarks = set(other)
    let code: @Sendable (Int, Int) -> UInt64 = { AnswerCode.cell(day: $0, owner: 0, label: $1) }
    let truth = OnceValue<UInt64>()
    return BenchmarkCase(
      "marks/union/10000-days", operation: "union", calendar: questions.calendar, questions: 64,
      subject: Kernel("calgrid") { batch in
        WalkedCase.sum(batch) { _ in
          guard let union = try? marks.union(otherMarks), let last = union.last else { return .max }
          return code(last.number, union.count)
        }
      },
      peers: [
        Kernel("setOfDays") { batch in
          WalkedCase.sum(batch) { _ in
            let union = days.set.union(other.set)
            return code(Int(max(days.sorted.last ?? 0, other.sorted.last ?? 0)), union.count)
          }
        }
      ],
      oracle: { count in
        let one = truth.get {
          // Both lists are ascending, so the days that are in both are met while walking.
          var all = days.sorted + other.sorted
          all.sort()
          let different = all.indices.count { $0 == 0 || all[$0] != all[$0 - 1] }
          return code(Int(all[all.count - 1]), different)
        }
        return UInt64(count) &* one
      })
  }
}
