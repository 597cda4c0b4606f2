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
    // A bit for each label; bit 0 stands for "none".
    var repeated: UInt32 = (1 << (word >> 6 & 31) | 1 << (word >> 11 & 31)) & ~1
    let skipped: UInt32 = (1 << (word >> 16 & 31) | 1 << (word >> 21 & 31)) & ~1
    var labels = [UInt8](repeating: 0, count: dayCount)
    var label: UInt32 = 1
    for index in labels.indices {
      while skipped & 1 << label != 0 { label += 1 }
      labels[index] = UInt8(truncatingIfNeeded: label)
      if repeated & 1 << label != 0 { repeated &= ~(1 << label) } else { label += 1 }
    }
    return labels
  }

  /// The month under another number, for years that do not begin with Chaitra.
  func shape(number: Int) -> MonthShape {
    MonthShape(MonthName(number: number, isLeap: isLeap), dayCount: dayCount, labels: labels)
  }
}
