/// Options as given: each at most once, `--name value` or `--name=value`.
struct Options {
  private var values: [String: String] = [:]

  init(_ arguments: ArraySlice<String>, values: Set<String>, flags: Set<String>) throws(Failure) {
    var rest = arguments
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      let known = (values.union(flags)).sorted().joined(separator: ", ")
      if flags.contains(name), parts.count == 1 {
        self.values[name] = ""
      } else if values.contains(name) {
        guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
          throw .usage(name, found: "nothing", expected: "a value after it")
        }
        guard self.values.updateValue(value, forKey: name) == nil else {
          throw .usage(name, found: "it twice", expected: "it once")
        }
      } else {
        throw .usage("option", found: argument, expected: "one of \(known)")
      }
    }
  }

  subscript(name: String) -> String? { values[name] }
  func has(_ name: String) -> Bool { values[name] != nil }
}
