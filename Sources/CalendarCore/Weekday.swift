/// A day of the week, numbered as Foundation numbers it: 1 is Sunday, 7 is Saturday.
@frozen
public enum Weekday: UInt8, Hashable, CaseIterable, Sendable {
  case sunday = 1
  case monday
  case tuesday
  case wednesday
  case thursday
  case friday
  case saturday

  /// The weekday at a position counted from Sunday.
  ///
  /// - Parameter position: 0…6; other values are taken modulo 7.
  @inlinable
  public init(position: Int) {
    self.init(remainder: floorModulo(position, 7))
  }

  /// No switch: inlined it becomes a jump that nobody can foresee.
  ///
  /// - Parameter remainder: 0…6.
  @inlinable
  init(remainder: Int) {
    // A frozen enumeration without payloads is stored as the place of its case.
    self = unsafe unsafeBitCast(UInt8(truncatingIfNeeded: remainder), to: Weekday.self)
  }

  /// The weekday with Foundation's number.
  ///
  /// - Throws: ``ParameterError`` with code `weekday` unless `number` is 1…7.
  public init(number: Int) throws(ParameterError) {
    guard (1...7).contains(number) else {
      throw ParameterError(code: .weekday, found: String(number), expected: "1 (Sunday) to 7 (Saturday)")
    }
    self.init(position: number - 1)
  }

  /// 1 (Sunday) … 7 (Saturday).
  @inlinable
  public var number: Int { Int(rawValue) }

  /// 0 (Sunday) … 6 (Saturday).
  @inlinable
  public var position: Int { Int(rawValue) &- 1 }

  /// The column in which this weekday stands when rows begin with `firstWeekday`: 0…6.
  @inlinable
  public func column(firstWeekday: Weekday) -> Int {
    let difference = position &- firstWeekday.position
    return difference < 0 ? difference &+ 7 : difference
  }

  /// The English name, for example `Sunday`.
  public var englishName: String { englishName(.wide) }

  /// The English name in a width: `Sunday`, `Sun`, `Su` or `S`. Source: CLDR.
  ///
  /// - Complexity: O(1), without allocation.
  public func englishName(_ width: NameWidth) -> String {
    let column =
      switch width {
      case .wide: 0
      case .abbreviated: 1
      case .short: 2
      case .narrow: 3
      }
    return WeekdayNameTable.names[4 * position + column]
  }
}

extension Weekday: CustomStringConvertible {
  public var description: String { "\(rawValue) (\(englishName))" }
}
