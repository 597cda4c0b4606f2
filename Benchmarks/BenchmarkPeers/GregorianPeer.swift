public import BenchmarkHarness
public import CBenchmarkPeers

/// The peers that are formulas for the Gregorian calendar, and their batch functions by operation.
public enum GregorianPeer: String, CaseIterable, Sendable {
  case neriSchneider
  case joffe
  case hinnant
  case chrono

  /// The batch function, or `nil` where there is none.
  public func function(_ operation: Operation, _ mode: BenchmarkCase.Mode) -> peer_kernel? {
    let pair: (throughput: peer_kernel, latency: peer_kernel)? =
      switch self {
      case .neriSchneider: Self.neriSchneider(operation)
      case .joffe: Self.joffe(operation)
      case .hinnant: Self.hinnant(operation)
      case .chrono: Self.chrono(operation)
      }
    return mode == .throughput ? pair?.throughput : pair?.latency
  }

  /// The kernel, or `nil` where there is none.
  public func kernel(_ operation: Operation, _ mode: BenchmarkCase.Mode, _ questions: Questions) -> Kernel? {
    function(operation, mode).map { Kernel.peer(rawValue, $0, questions) }
  }

  private static func neriSchneider(_ operation: Operation) -> (peer_kernel, peer_kernel)? {
    switch operation {
    case .dayCount: (peer_ns_day_count, peer_ns_day_count_latency)
    case .firstWeekdayOffset: (peer_ns_offset, peer_ns_offset_latency)
    case .dayOfDate: (peer_ns_to_day, peer_ns_to_day_latency)
    case .dateOfDay: (peer_ns_from_day, peer_ns_from_day_latency)
    case .placeOfDay: (peer_ns_place, peer_ns_place_latency)
    case .cellDay: (peer_ns_cell_day, peer_ns_cell_day_latency)
    case .cellDate: (peer_ns_cell_date, peer_ns_cell_date_latency)
    case .fillMonth: (peer_ns_fill_month, peer_ns_fill_month_latency)
    case .fillYear: (peer_ns_fill_year, peer_ns_fill_year_latency)
    case .isoWeek: (peer_ns_iso_week, peer_ns_iso_week_latency)
    case .namedDateOfDay: nil
    }
  }

  private static func joffe(_ operation: Operation) -> (peer_kernel, peer_kernel)? {
    switch operation {
    case .dayCount: (peer_joffe_day_count, peer_joffe_day_count_latency)
    case .firstWeekdayOffset: (peer_joffe_offset, peer_joffe_offset_latency)
    case .dayOfDate: (peer_joffe_to_day, peer_joffe_to_day_latency)
    case .dateOfDay: (peer_joffe_from_day, peer_joffe_from_day_latency)
    case .placeOfDay: (peer_joffe_place, peer_joffe_place_latency)
    case .cellDay: (peer_joffe_cell_day, peer_joffe_cell_day_latency)
    case .cellDate: (peer_joffe_cell_date, peer_joffe_cell_date_latency)
    case .fillMonth: (peer_joffe_fill_month, peer_joffe_fill_month_latency)
    case .fillYear: (peer_joffe_fill_year, peer_joffe_fill_year_latency)
    case .isoWeek: (peer_joffe_iso_week, peer_joffe_iso_week_latency)
    case .namedDateOfDay: nil
    }
  }

  private static func hinnant(_ operation: Operation) -> (peer_kernel, peer_kernel)? {
    switch operation {
    case .dayCount: (peer_hinnant_day_count, peer_hinnant_day_count_latency)
    case .firstWeekdayOffset: (peer_hinnant_offset, peer_hinnant_offset_latency)
    case .dayOfDate: (peer_hinnant_to_day, peer_hinnant_to_day_latency)
    case .dateOfDay: (peer_hinnant_from_day, peer_hinnant_from_day_latency)
    case .placeOfDay: (peer_hinnant_place, peer_hinnant_place_latency)
    case .cellDay: (peer_hinnant_cell_day, peer_hinnant_cell_day_latency)
    case .cellDate: (peer_hinnant_cell_date, peer_hinnant_cell_date_latency)
    case .fillMonth: (peer_hinnant_fill_month, peer_hinnant_fill_month_latency)
    case .fillYear: (peer_hinnant_fill_year, peer_hinnant_fill_year_latency)
    case .isoWeek: (peer_hinnant_iso_week, peer_hinnant_iso_week_latency)
    case .namedDateOfDay: nil
    }
  }

  private static func chrono(_ operation: Operation) -> (peer_kernel, peer_kernel)? {
    switch operation {
    case .dayCount: (peer_chrono_day_count, peer_chrono_day_count_latency)
    case .firstWeekdayOffset: (peer_chrono_offset, peer_chrono_offset_latency)
    case .dayOfDate: (peer_chrono_to_day, peer_chrono_to_day_latency)
    case .dateOfDay: (peer_chrono_from_day, peer_chrono_from_day_latency)
    case .placeOfDay: (peer_chrono_place, peer_chrono_place_latency)
    case .cellDay: (peer_chrono_cell_day, peer_chrono_cell_day_latency)
    case .cellDate: (peer_chrono_cell_date, peer_chrono_cell_date_latency)
    case .fillMonth: (peer_chrono_fill_month, peer_chrono_fill_month_latency)
    case .fillYear: (peer_chrono_fill_year, peer_chrono_fill_year_latency)
    case .isoWeek: (peer_chrono_iso_week, peer_chrono_iso_week_latency)
    case .namedDateOfDay: nil
    }
  }
}
