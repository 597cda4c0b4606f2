public import CalendarCore

/// A page that scrolls over thousands of years: one HTML document that holds a cache file, a reader for it in JavaScript, and nothing from
/// outside.
///
/// It shows any calendar of the cache, with a second one below its days if asked to, under the week rules of the cache.
public struct ScrollerPage: Sendable {
  /// How the page begins; everything but the cache can be changed on the page.
  public struct Options: Hashable, Sendable {
    public var parameters: GridParameters
    /// The calendar whose days stand below the days.
    public var second: CalendarID?
    public var showsWeeks = false
    /// Whether every month has six rows, or as many as it needs.
    public var hasFixedRows = false
    public var showsNeighbours = false
    public var isRightToLeft = false
    /// The language of names, titles and digits; what the page itself says is English.
    public var language = CalendarLanguage.english
    /// The day to mark; `nil` for the reader's own today.
    public var today: Day?

    public init(_ parameters: GridParameters) {
      self.parameters = parameters
    }
  }

  private let cache: [UInt8]
  private let calendars: [CalendarID]
  private let minimumDays: [Int]
  private let options: Options

  /// - Parameters:
  ///   - cache: the bytes of a cache file.
  ///   - calendars: those that the page offers.
  ///   - minimumDays: those that the page offers for week numbers. The cache answers each calendar with each of them and with every first
  ///     weekday.
  public init(cache: [UInt8], calendars: [CalendarID], minimumDays: [Int], options: Options) {
    self.cache = cache
    self.calendars = calendars
    self.minimumDays = minimumDays
    self.options = options
  }

  /// The document.
  ///
  /// - Complexity: O(size of the cache).
  public var text: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
    <title>Years</title>
    <style>
    \(ScrollerAssets.style)</style>
    </head>
    <body>
    \(ScrollerAssets.body)<script type="application/json" id="calgrid-data">\(facts)</script>
    <script>
    \(ScrollerAssets.reader)</script>
    <script>
    \(ScrollerAssets.script)</script>
    </body>
    </html>

    """
  }

  private var facts: String {
    let rule = options.parameters.weekRule
    let language = options.language
    let start = [
      ("calendar", options.parameters.calendar.rawValue), ("second", options.second?.rawValue ?? ""),
      ("first", "\(rule.firstWeekday.number)"), ("rows", options.hasFixedRows ? "fixed" : "variable"),
      ("fill", options.showsNeighbours ? "shown" : "none"), ("weeks", options.showsWeeks ? "\(rule.minimumDays)" : "0"),
      ("dir", options.isRightToLeft ? "rtl" : "ltr"), ("theme", "auto"),
    ]
    let weekdays = Weekday.allCases.map { day in
      "[\(Markup.json(language.name(of: day))),\(Markup.json(language.name(of: day, .short)))]"
    }
    let members = [
      "\"calendars\":[\(calendars.map { ScrollerNames($0, language).json }.joined(separator: ","))]",
      "\"weekdays\":[\(weekdays.joined(separator: ","))]",
      "\"language\":\(Markup.json(language.documentTag))",
      "\"digits\":[\((0...9).map { Markup.json(language.number($0)) }.joined(separator: ","))]",
      "\"rest\":[7,1]",
      "\"minimumDays\":[\(minimumDays.map { "\($0)" }.joined(separator: ","))]",
      "\"today\":\(options.today.map { "\($0.number)" } ?? "null")",
      "\"start\":{\(start.map { "\"\($0.0)\":\(Markup.json($0.1))" }.joined(separator: ","))}",
      "\"cache\":\"\(Base64.text(cache))\"",
    ]
    return "{\(members.joined(separator: ",\n"))}"
  }
}
