/// Makes the tables of names and regions of `CalendarCore` from the facts in `Data/`.
enum NamePacker {
  /// The Swift files to be, in a fixed order.
  ///
  /// - Parameter data: The folder `Data`.
  /// - Throws: ``DataError`` for the first thing that is wrong.
  static func sources(data: String) throws(DataError) -> [TableSource] {
    [
      try RegionPacker().source(data: data),
      try MonthNamePacker().source(data: data),
      try weekdays(data: data),
      try cyclicYears(data: data),
    ]
  }

  /// Writes every table into a folder that exists.
  ///
  /// - Returns: The names of the files.
  /// - Throws: ``DataError``; facts are checked before the first file is written.
  static func pack(data: String, output: String) throws(DataError) -> [String] {
    let sources = try sources(data: data)
    for source in sources {
      try TextFile.save(source.text, to: "\(output)/\(source.name).swift")
    }
    return sources.map { "\($0.name).swift" }
  }

  private static func weekdays(data: String) throws(DataError) -> TableSource {
    let table = try FactTable(
      contentsOf: "\(data)/cldr/weekday-names-en.csv",
      columns: ["weekday", "wide", "abbreviated", "short", "narrow"])
    guard table.rows.map({ $0[0] }) == (1...7).map(String.init) else {
      throw DataError(code: .gap, place: table.path, found: "other weekdays", expected: "1 to 7")
    }
    let sample = table.rows[1]
    return TableSource(
      name: "WeekdayNameTable", title: "English names of the weekdays.", imports: [], provenance: [table.provenance],
      layout: ["Four names a weekday from Sunday on: wide, abbreviated, short, narrow."],
      workedDecode: [
        "Worked decode: Monday is weekday 2; its names begin at (2 − 1) × 4 = 4: \(sample[1...].joined(separator: ", "))."
      ],
      words: [
        .init(
          name: "names", type: "String", comment: "A row a weekday.",
          rows: table.rows.map { row in "\(row[1...].map(FactTable.literal).joined(separator: ", ")),  // \(row[0])" })
      ])
  }

  private static func cyclicYears(data: String) throws(DataError) -> TableSource {
    let table = try FactTable(
      contentsOf: "\(data)/cldr/cyclic-years-en.csv", columns: ["yearOfCycle", "stemBranch", "animal"])
    guard table.rows.map({ $0[0] }) == (1...60).map(String.init) else {
      throw DataError(code: .gap, place: table.path, found: "other years", expected: "1 to 60")
    }
    let sample = table.rows[40]
    return TableSource(
      name: "CyclicYearTable", title: "English names of the sixty years of the East Asian cycle.", imports: [],
      provenance: [table.provenance],
      layout: ["Two names a year: stem and branch in pinyin, and the animal of the branch."],
      workedDecode: [
        "Worked decode: the names of year 41 begin at (41 − 1) × 2 = 80: \(sample[1...].joined(separator: ", ")) (2024)."
      ],
      words: [
        .init(
          name: "names", type: "String", comment: "A row a year of the cycle.",
          rows: table.rows.map { row in "\(row[1...].map(FactTable.literal).joined(separator: ", ")),  // \(row[0])" })
      ])
  }
}
