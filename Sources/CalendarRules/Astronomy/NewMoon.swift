/// The instants of new moon, when Moon and Sun have the same longitude.
///
/// Source: Meeus, *Astronomical Algorithms* (2nd edition, corrected printing of 2005), chapter 49: the mean lunation, 24
/// periodic terms, one for the node and 14 for the planets. Good to about 20 seconds of time between 1900 and 2200.
enum NewMoon {
  /// Days of a mean lunation.
  static let meanMonth = 29.530588861

  /// Dynamical days since 1970-01-01 of the mean new moon of lunation 0, that of 2000-01-06.
  static let meanEpoch = Moment.j2000 + 5.09766

  /// The instant of a new moon.
  ///
  /// - Parameter lunation: Lunations since the new moon of 2000-01-06.
  static func moment(lunation: Int) -> Moment {
    Moment(dynamicalDays: dynamicalDays(lunation: lunation))
  }

  /// The instant of a new moon in dynamical days since 1970-01-01T00:00.
  ///
  /// - Complexity: 39 sines.
  static func dynamicalDays(lunation: Int) -> Double {
    let k = Double(lunation)
    let c = k / 1_236.85
    let mean = meanEpoch + meanMonth * k + c * c * (0.00015437 + c * (-0.000000150 + c * 0.00000000073))
    // How far the eccentricity of the Earth's orbit has fallen, on which terms with the Sun's anomaly depend.
    let eccentricity = 1 + c * (-0.002516 - c * 0.0000074)
    let sun = 2.5534 + 29.10535670 * k + c * c * (-0.0000014 - c * 0.00000011)
    let moon = 201.5643 + 385.81693528 * k + c * c * (0.0107582 + c * (0.00001238 - c * 0.000000058))
    let latitude = 160.7108 + 390.67050284 * k + c * c * (-0.0016118 + c * (-0.00000227 + c * 0.000000011))
    let node = 124.7746 - 1.56375588 * k + c * c * (0.0020672 + c * 0.00000215)
    var correction = -0.00017 * sine(degrees: node)
    for term in lunarTerms {
      let angle = term.sun * sun + term.moon * moon + term.latitude * latitude
      let factor = term.eccentricity == 0 ? 1 : term.eccentricity == 1 ? eccentricity : eccentricity * eccentricity
      correction += term.days * factor * sine(degrees: angle)
    }
    correction += 0.000325 * sine(degrees: 299.77 + c * (132.8475848 - c * 0.009173))
    for term in planetaryTerms {
      correction += term.days * sine(degrees: term.phase + term.rate * k)
    }
    return mean + correction
  }

  /// A term in the anomalies of Sun and Moon and the Moon's argument of latitude.
  struct LunarTerm: Sendable {
    let days: Double
    /// The power of the eccentricity factor.
    let eccentricity: Int
    let sun: Double
    let moon: Double
    let latitude: Double

    init(_ days: Double, _ eccentricity: Int, _ sun: Double, _ moon: Double, _ latitude: Double) {
      self.days = days
      self.eccentricity = eccentricity
      self.sun = sun
      self.moon = moon
      self.latitude = latitude
    }
  }

  // swift-format-ignore
  static let lunarTerms: [LunarTerm] = [
    .init(-0.40720, 0, 0, 1, 0), .init(0.17241, 1, 1, 0, 0), .init(0.01608, 0, 0, 2, 0), .init(0.01039, 0, 0, 0, 2),
    .init(0.00739, 1, -1, 1, 0), .init(-0.00514, 1, 1, 1, 0), .init(0.00208, 2, 2, 0, 0), .init(-0.00111, 0, 0, 1, -2),
    .init(-0.00057, 0, 0, 1, 2), .init(0.00056, 1, 1, 2, 0), .init(-0.00042, 0, 0, 3, 0), .init(0.00042, 1, 1, 0, 2),
    .init(0.00038, 1, 1, 0, -2), .init(-0.00024, 1, -1, 2, 0), .init(-0.00007, 0, 2, 1, 0), .init(0.00004, 0, 0, 2, -2),
    .init(0.00004, 0, 3, 0, 0), .init(0.00003, 0, 1, 1, -2), .init(0.00003, 0, 0, 2, 2), .init(-0.00003, 0, 1, 1, 2),
    .init(0.00003, 0, -1, 1, 2), .init(-0.00002, 0, -1, 1, -2), .init(-0.00002, 0, 1, 3, 0), .init(0.00002, 0, 0, 4, 0),
  ]

  /// A term that a planet causes.
  struct PlanetaryTerm: Sendable {
    let days: Double
    /// Degrees at lunation 0.
    let phase: Double
    /// Degrees a lunation.
    let rate: Double

    init(_ days: Double, _ phase: Double, _ rate: Double) {
      self.days = days
      self.phase = phase
      self.rate = rate
    }
  }

  // swift-format-ignore
  static let planetaryTerms: [PlanetaryTerm] = [
    .init(0.000165, 251.88, 0.016321), .init(0.000164, 251.83, 26.651886), .init(0.000126, 349.42, 36.412478), .init(0.000110, 84.66, 18.206239),
    .init(0.000062, 141.74, 53.303771), .init(0.000060, 207.14, 2.453732), .init(0.000056, 154.84, 7.306860), .init(0.000047, 34.52, 27.261239),
    .init(0.000042, 207.19, 0.121824), .init(0.000040, 291.34, 1.844379), .init(0.000037, 161.72, 24.198154), .init(0.000035, 239.56, 25.513099),
    .init(0.000023, 331.55, 3.592518),
  ]
}
