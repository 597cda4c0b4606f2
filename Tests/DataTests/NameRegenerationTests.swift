import CalendarCore
import Foundation
import Testing

@testable import calgrid_data

/// The generated tables of names and regions are what the facts say, to the byte.
@Suite struct NameRegenerationTests {
  @Test func packingAgainGivesTheSameFiles() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("calgrid-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try NamePacker.pack(data: Facts.data, output: folder.path)
    for file in files {
      let made = try TextFile.load("\(folder.path)/\(file)")
      let kept = try TextFile.load("\(Facts.package)/Sources/CalendarCore/Tables/\(file)")
      #expect(made == kept, "\(file) is stale: swift run calgrid-data pack")
      #expect(made.hasPrefix("// swift run calgrid-data pack\n"))
      #expect(made.contains("/// Worked decode: "))
    }
    #expect(files == ["RegionTable.swift", "MonthNameTable.swift", "WeekdayNameTable.swift", "CyclicYearTable.swift"])
  }

  @Test func packingLanguagesAgainGivesTheSameFile() throws {
    let made = try LanguagePacker.source(data: Facts.data).text
    let kept = try TextFile.load("\(Facts.package)/Sources/GridRendering/Languages/LanguageTable.swift")
    #expect(made == kept, "LanguageTable.swift is stale: swift run calgrid-data pack")
    #expect(made.hasPrefix("// swift run calgrid-data pack\n"))
    #expect(made.contains("/// Worked decode: in `weekdays.abbreviated,So|Mo|Di|Mi|Do|Fr|Sa` of `de`"))
  }

  @Test func otherColumnsAreNamed() {
    let error = #expect(throws: DataError.self) {
      try FactTable(contentsOf: "\(Facts.data)/cldr/weekday-names-en.csv", columns: ["weekday"])
    }
    #expect(error?.code == .syntax)
    #expect(error?.place.hasSuffix("weekday-names-en.csv:2") == true)
  }

  @Test func literalsEscapeWhatSwiftReads() {
    #expect(FactTable.literal("Adar II") == "\"Adar II\"")
    #expect(FactTable.literal("a\"b\\c") == "\"a\\\"b\\\\c\"")
  }
}
