/// A small deterministic generator: a counter with an odd step, and a mixing function (Steele, Lea and Flood,
/// "Fast splittable pseudorandom number generators", 2014).
///
/// Everything random in a run (the order of the cases, the questions, the resampling) comes from one stored seed.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  public init(seed: UInt64) {
    state = seed
  }

  /// The generator for a named part of a run, independent of the other parts.
  public init(seed: UInt64, part: String) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    state = seed ^ hash
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
