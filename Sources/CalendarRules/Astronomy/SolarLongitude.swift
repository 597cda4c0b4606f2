/// The Sun's apparent longitude, measured along the ecliptic from the equinox of date.
///
/// Sources: P. Bretagnon and J.-L. Simon, *Planetary Programs and Tables from −4000 to +2800* (1986), series of 49 terms; nutation
/// and aberration as in Meeus, *Astronomical Algorithms*, chapters 22 and 25, shortened; together as in Reingold and
/// Dershowitz, *Calendrical Calculations* (4th edition), section 14.4. Good to about two seconds of arc, in which the Sun
/// moves for less than a minute of time.
enum SolarLongitude {
  /// The apparent longitude in degrees, 0..<360.
  ///
  /// - Complexity: 52 sines.
  static func degrees(at moment: Moment) -> Double {
    let centuries = moment.centuries
    var sum = 0.0
    for term in terms {
      sum += term.amplitude * sine(degrees: term.phase + term.rate * centuries)
    }
    let geometric = 282.7771834 + 36_000.76953744 * centuries + 0.000005729577951308232 * sum
    let longitude = geometric + aberration(centuries) + nutation(centuries)
    return longitude - 360 * (longitude / 360).rounded(.down)
  }

  /// How far light's travel sets the Sun back, in degrees.
  static func aberration(_ centuries: Double) -> Double {
    0.0000974 * cosine(degrees: 177.63 + 35_999.01848 * centuries) - 0.005575
  }

  /// How far the wobble of the Earth's axis moves the equinox, in degrees: its two largest terms.
  static func nutation(_ centuries: Double) -> Double {
    let node = 124.90 + centuries * (-1_934.134 + centuries * 0.002063)
    let sun = 201.11 + centuries * (72_001.5377 + centuries * 0.00057)
    return -0.004778 * sine(degrees: node) - 0.0003667 * sine(degrees: sun)
  }

  /// One term of the series.
  struct Term: Sendable {
    /// In units of 10⁻⁷ radian.
    let amplitude: Double
    /// Degrees at J2000.
    let phase: Double
    /// Degrees a century.
    let rate: Double

    init(_ amplitude: Double, _ phase: Double, _ rate: Double) {
      self.amplitude = amplitude
      self.phase = phase
      self.rate = rate
    }
  }

  // swift-format-ignore
  static let terms: [Term] = [
    .init(403406, 270.54861, 0.9287892), .init(195207, 340.19128, 35999.1376958), .init(119433, 63.91854, 35999.4089666),
    .init(112392, 331.26220, 35998.7287385), .init(3891, 317.843, 71998.20261), .init(2819, 86.631, 71998.4403),
    .init(1721, 240.052, 36000.35726), .init(660, 310.26, 71997.4812), .init(350, 247.23, 32964.4678),
    .init(334, 260.87, -19.4410), .init(314, 297.82, 445267.1117), .init(268, 343.14, 45036.8840),
    .init(242, 166.79, 3.1008), .init(234, 81.53, 22518.4434), .init(158, 3.50, -19.9739),
    .init(132, 132.75, 65928.9345), .init(129, 182.95, 9038.0293), .init(114, 162.03, 3034.7684),
    .init(99, 29.8, 33718.148), .init(93, 266.4, 3034.448), .init(86, 249.2, -2280.773),
    .init(78, 157.6, 29929.992), .init(72, 257.8, 31556.493), .init(68, 185.1, 149.588),
    .init(64, 69.9, 9037.750), .init(46, 8.0, 107997.405), .init(38, 197.1, -4444.176),
    .init(37, 250.4, 151.771), .init(32, 65.3, 67555.316), .init(29, 162.7, 31556.080),
    .init(28, 341.5, -4561.540), .init(27, 291.6, 107996.706), .init(27, 98.5, 1221.655),
    .init(25, 146.7, 62894.167), .init(24, 110.0, 31437.369), .init(21, 5.2, 14578.298),
    .init(21, 342.6, -31931.757), .init(20, 230.9, 34777.243), .init(18, 256.1, 1221.999),
    .init(17, 45.3, 62894.511), .init(14, 242.9, -4442.039), .init(13, 115.2, 107997.909),
    .init(13, 151.8, 119.066), .init(13, 285.3, 16859.071), .init(12, 53.3, -4.578),
    .init(10, 126.6, 26895.292), .init(10, 205.7, -39.127), .init(10, 85.9, 12297.536),
    .init(10, 146.1, 90073.778),
  ]
}
