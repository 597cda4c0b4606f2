import CalendarCore
import Testing

@Suite struct SuggestionTests {
  @Test func theNearestComesFirst() {
    #expect(Suggestion.nearest(to: "moth", among: ["year", "month", "mouth", "strip"]) == ["month", "mouth"])
    #expect(Suggestion.nearest(to: "mont", among: ["mint", "month", "most"]) == ["mint", "month", "most"])
    #expect(Suggestion.nearest(to: "precompue", among: ["recompute", "precompute"]) == ["precompute", "recompute"])
  }

  @Test func atMostThreeAndOnlyNearOnes() {
    #expect(Suggestion.nearest(to: "aaa", among: ["aab", "aac", "aad", "aae"]).count == 3)
    #expect(Suggestion.nearest(to: "verify", among: ["info", "diff"]) == [])
    #expect(Suggestion.nearest(to: "", among: ["info"]) == [])
    #expect(Suggestion.nearest(to: "info", among: []) == [])
  }
}
