import CalendarCore

/// One packed month of ``HinduLunisolarTable``.
///
/// A civil day bears the number of the tithi (the 30th part of a lunation) that is current at sunrise. Tithis are shorter or
/// longer than a day, so a label can occur on two days, and another on none.
struct HinduLunisolarMonth {
  let word: UInt32

  /// 1 Chaitra … 12 Phalguna.
  var number: Int { Int(word & 15) }
  var isLeap: Bool { word & 1 << 4 != 0 }
  var dayCount: Int { word & 1 << 5 != 0 ? 30 : 29 }

  /// The label of each civil day, or `nil` where they are 1…``dayCount``.
  ///
  /// - Complexity: O(30).
  var labels: [UInt8]? {
    // Nothing repeats, and nothing but label 30 may be missing: the labels are 1…29 or 1…30.
    let irregularities = word >> 6
    if irregularities == 0 || irregularities == 30 << 10 { return nil }
    let repeated = (word >> 6 & 31, word >> 11 & 31)
    let skipped = (word >> 16 & 31, word >> 21 & 31)
    var labels: [UInt8] = []
    labels.reserveCapacity(30)
    for tithi in 1...UInt32(30) where tithi != skipped.0 && tithi != skipped.1 {
      labels.append(UInt8(tithi))
      if tithi == repeated.0 || tithi == repeated.1 { labels.append(UInt8(tithi)) }
    }
    return labels
  }

  /// The month under another number, for years that do not begin with Chaitra.
  func shape(number: Int) -> MonthShape {
    MonthShape(MonthName(number: number, isLeap: isLeap), dayCount: dayCount, labels: labels)
  }
}
