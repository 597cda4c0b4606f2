import CalendarCore
import Testing

@testable import CalendarRules

@Suite struct NewMoonTests {
  /// Meeus, *Astronomical Algorithms*, example 49.a: the new moon of February 1977, JDE 2443192.65118.
  @Test func meeusExample() {
    #expect(abs(NewMoon.dynamicalDays(lunation: -283) - (2_443_192.651_18 - 2_440_587.5)) < 0.000_005)
  }

  /// New moons as the almanacs print them, to the minute of universal time.
  @Test(arguments: [
    ("1999-08-11", 11, 8), ("2000-01-06", 18, 14), ("2020-01-24", 21, 42), ("2020-06-21", 6, 41),
    ("2024-04-08", 18, 21),
  ])
  func printedNewMoons(date: String, hour: Int, minute: Int) {
    let printed = Double(day(date).number) + Double(hour * 60 + minute) / 1_440
    let lunation = Int(((printed - NewMoon.meanEpoch) / NewMoon.meanMonth).rounded())
    #expect(abs(NewMoon.moment(lunation: lunation).days - printed) < 1.0 / 1_440)
  }

  /// What the search for month 11 relies on.
  @Test func trueNewMoonStaysNearTheMeanOne() {
    var walked = 0
    for lunation in -4_500...2_700 {
      let mean = NewMoon.meanEpoch + NewMoon.meanMonth * Double(lunation)
      #expect(abs(NewMoon.moment(lunation: lunation).days - mean) < 0.65, "\(lunation)")
      walked += 1
    }
    #expect(walked == 7_201)
  }

  @Test func dayBeginsAtTheMeridianOfItsTime() {
    func hours(_ meridian: Meridian, _ date: String) -> Double {
      meridian.offset(on: day(date).number) * 24
    }
    #expect(abs(hours(.china, "1928-12-31") - (7 + 45.0 / 60 + 40.0 / 3_600)) < 1e-9)
    #expect(hours(.china, "1929-01-01") == 8)
    #expect(abs(hours(.korea, "1908-03-31") - (8 + 27.0 / 60 + 52.0 / 3_600)) < 1e-9)
    #expect(hours(.korea, "1908-04-01") == 8.5)
    #expect(hours(.korea, "1911-12-31") == 8.5)
    #expect(hours(.korea, "1912-01-01") == 9)
    #expect(hours(.korea, "1954-03-20") == 9)
    #expect(hours(.korea, "1954-03-21") == 8.5)
    #expect(hours(.korea, "1961-08-09") == 8.5)
    #expect(hours(.korea, "1961-08-10") == 9)
    #expect(hours(.vietnam, "1967-12-31") == 8)
    #expect(hours(.vietnam, "1968-01-01") == 7)
    #expect(hours(.vietnam, "1928-12-31") == hours(.china, "1928-12-31"))
  }
}
