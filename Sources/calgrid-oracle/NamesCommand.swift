import GridFoundation

/// Writes the names of the languages that pictures speak: the facts that `calgrid-data pack` makes a table of.
struct NamesCommand {
  static let table = "Data/foundation/names-6.3.1-linux.csv"
  static let provenance =
    "Names, digits and titles of languages as Foundation 6.3.1 on Linux has them (ICU's CLDR data; Unicode-3.0 licence); what is said "
    + "of a language in general is not said again of its regions. Made by: swift run -c release calgrid-oracle names"

  private let package: String

  init(_ options: Options) {
    package = options["--package"] ?? "."
  }

  static var text: String {
    (["# \(provenance)", "language,subject,names"] + LanguageFacts.lines).joined(separator: "\n") + "\n"
  }

  func run() throws(Failure) {
    guard DifferenceFiles.isOfThisToolchain else {
      throw Failure(
        64, "names: this program was not built with Swift 6.3 on Linux; the table belongs to that toolchain")
    }
    try TextFile.save(Self.text, to: "\(package)/\(Self.table)")
    print(Self.table)
  }
}
