import CalendarCore
import CalendarRules
import GridFoundation
import TestSupport
import Testing

@testable import calgrid_oracle

/// What is made from the table of differences is what stands in the package, to the byte.
@Suite struct DifferenceFilesTests {
  @Test func makingTheSourcesAgainGivesTheSameFiles() throws {
    let table = try DataFolder.text(of: "foundation/differences-6.3.1-linux.csv")
    let files = try DifferenceFiles.sources(table: table)
    for file in files {
      let kept = try DataFolder.text(of: "../\(file.path)")
      #expect(file.text == kept, "\(file.path) is stale: swift run calgrid-oracle list --from-data")
    }
    #expect(files.count == 2)
    #expect(DifferenceFiles.table == "Data/foundation/differences-6.3.1-linux.csv")
  }

  @Test func theCountsAreThoseOfTheList() throws {
    let list = try #require(KnownDifferences.ofThisToolchain)
    var calendars = 0
    for calendar in CalendarID.allCases {
      guard let counts = FoundationDifferenceCounts.counts(for: calendar) else {
        #expect(calendar.foundationIdentifier == nil)
        continue
      }
      #expect(counts.months == list.months.count { $0.calendar == calendar })
      #expect(
        counts.total - counts.months
          == list.stretches.reduce(0) { $0 + ($1.calendar == calendar ? $1.differing : 0) })
      calendars += 1
    }
    #expect(calendars == 27)
  }
}
