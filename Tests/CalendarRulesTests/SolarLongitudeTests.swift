import CalendarCore
import Testing

@testable import CalendarRules

@Suite struct SolarLongitudeTests {
  /// Meeus, *Astronomical Algorithms*, example 25.b: 1992 October 13, 0h dynamical time, 199° 54′ 21.818″.
  @Test func meeusExample() {
    let moment = Moment(dynamicalDays: 8_321)
    #expect(abs(SolarLongitude.degrees(at: moment) - 199.906_061) < 2.0 / 3_600)
  }

  /// Reingold and Dershowitz, *Calendrical Calculations*, appendix C: longitude at 12:00 UT of a fixed date (day 1 is
  /// 0001-01-01), for the dates from 1600 to 2050, where our ΔT is the book's.
  @Test func sampleData() {
    let samples: [(fixed: Int, degrees: Double)] = [
      (601_716, 79.964_921_8), (613_424, 99.302_317_7), (626_596, 121.535_304_2), (645_554, 88.567_428_9),
      (664_224, 129.289_884_1), (671_401, 6.146_910_7), (694_799, 28.251_993_5), (704_424, 151.780_633_0),
      (708_842, 185.945_867_0), (709_409, 28.555_607_6), (709_580, 193.347_892_2), (727_274, 357.151_255_0),
      (728_714, 336.170_692_5), (744_313, 228.184_879_5),
    ]
    for sample in samples {
      let degrees = SolarLongitude.degrees(at: Moment(days: Double(sample.fixed - 719_163) + 0.5))
      #expect(abs(degrees - sample.degrees) < 1e-6, "fixed date \(sample.fixed)")
    }
    #expect(samples.count == 14)
  }

  /// Winter solstices as the almanacs print them, to the minute of universal time.
  @Test(arguments: [
    (1_999, 22, 7, 44), (2_000, 21, 13, 37), (2_010, 21, 23, 38), (2_020, 21, 10, 2), (2_023, 22, 3, 27),
  ])
  func printedSolstices(year: Int, day: Int, hour: Int, minute: Int) throws {
    let date = try #require(ISODate(year: year, month: 12, day: day))
    let printed = Double(Day(date).number) + Double(hour * 60 + minute) / 1_440
    #expect(abs(LunisolarMonths.winterSolstice(in: year).days - printed) < 1.5 / 1_440)
  }

  /// Two steps bring the solstice to where the longitude is 270° within a tenth of a second of time.
  @Test func solsticeIsWhereTheLongitudeIs270() {
    var walked = 0
    for year in 1_640...2_210 {
      let degrees = SolarLongitude.degrees(at: LunisolarMonths.winterSolstice(in: year))
      #expect(abs(degrees - 270) < 1.2e-6, "\(year)")
      walked += 1
    }
    #expect(walked == 571)
  }

  /// ΔT in seconds as observed (Espenak and Meeus; International Earth Rotation Service).
  @Test(arguments: [(1_900, -2.8), (1_950, 29.1), (1_977, 47.5), (1_987, 55.3), (2_000, 63.8), (2_005, 64.7)])
  func deltaTIsNearTheObserved(year: Int, seconds: Double) {
    #expect(abs(DeltaT.days(year: year) * 86_400 - seconds) < 1.5)
  }

  @Test func deltaTHasNoLeapBetweenItsPieces() {
    var walked = 0
    for year in 1_701...2_300 {
      #expect(abs(DeltaT.days(year: year) - DeltaT.days(year: year - 1)) * 86_400 < 5, "\(year)")
      walked += 1
    }
    #expect(walked == 600)
  }
}
