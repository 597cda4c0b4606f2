import CalendarCore

/// ΔT, by which dynamical time is ahead of universal time because the Earth's rotation is uneven.
///
/// Sources: Meeus, *Astronomical Algorithms* (1991), for 1600 to 1986; Espenak and Meeus, the polynomials of NASA's eclipse
/// pages, for 1987 to 2150, and their parabola outside. The cuts between the pieces are those of Reingold and Dershowitz,
/// *Calendrical Calculations* (4th edition, 2018), section 14.2; that book adds the last term of 2051 to 2150, which NASA's page
/// subtracts. Subtracting is right: it makes the pieces meet. (Of all computed months to 2199 one boundary depends on it: see
/// ``VietnameseRule``.)
///
/// Within 1.5 seconds of what was observed from 1900 to 2005; later values are a forecast, and by 2100 perhaps a minute and a
/// half too large.
enum DeltaT {
  /// ΔT in days for a Gregorian year.
  ///
  /// - Complexity: O(1).
  static func days(year: Int) -> Double {
    switch year {
    case 2051...2150:
      let centuries = Double(year - 1820) / 100
      return (-20 + 32 * centuries * centuries - 0.5628 * Double(2150 - year)) / 86_400
    case 2006...2050:
      return polynomial(Double(year - 2000), 62.92, 0.32217, 0.005589) / 86_400
    case 1987...2005:
      return polynomial(
        Double(year - 2000), 63.86, 0.3345, -0.060374, 0.0017275, 0.000651814, 0.00002373599) / 86_400
    case 1900...1986:
      return polynomial(
        centuriesSince1900(year), -0.00002, 0.000297, 0.025184, -0.181133, 0.553040, -0.861938, 0.677066, -0.212591)
    case 1800...1899:
      return polynomial(
        centuriesSince1900(year), -0.000009, 0.003844, 0.083563, 0.865736, 4.867575, 15.845535, 31.332267, 38.291999,
        28.316289, 11.636204, 2.043794)
    case 1700...1799:
      return polynomial(Double(year - 1700), 8.118780842, -0.005092142, 0.003336121, -0.0000266484) / 86_400
    case 1600...1699:
      return polynomial(Double(year - 1600), 120, -0.9808, -0.01532, 0.000140272128) / 86_400
    default:
      let centuries = Double(year - 1820) / 100
      return (-20 + 32 * centuries * centuries) / 86_400
    }
  }

  /// Centuries from 1900-01-01 to the middle of a year, 1 July.
  private static func centuriesSince1900(_ year: Int) -> Double {
    let previous = year - 1
    let leapDays = floorDivide(previous, 4) - floorDivide(previous, 100) + floorDivide(previous, 400)
    // 693,595 days lie between 0001-01-01 and 1900-01-01, and 181 between 1 January and 1 July.
    let days = 365 * previous + leapDays - 693_595 + 181 + (ISODate.isLeap(year: year) ? 1 : 0)
    return Double(days) / 36_525
  }
}

/// The polynomial with these coefficients, constant term first.
func polynomial(_ x: Double, _ coefficients: Double...) -> Double {
  coefficients.reversed().reduce(0) { $0 * x + $1 }
}
