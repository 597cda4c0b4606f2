/// A page of help about what several commands share: `calgrid help TOPIC`, and a section of the manual page.
struct HelpTopic: Sendable {
  let name: String
  let summary: String
  /// Paragraphs; lines of at most 120 characters are printed as they are.
  let text: String

  static let all: [HelpTopic] = [
    dates, weeks, lists, languages, pictures, terminal, cache, environment, exitCodes,
  ]

  var page: String { "\(name): \(summary)\n\n\(text)\n" }

  private static let dates = HelpTopic(
    name: "dates", summary: "how years, months and days are written",
    text: """
      A DATE is ISO 8601 of the proleptic Gregorian calendar, as 2026-09-01 or -0044-03-15, whatever calendar is asked.

      YEAR and MONTH are in the calendar's own count. A year may be 0 or negative: in gregorian and julian, year 0 is 1 BC. A
      month is a number; 4L is the leap month that follows month 4, or in Hindu calendars precedes it. Months of hebrew are
      counted from Tishri: 6 is Adar I in a leap year and Adar in any other; 7 is Adar II.

      An instant is a date with a time and an offset, as 2026-09-01T01:00Z, or seconds since 1970. To which day it belongs
      depends on where one stands, so it needs --time-zone.
      """)

  private static let weeks = HelpTopic(
    name: "weeks", summary: "where weeks begin, and how they are numbered",
    text: """
      Two numbers make a week rule. --first-weekday says in which column a week begins: 1 is Sunday, 7 is Saturday.
      --minimum-days says how many days of a year its first week must hold: 4 with Monday is the rule of ISO 8601, 1 with
      Sunday that of the United States. --region takes both, and the weekend, from a territory: --region DE.

      Nothing is guessed: neither the language nor the calendar decides, but for iso8601, which has its own rule.
      """)

  private static let lists = HelpTopic(
    name: "lists", summary: "files of days for --marks and --sign-in",
    text: """
      A line for each day: a date, an instant or seconds since 1970 (see 'calgrid help dates'). Empty lines and what follows
      a # are skipped; order and repetition do not matter.

      --marks shows the days. --sign-in shows for each day of --window whether it is signed in, can be signed in, was missed,
      is still to come or is locked, as of --now; --make-up says how many days back one may still sign in.
      """)

  private static let languages = HelpTopic(
    name: "languages", summary: "names and digits in other languages",
    text: """
      --locale TAG takes a language as BCP 47 or POSIX write it: de, zh-Hant, zh_TW.UTF-8, de-AT. With -u-nu- it also takes
      digits: hi-u-nu-deva. Without it, text, SVG and HTML follow LC_ALL, LC_TIME or LANG, the first that is not empty; a
      language that is not known, C and POSIX are English. JSON and CSV are never translated.

      Languages that are written from right to left put the first weekday at the right, as --rtl does. Names that a language
      does not have, such as the months of Hindu calendars, are English.
      """)

  private static let pictures = HelpTopic(
    name: "pictures", summary: "SVG, and PNG and PDF made from it",
    text: """
      --format svg prints one picture without scripts, fonts or anything from outside. It follows the light or dark scheme of
      the screen, and is light on paper. --paper a4, a3 or letter fits it on a page, upright or across, whichever is larger.

      rsvg-convert (Debian: librsvg2-bin) makes PNG and PDF of it; texts stay texts in PDF:

        calgrid year 2026 --format svg | rsvg-convert --zoom 2 --output year.png
        calgrid year 2026 --format svg --paper a4 | rsvg-convert --format pdf --output year.pdf
      """)

  private static let terminal = HelpTopic(
    name: "terminal", summary: "colours, width, completions",
    text: """
      Text is coloured on a terminal. NO_COLOR turns colours off, CLICOLOR_FORCE turns them on everywhere, and --color always
      or never decides whatever they say. Without colours today stands in brackets.

      Months stand side by side as far as the width allows: that of the terminal, else COLUMNS, else 80, or --width. Columns
      are counted as terminals show them: Chinese characters take two, combining marks none. --transpose makes weeks columns.

      Completions of option names and values; the first line is for bash, then zsh and fish:

        calgrid completions bash > ~/.local/share/bash-completion/completions/calgrid
        calgrid completions zsh > ~/.zfunc/_calgrid
        calgrid completions fish > ~/.config/fish/completions/calgrid.fish
      """)

  private static let cache = HelpTopic(
    name: "cache", summary: "which file is read, and what happens without one",
    text: """
      The file is --cache FILE, else $CALGRID_CACHE, else $XDG_CACHE_HOME/calgrid/grids.calgrid, else
      ~/.cache/calgrid/grids.calgrid. 'calgrid precompute' writes it. Without a file, and for what a file does not hold, the
      answer is computed. A file that was named and cannot be used is an error; of the others the trouble is reported, and the
      answer computed.
      """)

  private static let environment = HelpTopic(
    name: "environment", summary: "the variables that are read",
    text: """
      CALGRID_CACHE, XDG_CACHE_HOME, HOME   where the cache file is (see cache)
      LC_ALL, LC_TIME, LANG                 the language of text, SVG and HTML (see languages)
      NO_COLOR, CLICOLOR_FORCE, TERM        colours (see terminal)
      COLUMNS                               the width where there is no terminal
      TZ                                    which day is today
      """)

  private static let exitCodes = HelpTopic(
    name: "exit-codes", summary: "how a command ends",
    text: """
      0    all is well
      1    a difference was found
      64   wrong usage
      65   bad data
      66   no input
      73   a file cannot be created
      74   input or output failed
      130  interrupted
      """)
}
