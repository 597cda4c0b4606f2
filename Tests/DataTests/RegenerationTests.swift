import Foundation
import Testing

@testable import calgrid_data

/// The generated tables are what the facts say, to the byte.
@Suite struct RegenerationTests {
  @Test func packingAgainGivesTheSameFiles() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("calgrid-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try TablePacker.pack(data: Facts.data, output: folder.path)
    for file in files {
      let made = try TextFile.load("\(folder.path)/\(file)")
      let kept = try TextFile.load("\(Facts.package)/Sources/CalendarRules/Tables/\(file)")
      #expect(made == kept, "\(file) is stale: swift run calgrid-data pack")
      #expect(made.hasPrefix("// swift run calgrid-data pack\n"))
      #expect(made.contains("/// Worked decode: "))
    }
    #expect(files.count == 9)
  }

  @Test func gapIsNamed() throws {
    let table = try Facts.authority("islamicUmmAlQura")
    let error = #expect(throws: DataError.self) { try table.years(place: "islamicUmmAlQura.csv") }
    #expect(error?.code == .gap)
    #expect(error?.found.contains("1427 7") == true)
  }

  /// Only tables that say so may begin or end inside a year.
  @Test func missingMonthsAreNamed() {
    let packer = MonthLengthPacker(
      name: "TamilTable", title: "", file: "hindu_solar_tamil", shortest: 29, sample: 1_945)
    let error = #expect(throws: DataError.self) { try packer.source(data: Facts.data) }
    #expect(error?.code == .range)
    #expect(error?.found.hasPrefix("1821: ") == true)
  }

  @Test(arguments: [
    "chinese,1645,1,0,1645-01-28", "chinese,x,1,0,1645-01-28,29", "chinese,1645,14,0,1645-01-28,29",
    "chinese,1645,1,2,1645-01-28,29", "chinese,1645,1,0,1645-02-29,29", "chinese,1645,1,0,1645-01-28,33",
    "hindu_amanta,1956,10,0,1900-01-02,29,31,5", "hindu_amanta,1956,10,0,1900-01-02,29,a,5",
  ])
  func badLineIsNamed(line: String) {
    let error = #expect(throws: DataError.self) { try MonthRow(line: line[...], place: "table.csv:3") }
    #expect(error?.code == .syntax)
    #expect(error?.place == "table.csv:3")
  }
}
