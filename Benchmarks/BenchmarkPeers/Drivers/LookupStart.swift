import CalendarCore
import GridStore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// A program that does nothing but look up: opens the file it is given, answers one question, ends.
let parameters = GridParameters(calendar: .iso8601, weekRule: .iso8601)
do {
  let grid = try CacheFile(path: CommandLine.arguments[1]).grid(for: parameters)
  exit(try grid.dayCount(year: 2024, ordinal: 2) == 29 ? 0 : 1)
} catch {
  exit(2)
}
