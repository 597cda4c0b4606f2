import CalendarGrid
import Testing

/// The example on the first screen of the README, word for word.
@Suite struct ReadmeExampleTests {
  @Test func theExampleSaysWhatItsCommentsSay() throws {
    let weeks = try WeekRule(firstWeekday: .monday, minimumDays: 4)
    let grid = try GridOpener.grid(
      for: GridParameters(calendar: .hebrew, weekRule: weeks), years: 5700...5800,
      in: try? CacheFile(path: "all.calgrid"))
    let adar = try grid.month(year: 5784, name: MonthName(number: 6))
    #expect("\(adar.start) \(adar.dayCount) \(adar.firstWeekdayOffset) \(adar.rowCount)" == "19763 (2024-02-10) 30 5 5")
    let place = try grid.position(of: Day(ISODate(text: "2024-02-29")))
    #expect("\(place.date.label) \(place.row) \(place.column)" == "20 3 3")
  }
}
