import CalendarCore

/// East Asian lunisolar years, one word a year: the decoder of the layout that ``ChineseTable`` explains.
enum LunisolarYearTable {
  /// The shape of a year from its word.
  ///
  /// - Parameters:
  ///   - year: The Gregorian year in which the year begins.
  ///   - word: Lengths, leap month and start as ``ChineseTable`` lays them out.
  /// - Complexity: O(1), 12 or 13 months.
  static func shape(of year: Int, word: UInt32) -> YearShape {
    let leap = Int(word >> 13 & 15)
    let months = (0..<(leap == 0 ? 12 : 13)).map { index in
      // The leap month stands at index `leap`, after the month whose number it repeats.
      let isLeap = leap != 0 && index == leap
      let number = leap != 0 && index >= leap ? index : index + 1
      return MonthShape(MonthName(number: number, isLeap: isLeap), dayCount: 29 + Int(word >> UInt32(index) & 1))
    }
    let previous = year - 1
    let newYear =
      365 * previous + floorDivide(previous, 4) - floorDivide(previous, 100) + floorDivide(previous, 400) - 719_162
    return YearShape(year: year, start: Day(newYear + Int(word >> 17)), months: months)
  }
}
