/// The three things this program does.
enum Tool {
  static let usage = """
    usage: calgrid-oracle [verify] [--calendar IDs|all] [--years A...B] [--list FILE] [--brief]
           calgrid-oracle list [--package DIR] [--from-data]
           calgrid-oracle names [--package DIR]

    verify (the default) asks Foundation for the name of every day and prints each month on which it and calgrid differ, with
    calgrid's source beside it. Exit code 1 if a month differs that is not on the list of differences of this toolchain
    version, else 0.
      --calendar IDs   calendars to compare, separated by commas (default all that both have)
      --years A...B    Gregorian years (default 1850...2150)
      --list FILE      the list to hold against instead of the one inside the program
      --brief          print only months that are not listed, and the counts

    list compares all calendars over their whole ranges (about a minute and a half in a release build) and writes the list
    anew: Data/foundation/differences-6.3.1-linux.csv and the two Swift files made from it.
      --package DIR    the package to write into (default .)
      --from-data      compare nothing: make the two Swift files again from the table

    names writes the names of months, weekdays and eras in other languages anew: Data/foundation/names-6.3.1-linux.csv. Then
    'swift run calgrid-data pack' makes the Swift file of it.
    """

  /// - Returns: whether all is as listed.
  static func run(_ arguments: [String]) throws(Failure) -> Bool {
    if arguments.contains("--help") || arguments.contains("-h") {
      print(usage)
      return true
    }
    var rest = arguments[...]
    var command = "verify"
    if let first = rest.first, !first.hasPrefix("-") {
      command = first
      rest = rest.dropFirst()
    }
    switch command {
    case "verify":
      return try VerifyCommand(
        Options(rest, values: ["--calendar", "--years", "--list"], flags: ["--brief"])
      ).run()
    case "list":
      try ListCommand(Options(rest, values: ["--package"], flags: ["--from-data"])).run()
      return true
    case "names":
      try NamesCommand(Options(rest, values: ["--package"], flags: [])).run()
      return true
    default:
      throw .usage("command", found: command, expected: "verify, list or names; see --help")
    }
  }
}
