import CalendarGrid
import GridRendering

/// What a shell may offer for the value of an option or for an operand.
enum Completion: Sendable {
  case words([String])
  case file
  /// Anything else: the shell offers nothing.
  case text
}

extension OptionSpec {
  /// What may be offered for the value, read from what stands for it in help; `nil` for a switch.
  var completion: Completion? {
    guard let value else { return nil }
    switch value {
    case "FILE": return .file
    case "ID": return .words(RuleBook.available.map(\.rawValue))
    case "IDS": return .words(["all"] + RuleBook.available.map(\.rawValue))
    case "1...7": return .words((1...7).map { "\($0)" })
    case "CC": return .words(Region.all.map(\.code))
    case "TAG": return .words(CalendarLanguage.tags)
    default:
      // Capitals stand for something, small letters for themselves.
      let words = value.split(separator: "|").map(String.init).filter { $0 == $0.lowercased() && Int($0) == nil }
      return value.contains("|") ? .words(words) : .text
    }
  }
}

extension Command {
  /// What may be offered for an operand; `nil` where there is nothing to offer.
  var operandCompletion: Completion? {
    if operands.contains("FILE") || operands == "A B" { return .file }
    return operands == "SHELL" ? .words(Shell.allCases.map(\.rawValue)) : nil
  }
}
