import CalendarCore
import Testing

@testable import CalendarRules

/// Where a table ends and a rule begins.
@Suite struct TableSeamTests {
  @Test(arguments: [
    (CalendarID.chinese, 2_100, "2101-01-29"),
    (.dangi, 2_049, "2050-01-23"),
    (.dangi, 2_050, "2051-02-11"),
    (.vietnamese, 1_967, "1968-01-29"),
    (.islamic, 1_342, "1924-08-01"),
    (.islamic, 1_500, "2077-11-17"),
  ])
  func yearsMeet(id: CalendarID, last: Int, next: String) throws {
    let rule = try #require(TableRules.rule(for: id))
    let start = day(next)
    #expect(rule.shape(of: last).end == start)
    #expect(rule.shape(of: last + 1).start == start)
  }

  /// Beside the seam the rule gives what the table says, so that nothing changes where one takes over from the other.
  @Test func ruleAndTableAgreeBesideTheSeam() {
    let china = LunisolarMonths(meridian: .china)
    let korea = LunisolarMonths(meridian: .korea)
    var walked = 0
    for back in 0..<40 {
      #expect(china.shape(of: 2_100 - back) == ChineseRule().shape(of: 2_100 - back))
      #expect(korea.shape(of: 2_049 - back) == DangiRule().shape(of: 2_049 - back))
      walked += 1
    }
    #expect(walked == 40)
  }

  /// The arithmetic alone would begin 1343 a day after the table does.
  @Test func islamicSeamShortensOneMonth() {
    let rule = ApproximateIslamicRule()
    #expect(rule.shape(of: 1_342).months.map(\.dayCount) == [30, 29, 30, 29, 30, 29, 30, 29, 30, 29, 30, 28])
    #expect(rule.shape(of: 1_343) == UmmAlQuraRule().shape(of: 1_343))
    #expect(rule.shape(of: 1_500) == UmmAlQuraRule().shape(of: 1_500))
    #expect(rule.shape(of: 1).start == Day(-492_148))
  }

  /// Vietnam kept China's calendar until 1967, but for 1906, where China's table differs from the rule, and the new year of
  /// 1925, where Vietnam's does.
  @Test func vietnamFollowedChinaBefore1968() {
    let different = (1_900...1_966).filter { VietnameseRule().shape(of: $0) != ChineseRule().shape(of: $0) }
    #expect(different == [1_906, 1_924, 1_925])
  }

  /// The two boundaries where Vietnam's table is followed against our new moon.
  @Test func vietnameseTableIsFollowed() {
    #expect(VietnameseRule().shape(of: 1_925).start == day("1925-01-25"))
    let shape = VietnameseRule().shape(of: 2_054)
    #expect(shape.start + shape.months[0..<3].reduce(0) { $0 + $1.dayCount } == day("2054-05-07"))
    let alone = LunisolarMonths(meridian: .vietnam)
    let different = (1_900...2_199).filter { alone.shape(of: $0) != VietnameseRule().shape(of: $0) }
    #expect(different == [1_924, 1_925, 2_054])
  }
}
