import BenchmarkHarness
import BenchmarkPeers
import CBenchmarkPeers

/// Builds a case of one lookup with every peer that can answer it.
enum LookupCase {
  /// A case named `GROUP/OPERATION/QUESTIONS`, or `GROUP-latency/…`.
  ///
  /// - Parameters:
  ///   - operation: What is asked.
  ///   - questions: What about.
  ///   - mode: In `.latency` the kernel must add `answer & batch.zero` to the year and the month, or to the day number, that it asks next.
  ///   - group: The first part of the name.
  ///   - isSlow: Whether the case is left to the full mode.
  ///   - sets: Where the questions come from.
  ///   - subject: What is under test.
  static func make(
    _ operation: Operation, _ questions: Questions, mode: BenchmarkCase.Mode = .throughput, group: String = "lookup",
    isSlow: Bool = false, sets: QuestionSets, subject: Kernel
  ) -> BenchmarkCase {
    let platform = mode == .throughput ? platformPeers(operation, questions, sets) : ([], [])
    let peers = closedFormPeers(operation, questions, mode) + tablePeers(operation, questions, mode) + platform.0
    return BenchmarkCase(
      "\(group)\(mode == .latency ? "-latency" : "")/\(operation.rawValue)/\(questions.label)",
      operation: operation.rawValue, calendar: questions.calendar, mode: mode, questions: questions.count,
      mustNotAllocate: true, isSlow: isSlow, subject: subject, peers: peers.filter { $0.name != subject.name },
      absent: platform.1,
      oracle: questions.answers(operation))
  }

  private static func closedFormPeers(
    _ operation: Operation, _ questions: Questions, _ mode: BenchmarkCase.Mode
  ) -> [Kernel] {
    let isThroughput = mode == .throughput
    var peers: [Kernel] = []
    if ["gregorian", "iso8601"].contains(questions.calendar) {
      // Latency is asked of the two fastest only, for a run has a minute.
      let formulas = isThroughput ? GregorianPeer.allCases : [.neriSchneider, .joffe]
      peers += formulas.compactMap { $0.kernel(operation, mode, questions) }
      switch operation {
      case .firstWeekdayOffset:
        let function: peer_kernel = isThroughput ? peer_ns_offset_folded : peer_ns_offset_folded_latency
        peers.append(.peer("neriSchneiderFolded", function, questions))
      case .isoWeek:
        let function: peer_kernel = isThroughput ? peer_ns_iso_week_folded : peer_ns_iso_week_folded_latency
        peers.append(.peer("neriSchneiderFolded", function, questions))
      case .fillMonth:
        let function: peer_kernel = isThroughput ? peer_ns_fill_month_at_once : peer_ns_fill_month_at_once_latency
        peers.append(.peer("neriSchneiderAtOnce", function, questions))
      default: break
      }
    }
    switch operation {
    case .fillMonth:
      let function: peer_kernel = isThroughput ? peer_copy_grid : peer_copy_grid_latency
      peers.append(.peer("memcpy", function, questions, oracle: questions.copiedGrids))
    case .fillYear where isThroughput && questions.hasTwelveMonths:
      peers.append(.peer("memcpy", peer_copy_year, questions, oracle: questions.copiedYears))
    default: break
    }
    return peers
  }

  private static func tablePeers(
    _ operation: Operation, _ questions: Questions, _ mode: BenchmarkCase.Mode
  ) -> [Kernel] {
    TablePeer.allCases.compactMap { $0.kernel(operation, mode, questions) }
  }

  /// Foundation and ICU name months their own way outside of the Gregorian calendar.
  private static func platformPeers(
    _ operation: Operation, _ questions: Questions, _ sets: QuestionSets
  ) -> ([Kernel], [AbsentPeer]) {
    guard let calendar = sets.platformCalendar(questions) else { return ([], []) }
    let asked = operation == .dateOfDay && questions.calendar != "gregorian" ? .namedDateOfDay : operation
    let truth = sets.platformLines[questions.calendar]
    let foundation = FoundationPeer(calendar.foundation, questions, truth: truth).kernel(asked)
    let icu = ICUPeer(calendar.icu, questions, truth: truth).kernel(asked)
    return ([foundation, icu].compactMap { $0 }, ICUPeer.absence.map { [$0] } ?? [])
  }
}
