/// The exit codes of the benchmark program.
public enum RunStatus: Int32, Hashable, Sendable {
  case success = 0
  /// A goal was missed, something became slower, or a promise about allocations or instructions is broken.
  case failure = 2
  /// The machine was too disturbed to say.
  case tooNoisy = 3
  case usage = 64
  /// An implementation disagrees with its oracle: unlike 2 and 3 no matter of the clock, so that it fails on any machine.
  case wrongAnswer = 70

  /// The code for a run that ended early.
  public init(_ error: any Error) {
    self = error is WrongAnswer ? .wrongAnswer : .usage
  }

  /// The code for a run: a failure that is certain weighs more than noise.
  public init(_ report: RunReport) {
    let selfTestFailed = report.selfTest.verdict != .undecided || !report.selfTest.isComplete
    if report.results.contains(where: \.allocatesAgainstItsPromise) {
      self = .failure
    } else if selfTestFailed {
      // A harness that finds a difference where there is none cannot be believed about goals either.
      self = .tooNoisy
    } else if report.goals.contains(where: { $0.verdict == .missed }) {
      self = .failure
    } else if report.goals.contains(where: { $0.verdict == .undecided }) {
      self = .tooNoisy
    } else if report.goals.isEmpty, report.results.contains(where: { !$0.isComplete }) {
      // Without goals the figures themselves are what the run is for.
      self = .tooNoisy
    } else {
      self = .success
    }
  }
}
