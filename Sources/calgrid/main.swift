import CPlatform

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

calgrid_guard_standard_descriptors()
calgrid_ignore_write_signals()
exit(Tool.run().rawValue)
