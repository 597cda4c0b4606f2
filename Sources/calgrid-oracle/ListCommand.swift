import CalendarCore
import GridFoundation

/// Makes the list of differences and what is generated from it.
struct ListCommand {
  private let package: String
  private let fromData: Bool

  init(_ options: Options) throws(Failure) {
    package = options["--package"] ?? "."
    fromData = options.has("--from-data")
  }

  func run() throws(Failure) {
    let path = "\(package)/\(DifferenceFiles.table)"
    if !fromData {
      guard DifferenceFiles.isOfThisToolchain else {
        throw Failure(
          64, "list: this program was not built with Swift 6.3 on Linux; another toolchain needs a table of its own")
      }
      let list: KnownDifferences
      do {
        list = try KnownDifferences.make(provenance: DifferenceFiles.provenance) { calendar, done, total in
          StandardError.progress("\(calendar.rawValue): \(total == 0 ? 100 : done * 100 / total) %")
        }
      } catch { throw Failure(error) }
      StandardError.end(progress: ())
      try TextFile.save(list.text, to: path)
      print(DifferenceFiles.table)
    }
    for file in try DifferenceFiles.sources(table: TextFile.load(path)) {
      try TextFile.save(file.text, to: "\(package)/\(file.path)")
      print(file.path)
    }
  }
}
