public import BenchmarkHarness
import CBenchmarkPeers

/// ICU4C as a peer, if the library is installed.
///
/// An ICU calendar is an object that changes with every question, so each kernel has its own.
public struct ICUPeer: Sendable {
  private let name: String
  private let isGregorian: Bool
  private let questions: Questions
  private let truth: MonthLine
  private let yearShift: Int

  /// - Parameters:
  ///   - name: ICU's name of the calendar, for example `gregorian`, `hebrew`, `chinese`, `islamic-umalqura`.
  ///   - questions: What it is asked.
  ///   - truth: The months as ICU has them, where they are not those of the questions.
  public init(_ name: String, _ questions: Questions, truth: MonthLine? = nil) {
    self.name = name
    self.questions = questions
    self.truth = truth ?? questions.line
    isGregorian = name == "gregorian"
    // ICU counts extended Chinese years from 2637 BC, this project's from the Gregorian year in which they begin.
    yearShift = name == "chinese" ? 2_637 : 0
  }

  /// Why there are no kernels, or `nil` when there are.
  public static var absence: AbsentPeer? {
    peer_icu_version() == 0 ? AbsentPeer("icu4c", reason: "libicui18n was not found") : nil
  }

  /// The kernel for an operation, or `nil` when ICU is missing or has nothing like it.
  public func kernel(_ operation: Operation) -> Kernel? {
    guard let handle = peer_icu_open(name, isGregorian) else { return nil }
    // One kernel, one calendar object, one thread at a time.
    nonisolated(unsafe) let calendar = handle
    let questions = self.questions
    let body: @Sendable (Int) -> UInt64
    switch operation {
    case .dayCount:
      body = { peer_icu_day_count(calendar, questions.monthStarts.baseAddress, $0) }
    case .firstWeekdayOffset:
      let first = Int32(questions.firstWeekday)
      body = { peer_icu_offset(calendar, questions.monthStarts.baseAddress, $0, first) }
    case .dayOfDate where isGregorian:
      body = { peer_icu_to_day(calendar, questions.inputs, $0) }
    case .dateOfDay where isGregorian:
      body = { peer_icu_from_day(calendar, questions.dayNumbers.baseAddress, $0) }
    case .namedDateOfDay:
      let shift = AnswerCode.date(year: yearShift, month: 0, day: 0)
      body = { peer_icu_from_day(calendar, questions.dayNumbers.baseAddress, $0) &- shift &* UInt64($0) }
    case .isoWeek where isGregorian:
      body = { peer_icu_iso_week(calendar, questions.dayNumbers.baseAddress, $0) }
    default:
      peer_icu_close(handle)
      return nil
    }
    let oracle = isGregorian ? questions.answers(operation) : questions.platformAnswers(operation, truth: truth)
    return Kernel("icu4c", oracle: oracle) { body($0.count) }
  }
}
