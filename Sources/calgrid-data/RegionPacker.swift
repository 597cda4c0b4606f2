import CalendarCore

/// Packs CLDR's week data, calendar preferences and English names of territories: a 32-bit word and a name a territory.
struct RegionPacker {
  /// A territory whose word the comment decodes.
  let sample = "EG"

  func source(data: String) throws(DataError) -> TableSource {
    let weeks = try FactTable(
      contentsOf: "\(data)/authority/weekdata.csv",
      columns: [
        "territory", "firstDay", "minDays", "weekendStart", "weekendEnd", "calendars", "foundation_firstDay",
        "foundation_minDays",
      ])
    let names = try FactTable(
      contentsOf: "\(data)/cldr/territory-names-en.csv", columns: ["territory", "name", "otherNames"])
    guard weeks.rows.map({ $0[0] }) == names.rows.map({ $0[0] }) else {
      throw DataError(code: .gap, place: names.path, found: "other territories", expected: "those of \(weeks.path)")
    }
    let lists = try preferences(weeks)
    let choices = Array(Set(lists)).sorted { $0.lexicographicallyPrecedes($1) }
    var words: [String] = []
    var decode: [String] = []
    var previous: UInt32 = 0
    for (row, list) in zip(weeks.rows, lists) {
      let choice = choices.firstIndex(of: list) ?? 0
      let word = try word(row, choice: choice, in: weeks)
      // Ascending codes are what makes the look-up a binary search.
      guard word >> 16 > previous >> 16 else { throw weeks.failure(row, expected: "territories in ascending order") }
      previous = word
      words.append("\(TableSource.hexadecimal(word)),  // \(row[0...4].joined(separator: " ")) \(row[5])")
      if row[0] == sample { decode = explanation(row, word, choice: choice, list: list) }
    }
    return TableSource(
      name: "RegionTable", title: "Week rules, weekends, preferred calendars and English names of territories.",
      imports: [],
      provenance: [weeks.provenance, names.provenance],
      layout: [
        "Span: \(weeks.rows.count) territories in ascending order, among them 001, the world.",
        "",
        "A word a territory, from the lowest bit:",
        "- 0…2: first weekday, 1 Sunday … 7 Saturday",
        "- 3…5: minimum days in the first week",
        "- 6…8 and 9…11: first and last weekday of the weekend",
        "- 12…15: position among the lists of calendars",
        "- 16…31: the code as a number in base 36 with the digits 0…9, A…Z",
      ],
      workedDecode: decode,
      words: [
        .init(
          name: "words", type: "UInt32",
          comment: "A row a territory: the word; code, first weekday, minimum days, weekend, calendars.", rows: words),
        .init(
          name: "calendars", type: "[CalendarID]",
          comment: "Calendars in order of preference; what CLDR names and this project does not have is left out.",
          rows: choices.enumerated().map { "[\($1.map { ".\($0)" }.joined(separator: ", "))],  // \($0)" }),
        .init(
          name: "names", type: "String",
          comment: "A row a territory: the name, and after each | another name that CLDR knows.",
          rows: names.rows.map {
            "\(FactTable.literal($0[2].isEmpty ? $0[1] : "\($0[1])|\($0[2])")),  // \($0[0])"
          }),
      ])
  }

  /// The identifiers of the calendars of each row.
  private func preferences(_ weeks: FactTable) throws(DataError) -> [[String]] {
    var lists: [[String]] = []
    for row in weeks.rows {
      let list = row[5].split(separator: "|").compactMap { try? CalendarID(text: $0) }.map(\.rawValue)
      guard !list.isEmpty, Set(list).count == list.count else { throw weeks.failure(row, expected: "calendars") }
      lists.append(list)
    }
    return lists
  }

  private func word(_ row: [String], choice: Int, in table: FactTable) throws(DataError) -> UInt32 {
    let numbers = row[1...4].compactMap { UInt32($0) }
    guard numbers.count == 4, numbers.allSatisfy({ (1...7).contains($0) }), choice < 16 else {
      throw table.failure(row, expected: "weekdays and days from 1 to 7")
    }
    guard let code = Region.number(of: row[0]) else {
      throw table.failure(row, expected: "two letters or three digits")
    }
    return UInt32(code) << 16 | UInt32(choice) << 12 | numbers[3] << 9 | numbers[2] << 6 | numbers[1] << 3 | numbers[0]
  }

  private func explanation(_ row: [String], _ word: UInt32, choice: Int, list: [String]) -> [String] {
    let code = word >> 16
    let digits = row[0].map { "\($0.hexDigitValue ?? (Int($0.asciiValue ?? 0) - 55))" }
    return [
      "Worked decode: \(TableSource.hexadecimal(word)). Bits 16…31 are \(code) = \(digits[0]) × 36 + \(digits[1]): \(row[0]).",
      "Bits 0…2 are \(row[1]): weeks begin on \(weekday(row[1])). Bits 3…5 are \(row[2]): minimum days.",
      "Bits 6…8 and 9…11 are \(row[3]) and \(row[4]): the weekend is \(weekday(row[3])) to \(weekday(row[4])).",
      "Bits 12…15 are \(choice): \(list.joined(separator: ", ")).",
    ]
  }

  /// Spelled out here because the library's own names are made by this program.
  private func weekday(_ number: String) -> String {
    let names = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
    return names[((Int(number) ?? 1) - 1) % 7]
  }
}
