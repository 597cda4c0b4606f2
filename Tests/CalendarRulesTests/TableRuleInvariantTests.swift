import CalendarCore
import Testing

@testable import CalendarRules

/// What holds for every year of every calendar that rests on a table or on astronomy.
@Suite struct TableRuleInvariantTests {
  /// Calendar, years, lengths of a month, months with labels of their own.
  static let cases: [(id: CalendarID, years: ClosedRange<Int>, lengths: ClosedRange<Int>)] = [
    (.chinese, 1_645...2_199, 29...30),
    (.dangi, 1_645...2_199, 29...30),
    (.vietnamese, 1_900...2_199, 29...30),
    (.islamicUmmAlQura, 1_343...1_500, 28...31),
    (.islamic, 1...9_999, 28...31),
    (.tamil, 1_821...1_972, 29...32),
    (.malayalam, 1_075...1_226, 29...32),
    (.odia, 1_307...1_458, 29...32),
    (.bangla, 1_306...1_457, 29...32),
    (.vikram, 1_956...2_107, 29...30),
    (.gujarati, 1_956...2_107, 29...30),
    (.kannada, 1_821...1_972, 29...30),
    (.marathi, 1_821...1_972, 29...30),
    (.telugu, 1_821...1_972, 29...30),
    (.nepali, 1_975...2_100, 29...32),
  ]

  @Test(arguments: cases)
  func rangeIsTheDocumentedOne(id: CalendarID, years: ClosedRange<Int>, lengths: ClosedRange<Int>) throws {
    let rule = try #require(TableRules.rule(for: id))
    #expect(rule.id == id)
    #expect(rule.years == years)
    #expect(years.contains(rule.authoritativeYears.lowerBound) && years.contains(rule.authoritativeYears.upperBound))
    #expect(!rule.source.isEmpty)
  }

  @Test(arguments: cases)
  func yearsTileTime(id: CalendarID, years: ClosedRange<Int>, lengths: ClosedRange<Int>) throws {
    let rule = try #require(TableRules.rule(for: id))
    var walked = 0
    var end = rule.shape(of: years.lowerBound).start
    for year in years {
      let shape = rule.shape(of: year)
      #expect(shape.year == year)
      #expect(shape.start == end, "\(id) \(year)")
      end = shape.end
      walked += 1
    }
    #expect(walked == years.count)
  }

  @Test(arguments: cases)
  func monthsAreWithinBounds(id: CalendarID, years: ClosedRange<Int>, lengths: ClosedRange<Int>) throws {
    let rule = try #require(TableRules.rule(for: id))
    var walked = 0
    for year in years {
      let shape = rule.shape(of: year)
      let months = shape.months
      #expect(CutYears.monthCounts(id, year).contains(months.count), "\(id) \(year)")
      #expect(shape.firstOrdinal == CutYears.firstOrdinal(id, year), "\(id) \(year)")
      for month in months {
        #expect(lengths.contains(month.dayCount), "\(id) \(year) \(month.name)")
        walked += 1
      }
      #expect(Set(months.map(\.name)).count == months.count, "\(id) \(year)")
    }
    let known = CutYears.all[id].map { $0.firstCount + $0.lastCount - 24 } ?? 0
    #expect(walked >= 12 * years.count + known)
  }

  /// East Asia: numbers 1 to 12, and a leap month follows the month whose number it repeats; 13 months ⇔ a leap month.
  @Test(arguments: [CalendarID.chinese, .dangi, .vietnamese])
  func leapMonthRepeatsTheNumberBeforeIt(id: CalendarID) throws {
    let rule = try #require(TableRules.rule(for: id))
    var walked = 0
    for year in rule.years {
      let months = rule.shape(of: year).months
      #expect(months.filter { !$0.name.isLeap }.map(\.name.number) == Array(1...12), "\(id) \(year)")
      let leaps = months.indices.filter { months[$0].name.isLeap }
      #expect(leaps.count == months.count - 12, "\(id) \(year)")
      for index in leaps {
        #expect(months[index].name.number == months[index - 1].name.number, "\(id) \(year)")
      }
      walked += 1
    }
    #expect(walked == (id == .vietnamese ? 300 : 555))
  }

  /// Hindu lunisolar: a leap month precedes the month whose number it shares, and numbers rise by one but for the two lost
  /// months.
  @Test(arguments: HinduLunisolarRule.Era.allCases)
  func leapMonthPrecedesItsNamesake(era: HinduLunisolarRule.Era) {
    let rule = HinduLunisolarRule(era)
    var walked = 0
    var leaps = 0
    var lost = 0
    for year in rule.years {
      let names = rule.shape(of: year).months.map(\.name)
      for (index, name) in names.enumerated() {
        // The last month of the table has no next one.
        if year == rule.years.upperBound && index + 1 == names.count { continue }
        let next = index + 1 < names.count ? names[index + 1].number : 13
        if name.isLeap {
          #expect(next == name.number && !names[index + 1].isLeap, "\(era) \(year)")
          leaps += 1
        } else if next != name.number + 1 {
          #expect(next == name.number + 2, "\(era) \(year)")
          lost += 1
        }
      }
      walked += 1
    }
    #expect(walked == 152)
    #expect(lost == 2)
    #expect(leaps == 58)
  }

  /// Labels go up, and a month's labels and the missing ones are 1 to 30.
  @Test(arguments: HinduLunisolarRule.Era.allCases)
  func labelsAreComplete(era: HinduLunisolarRule.Era) {
    let rule = HinduLunisolarRule(era)
    var walked = 0
    for year in rule.years {
      for month in rule.shape(of: year).months {
        let labels = (0..<month.dayCount).map { month.label(at: $0) }
        #expect(month.labels == nil || month.labels?.count == month.dayCount)
        #expect(labels == labels.sorted(), "\(era) \(year) \(month.name)")
        #expect(labels.allSatisfy { (1...30).contains($0) }, "\(era) \(year) \(month.name)")
        let counts = Dictionary(grouping: labels) { $0 }.mapValues(\.count)
        #expect(counts.values.allSatisfy { $0 <= 2 } && counts.count >= 28, "\(era) \(year) \(month.name)")
        walked += 1
      }
    }
    #expect(walked == 1_867)
  }

  @Test func onlyHinduLunisolarMonthsHaveLabels() throws {
    var walked = 0
    for item in Self.cases where ![.vikram, .gujarati, .kannada, .marathi, .telugu, .islamic].contains(item.id) {
      let rule = try #require(TableRules.rule(for: item.id))
      for year in item.years {
        #expect(rule.shape(of: year).months.allSatisfy { $0.labels == nil })
        walked += 1
      }
    }
    #expect(walked == 555 + 555 + 300 + 158 + 4 * 152 + 126)
  }

  @Test func islamicCyclesRepeat() {
    let rule = ApproximateIslamicRule()
    var walked = 0
    for cycle in rule.cycles {
      #expect(cycle.days % 7 == 0)
      for year in cycle.years.lowerBound...(cycle.years.upperBound - cycle.period) {
        let shape = rule.shape(of: year)
        let later = rule.shape(of: year + cycle.period)
        #expect(later.start - shape.start == cycle.days)
        #expect(later.months == shape.months)
        walked += 1
      }
    }
    #expect(walked == 1_341 - 210 + 8_499 - 210)
  }
}
