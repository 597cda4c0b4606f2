/// One option of a command: parsing and help both read it.
struct OptionSpec: Sendable {
  let name: String
  var short: Character?
  /// What stands for the value in help; `nil` for a switch.
  var value: String?
  let help: String

  init(_ name: String, short: Character? = nil, value: String? = nil, _ help: String) {
    self.name = name
    self.short = short
    self.value = value
    self.help = help
  }

  /// For example `-o, --output FILE`.
  var usage: String {
    (short.map { "-\($0), " } ?? "") + "--\(name)" + (value.map { " \($0)" } ?? "")
  }
}

/// The options that more than one command has.
extension OptionSpec {
  static let help = OptionSpec("help", short: "h", "print this help")
  static let version = OptionSpec("version", "print the version")
  static let calendar = OptionSpec("calendar", value: "ID", "the calendar; default gregorian, see 'calgrid calendars'")
  static let calendars = OptionSpec(
    "calendar", value: "IDS", "calendars separated by commas, or all; default gregorian")
  static let firstWeekday = OptionSpec(
    "first-weekday", value: "1...7", "the weekday in the first column: 1 is Sunday; default 2 for iso8601, else 1")
  static let minimumDays = OptionSpec(
    "minimum-days", value: "1...7", "days of a year that its first week must hold; default 4 for iso8601, else 1")
  static let region = OptionSpec(
    "region", value: "CC", "the week rule of a territory, as DE; --first-weekday and --minimum-days override it")
  static let fill = OptionSpec(
    "fill", value: "none|rows|six", "days of neighbouring months: none, to complete rows, or always six rows")
  static let cache = OptionSpec("cache", value: "FILE", "the cache file; without one the answer is computed")
  static let color = OptionSpec(
    "color", value: "auto|always|never", "colours in text; auto obeys NO_COLOR and CLICOLOR_FORCE")
  static let today = OptionSpec("today", value: "DATE", "the day to take for today, as 2026-09-01")
  static let weeks = OptionSpec("weeks", "show week numbers")
  static let width = OptionSpec("width", value: "N", "columns of text to fill; default those of the terminal")
  static let json = OptionSpec("json", "print JSON")
  static let locale = OptionSpec(
    "locale", value: "TAG", "the language of names and digits, as zh_CN; default that of the environment")
  static let paper = OptionSpec("paper", value: "a4|a3|letter", "fit SVG on a sheet of paper")

  static func format(_ names: [OutputFormat]) -> OptionSpec {
    OptionSpec("format", value: names.map(\.rawValue).joined(separator: "|"), "how to print; default text")
  }
}

/// How results are printed.
enum OutputFormat: String, Sendable {
  case text
  case json
  case csv
  case svg
  case html

  /// What the commands that show grids print.
  static let grids: [OutputFormat] = [.text, .json, .csv, .svg, .html]
  /// What lists of facts are printed as.
  static let facts: [OutputFormat] = [.text, .json, .csv]
}
