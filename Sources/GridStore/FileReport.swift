public import CalendarCore
import GridFormat

/// What is in a file: for people who look into one, damaged or not.
public struct FileReport: Sendable {
  /// A section of the file.
  public struct Section: Hashable, Sendable {
    /// Four letters, as in the format's document.
    public let kind: String
    public let byteOffset: Int
    public let byteCount: Int
    /// Whether the bytes have the checksum that the section table gives.
    public let isIntact: Bool
  }

  /// A calendar's table.
  public struct Table: Hashable, Sendable {
    /// The calendar's identifier; a newer version may know calendars that this one does not.
    public let calendar: String
    /// The years that are answered, in the calendar's own count.
    public let years: ClosedRange<Int>
    /// The first weekdays for which row sums are present.
    public let firstWeekdays: [Weekday]
    /// A hash of what the calendar's rule said when the file was made.
    public let ruleVersion: UInt64
  }

  public let path: String
  public let byteCount: Int
  /// `nil` if the header is not readable.
  public let version: (major: Int, minor: Int)?
  /// The program that wrote the file.
  public let generator: String?
  public let sections: [Section]
  public let tables: [Table]
  /// The parameters that the file answers.
  public let keys: [GridParameters]
  /// What is wrong with the file; empty if nothing is.
  public let problems: [GridError]

  /// Reads a file into memory and looks at all of it.
  ///
  /// - Throws: ``GridError`` only if there is nothing to look at: not found, I/O error, empty or not a regular file.
  /// - Complexity: O(size).
  public init(path: String) throws(GridError) {
    let (memory, isMapping, _) = unsafe try CacheFile.load(path, .copied, leniently: true)
    defer { unsafe CacheFile.release(memory, isMapping) }
    self.path = path
    byteCount = memory.count
    var problems: [FormatError] = []
    var view: FileView?
    do {
      view = unsafe try FileView(memory)
    } catch {
      problems.append(error)
      view = unsafe FileView(damaged: memory)
    }
    version = view.map { ($0.header.majorVersion, $0.header.minorVersion) }
    generator = view?.header.generator
    // Another major version is another format: its sections mean something else.
    let readable = view?.header.majorVersion == Int(Layout.majorVersion) ? view : nil
    sections = Self.sections(readable, &problems)
    tables = Self.tables(readable, &problems)
    keys = Self.keys(readable, &problems)
    if problems.isEmpty, let readable {
      do { try readable.verifyChecksums() } catch { problems.append(error) }
    }
    self.problems = problems.map { GridError($0, path: path) }
  }

  private static func sections(_ view: FileView?, _ problems: inout [FormatError]) -> [Section] {
    guard let view else { return [] }
    return view.header.sections.map { section in
      let isIntact = view.isIntact(section)
      // What a truncation cuts off is part of that problem, not another one.
      if !isIntact && problems.first?.code != .truncated {
        problems.append(
          FormatError(
            .corrupt, place: section.kind, byteOffset: section.offset, found: "bytes with another checksum",
            expected: "checksum \(hexadecimal(section.checksum))"))
      }
      return Section(
        kind: section.kind, byteOffset: section.offset, byteCount: section.length, isIntact: isIntact)
    }
  }

  private static func tables(_ view: FileView?, _ problems: inout [FormatError]) -> [Table] {
    guard let view else { return [] }
    var tables: [Table] = []
    for index in 0..<view.tableCount {
      do {
        let record = try view.tableRecord(index)
        tables.append(
          Table(
            calendar: view.calendar(of: record), years: record.years,
            firstWeekdays: Weekday.allCases.filter { record.rowMask & (1 << UInt32($0.position)) != 0 },
            ruleVersion: record.ruleVersion))
      } catch {
        problems.append(error)
      }
    }
    return tables
  }

  private static func keys(_ view: FileView?, _ problems: inout [FormatError]) -> [GridParameters] {
    guard let view else { return [] }
    var keys: [GridParameters] = []
    var firstProblem: FormatError?
    for index in 0..<view.keyCount {
      do {
        if let parameters = GridParameters(canonicalBytes: try view.keyAlone(index).canonicalBytes) {
          keys.append(parameters)
        }
      } catch {
        firstProblem = firstProblem ?? error
      }
    }
    // One torn directory would otherwise be reported a thousand times.
    if let firstProblem { problems.append(firstProblem) }
    return keys.sorted {
      ($0.calendar.rawValue, $0.weekRule.description) < ($1.calendar.rawValue, $1.weekRule.description)
    }
  }
}
