import BenchmarkHarness
import BenchmarkPeers

/// The goals: what cases of all groups but `peers/`, `range/` and `processes/`, and the facts, must reach.
///
/// Each is an upper limit for the time of calgrid over the time of the peer, both measured in the same pairs.
enum Goals {
  static let all: [Goal] =
    gregorian + absolute + otherCalendars + grids + yearViews + json + abi + scroll + files + generation + threads
    + readers

  private static let gregorian = [
    lookup("dayCount", "gregorian-1600-2400", "neriSchneider", 0.75),
    lookup("firstWeekdayOffset", "gregorian-1600-2400", "neriSchneiderFolded", 0.45),
    lookup("firstWeekdayOffset", "gregorian-1600-2400", "foundation", 1.0 / 250),
    lookup("dayOfDate", "gregorian-1600-2400", "neriSchneider", 0.65),
    lookup("dayOfDate", "iso8601-1-9999", "neriSchneider", 1.05),
    lookup("dateOfDay", "gregorian-1600-2400", "neriSchneider", 1),
    lookup("dateOfDay", "gregorian-1600-2400", "joffe", 1),
    lookup("placeOfDay", "gregorian-1600-2400", "neriSchneider", 0.8),
    lookup("cellDate", "gregorian-1600-2400", "neriSchneider", 0.7),
    lookup("isoWeek", "gregorian-1600-2400", "neriSchneider", 0.75),
  ]

  /// What a program notices: nanoseconds, and how many times faster than what it would use instead.
  private static let absolute = [
    Goal(fact: "absolute/dayCount/gregorian-1600-2400", operation: "dayCount", calendar: "gregorian", limit: 2),
    Goal(
      fact: "absolute/firstWeekdayOffset/gregorian-1600-2400", operation: "firstWeekdayOffset", calendar: "gregorian",
      limit: 2),
    Goal(fact: "absolute/cellDay/gregorian-1600-2400", operation: "cellDay", calendar: "gregorian", limit: 2),
    Goal(fact: "absolute/placeOfDay/gregorian-1600-2400", operation: "placeOfDay", calendar: "gregorian", limit: 6),
    lookup("dayCount", "gregorian-1600-2400", "foundation", 1.0 / 100),
    lookup("cellDay", "gregorian-1600-2400", "foundation", 1.0 / 100),
    lookup("placeOfDay", "gregorian-1600-2400", "foundation", 1.0 / 100),
  ]

  private static let otherCalendars =
    [
      lookup("dayCount", "hebrew-1901-2099", "intPerMonth", 0.5),
      lookup("dayCount", "chinese-1901-2099", "intPerMonth", 0.5),
      lookup("dayCount", "islamicUmmAlQura-1947-2076", "intPerMonth", 0.5),
      lookup("dayCount", "tamil-1901-2049", "intPerMonth", 0.5),
      lookup("dayCount", "hebrew-1901-2099", "foundation", 1.0 / 2_000),
      lookup("dayCount", "chinese-1901-2099", "foundation", 1.0 / 15_000),
      lookup("dateOfDay", "hebrew-1901-2099", "foundation", 1.0 / 200),
      lookup("dateOfDay", "chinese-1901-2099", "foundation", 1.0 / 1_500),
    ] + packed("dateOfDay", 0.25) + packed("placeOfDay", 0.3) + packed("cellDate", 0.2)

  private static let grids = [
    lookup("fillMonth", "gregorian-1600-2400", "memcpy", 2),
    lookup("fillMonth", "gregorian-1600-2400", "neriSchneider", 0.06),
    lookup("fillMonth", "gregorian-1600-2400", "foundation", 1.0 / 250),
    lookup("fillYear", "gregorian-1600-2400", "memcpy", 3),
    Goal(
      "arrays/year/gregorian-1600-2400", operation: "yearArrays", calendar: "gregorian", peer: "memcpy", atMost: 3),
  ]

  /// What screens ask for besides days: marks, and a second calendar in each cell.
  private static let yearViews =
    ["10", "10000", "1000000"].map {
      Goal(fact: "absolute/marks/mask/\($0)-days", operation: "mask", calendar: "gregorian", limit: 3)
    } + [
      Goal(
        fact: DerivedFacts.absolute(alternateYear), operation: "alternateYear", calendar: "gregorian", limit: 4_000),
      Goal(
        alternateYear, operation: "alternateYear", calendar: "gregorian", peer: "foundationPerCell",
        atMost: 1.0 / 1_000),
    ]

  /// A server writes a month while a client has not yet noticed, and never builds strings for it.
  private static let json =
    [("month", 2_000.0), ("year", 20_000.0)].map { operation, limit in
      Goal(
        fact: DerivedFacts.absolute("json/\(operation)/gregorian-1901-2099"), operation: "\(operation)JSON",
        calendar: "gregorian", limit: limit)
    }

  /// What a call through the interface for C may add to a lookup.
  private static let abi = ABICases.operations.map {
    Goal(
      fact: DerivedFacts.difference(ABICases.name($0)), operation: "\($0.rawValue)FromC", calendar: "gregorian",
      limit: 3)
  }

  private static let alternateYear = "alternate/year/\(AlternateCases.label)"

  // The limit is the time from a load to the use of its result: dependent latency.
  private static let scroll =
    [
      Goal(
        "scroll-latency/rowsBeforeMonth/gregorian-1600-2400", operation: "rowsBeforeMonth", calendar: "gregorian",
        peer: "randomLoad", atMost: 2),
      Goal(
        "scroll-latency/monthAtRow/gregorian-1600-2400", operation: "monthAtRow", calendar: "gregorian",
        peer: "randomLoad", atMost: 3),
    ]
    + ["position", "hit", "visible"].map {
      Goal(
        "geometry-latency/\($0)/gregorian-1600-2400", operation: $0, calendar: "gregorian", peer: "randomLoad",
        atMost: 3)
    }

  private static let files = [
    Goal("open/firstAnswer/20KB", operation: "openToFirstAnswer", peer: "openAndTouch", atMost: 1.3),
    Goal("open/firstAnswer/1MB", operation: "openToFirstAnswer", peer: "openAndTouch", atMost: 1.3),
    Goal("open/firstAnswer/20MB", operation: "openToFirstAnswer", peer: "openAndTouch", atMost: 1.3),
    Goal("open/anySize/20MB", operation: "openToFirstAnswer", peer: "20KB", atMost: 1.1),
    Goal("verify/1MB", operation: "verify", peer: "libxxhash", atMost: 1.25),
    Goal("verify/20MB", operation: "verify", peer: "libxxhash", atMost: 1.25),
    Goal("reload/open/20KB", operation: "reload", peer: "open", atMost: 1.5),
    Goal("reload/open/20MB", operation: "reload", peer: "open", atMost: 1.5),
    // Looking every second must be nearly free.
    Goal("reload/look/20KB", operation: "reload", peer: "open", atMost: 0.25),
    // The same code; less than a hundredth is no difference.
    Goal(
      "live/dayCount/gregorian-1600-2400", operation: "dayCount", calendar: "gregorian", peer: "plainFile", atMost: 1.01
    ),
    Goal(
      "live/dateOfDay/gregorian-1600-2400", operation: "dateOfDay", calendar: "gregorian", peer: "plainFile",
      atMost: 1.01),
    Goal("start/lookupOnly", operation: "processStart", peer: "foundationHello", atMost: 0.3),
    Goal(fact: "size/everything", operation: "fileSize", limit: 5_000_000),
    Goal(fact: "size/oneKey/bytesPerYear", operation: "fileSize", limit: 140),
    Goal(fact: "size/oneKey/lookupBytesPerYear", operation: "fileSize", limit: 80),
  ]

  private static let generation = [
    Goal("build/hebrew-1901-2099", operation: "generation", calendar: "hebrew", peer: "foundationWalk", atMost: 0.02),
    Goal("build/chinese-1901-2099", operation: "generation", calendar: "chinese", peer: "foundationWalk", atMost: 0.02),
    Goal("build/threads/large", operation: "generation", peer: "1 thread", atMost: 1 / 1.8),
    Goal("build/threads/small", operation: "generation", peer: "1 thread", atMost: 1.05),
    Goal(fact: "build/everything/seconds", operation: "generation", limit: 1),
    Goal(fact: "rule/astronomy/chinese", operation: "yearByAstronomy", calendar: "chinese", limit: 30),
    Goal(fact: "rule/astronomy/dangi", operation: "yearByAstronomy", calendar: "dangi", limit: 30),
    Goal(fact: "rule/astronomy/vietnamese", operation: "yearByAstronomy", calendar: "vietnamese", limit: 30),
  ]

  private static let threads = [
    Goal(
      "threads/dayCount/gregorian-1600-2400", operation: "dayCount", calendar: "gregorian", peer: "1 thread",
      atMost: 1 / 1.9)
  ]

  /// Nanoseconds in JavaScript, microseconds in Python.
  private static let readers = [("javaScript", 50.0), ("python", 5.0)].flatMap { reader, limit in
    ["dayCount", "cellDate", "placeOfDay"].map {
      Goal(fact: "reader/\(reader)/\($0)", operation: $0, calendar: "gregorian", limit: limit)
    }
  }

  private static func lookup(_ operation: String, _ questions: String, _ peer: String, _ limit: Double) -> Goal {
    let calendar = String(questions.prefix { $0 != "-" })
    return Goal(
      "lookup/\(operation)/\(questions)", operation: operation, calendar: calendar, peer: peer, atMost: limit)
  }

  /// A goal for each calendar whose years fit into three bytes.
  private static func packed(_ operation: String, _ limit: Double) -> [Goal] {
    ["hebrew-1901-2099", "chinese-1901-2099", "islamicUmmAlQura-1947-2076"].map {
      lookup(operation, $0, "packedYears", limit)
    }
  }
}
