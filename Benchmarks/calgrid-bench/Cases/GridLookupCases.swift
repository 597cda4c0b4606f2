import BenchmarkHarness
import BenchmarkPeers

/// The lookups of a grid against every peer that can answer them.
enum GridLookupCases {
  static func cases(_ sets: QuestionSets) -> [BenchmarkCase] {
    sets.all.flatMap { questions in
      let kernels = GridKernels(questions)
      return Operation.allCases.flatMap { operation in
        [BenchmarkCase.Mode.throughput, .latency].compactMap { mode -> BenchmarkCase? in
          guard operation != .fillYear || questions.hasTwelveMonths, operation != .isoWeek || questions.isGregorian,
            // The day of a cell is the same arithmetic in every calendar, and a run has a minute.
            operation != .cellDay || questions === sets.gregorian,
            let subject = kernels.kernel(operation, mode)
          else { return nil }
          return LookupCase.make(operation, questions, mode: mode, sets: sets, subject: subject)
        }
      }
    }
  }
}

extension Questions {
  /// Whether the formulas for the Gregorian calendar answer the questions.
  var isGregorian: Bool { ["gregorian", "iso8601"].contains(calendar) }

  /// Whether every year has twelve months.
  var hasTwelveMonths: Bool { !line.months.contains { $0.ordinal > 12 } }
}
