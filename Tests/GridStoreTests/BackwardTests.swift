import CalendarCore
import GridStore
import TestSupport
import Testing

/// A day looked up backward gives the cell that forward lookup maps to that day.
@Suite struct BackwardTests {
  @Test(arguments: SampledYears.all(length: 8)) func everyDayComesBackToItsCell(_ sample: SampledYears) throws {
    var days = 0
    var expectedDays = 0
    var failures: [String] = []
    for years in sample.stretches {
      let walk = try DayWalk(sample.calendar, years: years)
      expectedDays += walk.known.count
      for first in Weekday.allCases {
        let grid = try Grids.whole(sample.calendar, WeekRule(firstWeekday: first, minimumDays: 1))
        for index in walk.known {
          let day = Day(walk.day(index))
          let position = try grid.position(of: day)
          let date = position.date
          let cell = try grid.cell(year: date.year, ordinal: date.ordinal, index: position.cell)
          if Int32(date.year) != walk.years[index] || date.ordinal != Int(walk.ordinals[index])
            || date.label != Int(walk.labels[index]) || cell?.day != day || cell?.owner != .current
            || cell?.label != date.label
          {
            failures.append("\(day): \(position)")
          }
          let column = (Int(walk.weekdays[index]) - first.number + 7) % 7
          if position.column != column { failures.append("\(day): column \(position.column)") }
          days += 1
        }
      }
    }
    #expect(failures.prefix(5) == [])
    #expect(days == 7 * expectedDays)
    #expect(days > 7 * 8 * 350)
  }

  @Test(arguments: SampledYears.all(length: 8)) func dateMonthAndLabelsRoundTrip(_ sample: SampledYears) throws {
    let grid = try Grids.whole(sample.calendar)
    var days = 0
    var repeated = 0
    var failures: [String] = []
    for years in sample.stretches {
      let walk = try DayWalk(sample.calendar, years: years)
      for index in walk.known {
        let day = Day(walk.day(index))
        let date = try grid.date(of: day)
        let month = try grid.month(of: day)
        if month.year != date.year || month.ordinal != date.ordinal || !month.days.contains(day) {
          failures.append("\(day): month \(month)")
        }
        let first = try grid.day(year: date.year, ordinal: date.ordinal, label: date.label)
        let both = try grid.days(year: date.year, ordinal: date.ordinal, label: date.label)
        // A label that a month repeats belongs to two days that follow each other.
        if both.first != first || (first != day && both.second != day) { failures.append("\(day): \(both)") }
        if let second = both.second {
          if second != first + 1 { failures.append("\(day): second \(second)") }
          repeated += 1
        }
        if try grid.month(year: date.year, name: month.name) != month { failures.append("\(day): by name") }
        days += 1
      }
    }
    #expect(failures.prefix(5) == [])
    #expect(days > 8 * 350)
    #expect(repeated == 0 || [.vikram, .gujarati, .kannada, .marathi, .telugu].contains(sample.calendar))
  }

  /// Every day of the whole range once, one first weekday: the lookup's line through the months holds from end to end.
  @Test(arguments: [CalendarID.hebrew, .persian, .islamicCivil, .gregorian1752])
  func monthsFollowEachOtherOverTheWholeRange(_ calendar: CalendarID) throws {
    let grid = try Grids.whole(calendar)
    var day = grid.days.lowerBound
    var months = 0
    var failures: [String] = []
    while day <= grid.days.upperBound {
      let month = try grid.month(of: day)
      if month.start != day { failures.append("\(month)") }
      if try grid.month(of: month.end) != month { failures.append("end of \(month)") }
      if try grid.month(year: month.year, ordinal: month.ordinal) != month { failures.append("forward \(month)") }
      if try grid.monthIndex(year: month.year, ordinal: month.ordinal) != months { failures.append("index \(month)") }
      day = month.end + 1
      months += 1
    }
    #expect(failures.prefix(5) == [])
    #expect(months == grid.monthCount)
    #expect(day == grid.days.upperBound + 1)
  }

  @Test func cutoverLabelsAreSkipped() throws {
    let grid = try Grids.whole(.gregorian)
    var skipped = 0
    for label in 0...40 {
      let days = try grid.days(year: 1582, ordinal: 10, label: label)
      let exists = (1...4).contains(label) || (15...31).contains(label)
      #expect(days.isSkipped != exists)
      #expect(days.second == nil)
      if (5...14).contains(label) {
        #expect(throws: GridError.self) { try grid.day(year: 1582, ordinal: 10, label: label) }
        skipped += 1
      }
    }
    #expect(skipped == 10)
    #expect(try grid.day(year: 1582, ordinal: 10, label: 4) == Day(-141_428))
    #expect(try grid.day(year: 1582, ordinal: 10, label: 15) == Day(-141_427))
  }
}
