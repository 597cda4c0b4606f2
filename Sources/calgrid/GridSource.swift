import CalendarGrid

/// Where grids come from: the cache file if there is one that answers, else they are built in memory.
///
/// The file is copied, which verifies all of it: a program that ends after one answer gains nothing from a mapping, and must not
/// print what a flipped bit says.
struct GridSource {
  private let file: CacheFile?

  /// - Throws: ``Failure`` if a file was named with `--cache` and cannot be used. Trouble with the default file is only reported.
  init(_ invocation: Invocation) throws(Failure) {
    if let path = try invocation.file(.cache) {
      do { file = try CacheFile(path: path, mode: .copied) } catch { throw Failure(error) }
      return
    }
    guard let path = CacheLocation.path(environment: Surroundings.variables) else {
      file = nil
      return
    }
    do {
      file = try CacheFile(path: path, mode: .copied)
    } catch {
      file = nil
      if error.code != .notFound { Output.report("\(error); computing the answer instead") }
    }
  }

  /// A grid that answers these years of the calendar.
  func grid(_ parameters: GridParameters, years: ClosedRange<Int>) throws(Failure) -> Grid {
    do { return try GridOpener.grid(for: parameters, years: years, in: file) } catch { throw Failure(error) }
  }

  /// A grid that answers a day.
  func grid(_ parameters: GridParameters, day: Day) throws(Failure) -> Grid {
    try grid(parameters, days: day...day)
  }

  /// A grid that answers those of some days that the calendar knows.
  func grid(_ parameters: GridParameters, days: ClosedRange<Day>) throws(Failure) -> Grid {
    do { return try GridOpener.grid(for: parameters, days: days, in: file) } catch { throw Failure(error) }
  }
}
