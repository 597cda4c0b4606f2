import CalendarCore
import GridFormat
import GridStore

/// What the fuzz targets do with an input, so that the test suite can do it again with every input of the corpus.
///
/// An input is found wrong by a trap, a sanitizer or a failed precondition, never by an error value.
package enum FuzzBodies {
  /// Opens bytes as a cache file, as they are and with every checksum made right, and asks every grid in it everything.
  ///
  /// - Returns: how many grids were asked.
  @discardableResult
  package static func openAndAsk(_ bytes: [UInt8]) -> Int {
    var asked = ask(bytes)
    var sealed = bytes
    SectionFile.sealHeader(&sealed)
    if let file = try? SectionFile(sealed) { asked += ask(file.assembled()) }
    return asked
  }

  private static func ask(_ bytes: [UInt8]) -> Int {
    var asked = 0
    do {
      // A heap buffer of exactly this size, whose ends the address sanitizer watches.
      let file = try CacheFile(bytes: bytes)
      try? file.verify()
      var random = SeededGenerator(seed: Checksum.hash(bytes))
      for index in 0..<min(file.view.keyCount, 4) {
        let entry = try file.view.keyAlone(index)
        guard let parameters = GridParameters(canonicalBytes: entry.canonicalBytes),
          let grid = try? file.grid(for: parameters)
        else { continue }
        QueryStorm.ask(grid, &random)
        asked += 1
      }
    } catch { _ = "\(error)" }
    return asked
  }

  /// Reads a text as everything that people and servers write: a list of days, and each line as a date, an instant, a zone, a calendar,
  /// a month's name. What is read must be written as it was read.
  ///
  /// - Returns: how much was understood: 0 for a text that is nothing.
  @discardableResult
  package static func readText(_ text: String) -> Int {
    var understood = 0
    func take<Value>(_ read: () throws -> Value) -> Value? {
      do {
        let value = try read()
        understood += 1
        return value
      } catch {
        _ = "\(error)"
        return nil
      }
    }
    let lines = text.split(whereSeparator: \.isNewline).prefix(64)
    if let offset = take({ try ZoneOffset(text: lines.first ?? "") }) {
      precondition((try? ZoneOffset(text: offset.description)) == offset, "\(offset) is not read as it is written")
    }
    if let days = take({ try DaySet(text: text) }) {
      // Without instants the zone does not matter.
      precondition((try? DaySet(text: text, offset: .utc)) == days, "a list of days depends on the zone")
    } else {
      _ = take { try DaySet(text: text, offset: .utc) }
    }
    for line in lines {
      if let date = take({ try ISODate(text: line) }) {
        precondition((try? ISODate(text: date.description)) == date, "\(date) is not read as it is written")
      }
      if let entry = take({ try DayEntry(text: line) }), case .instant(let seconds) = entry {
        precondition(DayEntry.instants.contains(seconds), "an instant of \(seconds) was accepted")
      }
      if let calendar = take({ try CalendarID(text: line) }) {
        precondition((try? CalendarID(text: calendar.rawValue)) == calendar, "\(calendar) is not read as it is written")
      }
      _ = take { try MonthName(text: line) }
    }
    return understood
  }
}
