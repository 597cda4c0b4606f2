import Foundation
import TestSupport
import Testing

/// Pictures in `Data/golden/pictures`, to the byte. `.ci/pictures` draws the same files and looks for text that overlaps.
///
/// To write them anew: CALGRID_WRITE_GOLDEN=1 swift test --filter GoldenPictureTests
@Suite struct GoldenPictureTests {
  struct Picture: CustomTestStringConvertible, Sendable {
    let name: String
    let arguments: String
    var testDescription: String { name }
  }

  static let pictures = [
    Picture(name: "year-2026", arguments: "year 2026 --region DE --weeks"),
    Picture(name: "year-chinese", arguments: "year 2026 --locale zh_CN --alternate chinese --columns 4 --paper a4"),
    Picture(name: "year-hebrew", arguments: "year 5784 --calendar hebrew --locale he --columns 2 --paper letter"),
    Picture(name: "year-hindi", arguments: "year 2026 --locale hi-u-nu-deva --columns 1 --fill six --paper a3"),
    Picture(
      name: "month-arabic",
      arguments: "month 1447 9 --calendar islamicUmmAlQura --locale ar_EG --region EG --alternate gregorian"),
    Picture(
      name: "months-russian", arguments: "month 2026 12 --months 6 --locale ru --first-weekday 2 --transpose --weeks"),
    Picture(
      name: "month-signs",
      arguments:
        "month 2026 9 --marks LIST --sign-in LIST --window 2026-09-01..2026-09-25 --now 2026-09-15 --make-up 2 --fill rows"
    ),
    Picture(name: "strip-korean", arguments: "strip 2026-09-15 --locale ko --weeks"),
  ]

  /// The words of a command line, with a list of days for `LIST` and the tenth of September for today.
  static func words(_ picture: Picture, list: String) -> [String] {
    picture.arguments.split(separator: " ").map { $0 == "LIST" ? list : String($0) }
      + ["--today", "2026-09-15", "--format", "svg"]
  }

  @Test(arguments: pictures) func picturesAreTheSameBytes(_ picture: Picture) throws {
    let folder = try ScratchFolder()
    try folder.write(Data("2026-09-01\n2026-09-02\n2026-09-11\n2026-09-14\n".utf8), to: "list")
    let run = try CommandRun(
      program: CommandRun.executable, arguments: Self.words(picture, list: folder.path("list")).map { Array($0.utf8) },
      output: .captured)
    #expect(run.exitCode == 0, "\(run.errors)")
    let path = "\(DataFolder.path)/golden/pictures/\(picture.name).svg"
    if ProcessInfo.processInfo.environment["CALGRID_WRITE_GOLDEN"] == "1" {
      try run.output.write(toFile: path, atomically: true, encoding: .utf8)
    }
    let golden = try String(contentsOfFile: path, encoding: .utf8)
    #expect(run.output == golden, "\(picture.name).svg differs")
  }

  @Test func everyGoldenPictureHasATest() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: "\(DataFolder.path)/golden/pictures").sorted()
    #expect(files == Self.pictures.map { $0.name + ".svg" }.sorted())
    #expect(files.count == 8)
  }
}
