import Testing

@testable import calgrid_data

/// The page of years in Swift is what the files under `Sources` are, to the byte.
@Suite struct ScrollerAssetsTests {
  @Test func makingThemAgainGivesTheSameFile() throws {
    let made = try ScrollerAssets.text(sources: "\(Facts.package)/Sources")
    let kept = try TextFile.load("\(Facts.package)/Sources/GridRendering/Scroller/\(ScrollerAssets.fileName)")
    #expect(made == kept, "stale: swift run calgrid-data page")
    #expect(made.hasPrefix("// swift run calgrid-data page\n"))
  }
}
