/// A date of the proleptic Gregorian calendar, the one ISO 8601 writes: the common tongue for days in text.
///
/// The year is astronomical: 0 is 1 BC.
public struct ISODate: Hashable, Sendable {
  public let year: Int
  /// 1…12
  public let month: Int
  /// 1…31
  public let day: Int

  /// The years whose dates can be read and written: six digits and a sign at most.
  public static let years = -999_999...999_999

  /// The date of a day.
  ///
  /// - Complexity: O(1).
  public init(_ day: Day) {
    // Years are counted from 1 March here, so that the leap day is the last day of its year.
    let sinceEpoch = day.number + 719_468
    let era = floorDivide(sinceEpoch, 146_097)
    let dayOfEra = sinceEpoch - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    self.day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
  }

  /// The date with these fields, or `nil` if there is no such date or the year is outside ``years``.
  public init?(year: Int, month: Int, day: Int) {
    guard Self.years.contains(year), (1...12).contains(month), day >= 1,
      day <= Self.dayCount(year: year, month: month)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Whether a proleptic Gregorian year has 366 days.
  public static func isLeap(year: Int) -> Bool {
    floorModulo(year, 4) == 0 && (floorModulo(year, 100) != 0 || floorModulo(year, 400) == 0)
  }

  /// The days of a proleptic Gregorian month; `month` is 1…12.
  public static func dayCount(year: Int, month: Int) -> Int {
    switch month {
    case 2: isLeap(year: year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension Day {
  /// The day of a proleptic Gregorian date.
  ///
  /// - Complexity: O(1).
  public init(_ date: ISODate) {
    let shiftedYear = date.month <= 2 ? date.year - 1 : date.year
    let era = floorDivide(shiftedYear, 400)
    let yearOfEra = shiftedYear - era * 400
    let shiftedMonth = date.month > 2 ? date.month - 3 : date.month + 9
    let dayOfYear = (153 * shiftedMonth + 2) / 5 + date.day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    self.init(era * 146_097 + dayOfEra - 719_468)
  }
}

extension ISODate: CustomStringConvertible {
  /// ISO 8601: `2026-09-01`; years outside 0…9999 with a sign and at least four digits, as in `-0044-03-15`.
  public var description: String {
    let sign = year < 0 ? "-" : year > 9_999 ? "+" : ""
    return "\(sign)\(Self.padded(abs(year), 4))-\(Self.padded(month, 2))-\(Self.padded(day, 2))"
  }

  private static func padded(_ value: Int, _ width: Int) -> String {
    let digits = String(value)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }

  /// Reads an ISO 8601 date such as `2026-09-01` or `-0044-03-15`.
  ///
  /// - Throws: ``ParameterError`` with code `date` for anything else; it names what was found and what was expected.
  public init(text: some StringProtocol) throws(ParameterError) {
    func failure(_ expected: String) -> ParameterError {
      ParameterError(code: .date, found: String(text.prefix(60)), expected: expected)
    }
    let shape = "an ISO 8601 date such as 2026-09-01"
    var digits = text.utf8[...]
    var negative = false
    if let first = digits.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") {
      negative = first == UInt8(ascii: "-")
      digits = digits.dropFirst()
    }
    let fields = digits.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard fields.count == 3, (4...6).contains(fields[0].count), fields[1].count == 2, fields[2].count == 2 else {
      throw failure(shape)
    }
    var values = (0, 0, 0)
    for (position, field) in fields.enumerated() {
      var value = 0
      for byte in field {
        guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { throw failure(shape) }
        value = value * 10 + Int(byte - UInt8(ascii: "0"))
      }
      switch position {
      case 0: values.0 = negative ? -value : value
      case 1: values.1 = value
      default: values.2 = value
      }
    }
    guard (1...12).contains(values.1) else { throw failure("a month from 01 to 12") }
    guard let date = ISODate(year: values.0, month: values.1, day: values.2) else {
      let last = Self.dayCount(year: values.0, month: values.1)
      throw failure("a day from 01 to \(last) in that month")
    }
    self = date
  }
}
