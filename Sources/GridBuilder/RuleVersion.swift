import CalendarCore
public import CalendarRules
import GridFormat

/// A rule's version is a hash of what it says, so that a changed rule cannot pass for the old one.
public enum RuleVersion {
  /// XXH3-64 of the shapes of all years of a rule.
  ///
  /// - Complexity: O(years), seconds for all calendars; the results are stored in ``RuleVersions``.
  public static func compute(_ rule: some CalendarRule) -> UInt64 {
    var bytes: [UInt8] = Array(rule.id.rawValue.utf8)
    func append(_ value: Int) {
      for shift in stride(from: 0, to: 32, by: 8) { bytes.append(UInt8(truncatingIfNeeded: value >> shift)) }
    }
    for year in rule.years {
      let shape = rule.shape(of: year)
      append(year)
      append(shape.start.number)
      bytes.append(UInt8(shape.firstOrdinal))
      bytes.append(UInt8(shape.months.count))
      for month in shape.months {
        bytes.append(UInt8(month.name.number))
        bytes.append(month.name.isLeap ? 1 : 0)
        bytes.append(UInt8(month.dayCount))
        bytes.append(UInt8(month.labels?.count ?? 0))
        bytes.append(contentsOf: month.labels ?? [])
      }
    }
    return Checksum.hash(bytes)
  }
}
