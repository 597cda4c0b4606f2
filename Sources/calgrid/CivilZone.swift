import CPlatform
import CalendarGrid

/// The time zone of `--time-zone`: which civil day an instant belongs to.
///
/// The tool does not link Foundation, whose tables cost every start 41 MB: offsets from UTC are computed, names go to the C library, which
/// reads the system's time zone database.
enum CivilZone {
  case fixed(ZoneOffset)
  /// A zone that the C library has been told to use for this process.
  case local

  /// - Throws: ``Failure`` with exit code 64 for a zone that the system does not know.
  init(text: String) throws(Failure) {
    if let offset = try? ZoneOffset(text: text) {
      self = .fixed(offset)
      return
    }
    // Called while the arguments are read, when the process has one thread.
    guard unsafe calgrid_use_time_zone(text) else {
      throw .usage(
        "--time-zone", found: text,
        expected: "an offset from UTC such as +08:00, or a zone of the system's database such as Asia/Tokyo")
    }
    self = .local
  }

  /// The civil day of an instant in seconds since 1970; `nil` if it is too far away.
  func day(ofInstant seconds: Int) -> Day? {
    switch self {
    case .fixed(let offset): return offset.day(ofInstant: seconds)
    case .local:
      var ahead = 0
      guard unsafe calgrid_zone_offset(Int64(seconds), &ahead) else { return nil }
      return try? ZoneOffset(seconds: ahead).day(ofInstant: seconds)
    }
  }

  /// The civil day now, by the system's clock.
  var today: Day? { day(ofInstant: Int(calgrid_current_seconds())) }
}
