#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// Exit codes as in the rest of the project: 0 nothing new, 1 a difference that is not listed, 64 usage, 65 bad data, 66 no input,
// 73 cannot create.
do {
  exit(try Tool.run(Array(CommandLine.arguments.dropFirst())) ? 0 : 1)
} catch {
  StandardError.end(progress: ())
  StandardError.line("calgrid-oracle: \(error.message)")
  exit(error.exitCode)
}
