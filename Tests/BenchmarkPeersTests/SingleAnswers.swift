import BenchmarkPeers
import CBenchmarkPeers

/// Asks batch functions one question at a time.
struct SingleAnswers {
  let questions: Questions

  /// The answers of a batch function that differ from the right ones, and how many were compared.
  ///
  /// - Parameter stride: Compares every so many questions.
  func compare(
    _ operation: BenchmarkPeers.Operation, _ function: peer_kernel, stride step: Int = 1
  ) -> (compared: Int, wrong: [Int]) {
    var compared = 0
    var wrong: [Int] = []
    for question in stride(from: 0, to: questions.count, by: step) {
      var inputs = questions.inputs.pointee
      inputs.years += question
      inputs.months += question
      inputs.days += question
      inputs.cells += question
      inputs.day_numbers += question
      compared += 1
      if function(&inputs, 1, 0) != questions.answer(operation, question) { wrong.append(question) }
    }
    return (compared, wrong)
  }
}
