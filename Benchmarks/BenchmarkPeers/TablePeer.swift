public import BenchmarkHarness
public import CBenchmarkPeers

/// The peers that are tables, for any calendar, and their batch functions by operation.
public enum TablePeer: String, CaseIterable, Sendable {
  /// An integer a month and a binary search, OpenJDK's way.
  case intPerMonth
  /// calgrid's own words without any check: what the checks cost. No rival: it reads beyond its table when asked for another year.
  case uncheckedWords
  /// Three bytes a year, the month walked to, ICU4X's way; months of 29 and 30 days only.
  case packedYears
  /// The same, the month guessed from the day of the year.
  case packedYearsGuess

  /// The batch function, or `nil` where there is none.
  public func function(_ operation: Operation, _ mode: BenchmarkCase.Mode) -> peer_kernel? {
    let pair: (throughput: peer_kernel, latency: peer_kernel)? =
      switch self {
      case .intPerMonth: Self.intPerMonth(operation)
      case .uncheckedWords: Self.uncheckedWords(operation)
      case .packedYears: Self.packedYears(operation)
      case .packedYearsGuess: Self.packedYearsGuess(operation)
      }
    return mode == .throughput ? pair?.throughput : pair?.latency
  }

  /// The kernel, or `nil` where there is none or the calendar's months do not fit the packing.
  public func kernel(_ operation: Operation, _ mode: BenchmarkCase.Mode, _ questions: Questions) -> Kernel? {
    guard self == .intPerMonth || self == .uncheckedWords || questions.inputs.pointee.packed != nil else { return nil }
    return function(operation, mode).map { Kernel.peer(rawValue, $0, questions) }
  }

  private static func intPerMonth(_ operation: Operation) -> (peer_kernel, peer_kernel)? {
    switch operation {
    case .dayCount: (peer_table_day_count, peer_table_day_count_latency)
    case .firstWeekdayOffset: (peer_table_offset, peer_table_offset_latency)
    case .dayOfDate: (peer_table_to_day, peer_table_to_day_latency)
    case .dateOfDay: (peer_table_from_day, peer_table_from_day_latency)
    case .placeOfDay: (peer_table_place, peer_table_place_latency)
    case .cellDate: (peer_table_cell_date, peer_table_cell_date_latency)
    default: nil
    }
  }

  private static func uncheckedWords(_ operation: Operation) -> (peer_kernel, peer_kernel)? {
    switch operation {
    case .dayCount: (peer_words_day_count, peer_words_day_count_latency)
    case .firstWeekdayOffset: (peer_words_offset, peer_words_offset_latency)
    case .dayOfDate: (peer_words_to_day, peer_words_to_day_latency)
    case .dateOfDay: (peer_words_from_day, peer_words_from_day_latency)
    default: nil
    }
  }

  private static func packedYears(_ operation: Operation) -> (peer_kernel, peer_kernel)? {
    switch operation {
    case .dayCount: (peer_packed_day_count, peer_packed_day_count_latency)
    case .firstWeekdayOffset: (peer_packed_offset, peer_packed_offset_latency)
    case .dayOfDate: (peer_packed_to_day, peer_packed_to_day_latency)
    case .dateOfDay: (peer_packed_from_day, peer_packed_from_day_latency)
    case .placeOfDay: (peer_packed_place, peer_packed_place_latency)
    case .cellDate: (peer_packed_cell_date, peer_packed_cell_date_latency)
    default: nil
    }
  }

  private static func packedYearsGuess(_ operation: Operation) -> (peer_kernel, peer_kernel)? {
    switch operation {
    case .dateOfDay: (peer_packed_from_day_guess, peer_packed_from_day_guess_latency)
    case .placeOfDay: (peer_packed_place_guess, peer_packed_place_guess_latency)
    case .cellDate: (peer_packed_cell_date_guess, peer_packed_cell_date_guess_latency)
    default: nil
    }
  }
}
