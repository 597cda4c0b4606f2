#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(WASILibc)
  import WASILibc
#endif

/// The sine of an angle in degrees.
func sine(degrees: Double) -> Double { sin(degrees * (Double.pi / 180)) }

/// The cosine of an angle in degrees.
func cosine(degrees: Double) -> Double { cos(degrees * (Double.pi / 180)) }
