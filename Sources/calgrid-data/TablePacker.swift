/// Makes every generated table of the calendar rules from the facts in `Data/`.
enum TablePacker {
  /// The Swift files to be, in a fixed order.
  ///
  /// - Parameter data: The folder `Data`.
  /// - Throws: ``DataError`` for the first thing that is wrong.
  static func sources(data: String) throws(DataError) -> [TableSource] {
    [
      try LunisolarPacker(
        name: "ChineseTable", title: "Chinese lunisolar years.", file: "chinese", sample: 2020
      ).source(data: data),
      try LunisolarPacker(
        name: "DangiTable", title: "Korean lunisolar years.", file: "dangi", sample: 2023
      ).source(data: data),
      try MonthLengthPacker(
        name: "UmmAlQuraTable", title: "Islamic years of the Umm al-Qura calendar of Saudi Arabia.",
        file: "islamicUmmAlQura", hasDecisions: true, shortest: 28, sample: 1445
      ).source(data: data),
      try MonthLengthPacker(
        name: "NepaliTable", title: "Bikram Sambat years of Nepal.", file: "nepali_bs", shortest: 29, sample: 2080
      ).source(data: data),
      try MonthLengthPacker(
        name: "TamilTable", title: "Tamil solar years, counted as Saka.", file: "hindu_solar_tamil", isCut: true,
        shortest: 29, sample: 1945
      ).source(data: data),
      try MonthLengthPacker(
        name: "MalayalamTable", title: "Malayalam solar years, counted as Kollam.", file: "hindu_solar_malayalam",
        isCut: true, shortest: 29, sample: 1199
      ).source(data: data),
      try MonthLengthPacker(
        name: "OdiaTable", title: "Odia solar years, counted as Amli: a year begins with month 6, Kanya.",
        file: "hindu_solar_odia", firstMonth: 6, isCut: true, shortest: 29, sample: 1431
      ).source(data: data),
      try MonthLengthPacker(
        name: "BanglaTable", title: "Bengali solar years of West Bengal, counted as Bangabda.",
        file: "hindu_solar_bengali", isCut: true, shortest: 29, sample: 1430
      ).source(data: data),
      try HinduLunisolarPacker().source(data: data),
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
}
