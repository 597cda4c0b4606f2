public import CalendarCore
import GridBuilder
import GridFormat
public import GridStore

extension CacheFile {
  /// The calendars whose tables another version of their rules made. ``GridOpener`` passes them over: a file may be sound and yet answer
  /// nothing, and nothing else would say so.
  ///
  /// - Complexity: O(keys).
  public var outdatedCalendars: [CalendarID] {
    let tables = HeldTables(view).tables
    return CalendarID.allCases.filter { calendar in
      tables[calendar].map { $0.ruleVersion != RuleVersions.version(of: calendar) } ?? false
    }
  }
}
