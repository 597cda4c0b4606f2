@testable import BenchmarkHarness
import Foundation
import Testing

@Suite struct GateTests {
  @Test func countsAreJudgedAgainstThresholds() {
    let judge: (Double?, Double?) -> InstructionGate.Outcome.Verdict = {
      InstructionGate.judge(name: "a/x", counted: $0, threshold: $1).verdict
    }
    #expect(judge(10, 10) == .within)
    #expect(judge(10.04, 10) == .within)
    #expect(judge(10.06, 10) == .exceeded)
    #expect(judge(9.9, 10) == .improved)
    #expect(judge(nil, 10) == .notCounted)
    #expect(judge(10, nil) == .notCounted)
  }

  @Test func sizesAreJudgedToTheByte() {
    let judge: (Double) -> InstructionGate.Outcome.Verdict = {
      InstructionGate.judge(name: "size/x", counted: $0, threshold: 1_000_000, tolerance: 0).verdict
    }
    #expect(judge(1_000_000) == .within)
    #expect(judge(1_000_001) == .exceeded)
    #expect(judge(999_999) == .improved)
  }

  @Test func gateFailsOnExcessAndDoubtsOnSilence() {
    let exceeded = InstructionGate.judge(name: "a/x", counted: 12, threshold: 10)
    let silent = InstructionGate.judge(name: "b/x", counted: nil, threshold: 10)
    let within = InstructionGate.judge(name: "c/x", counted: 10, threshold: 10)
    #expect(InstructionGate.exitStatus([within, silent, exceeded]) == .failure)
    #expect(InstructionGate.exitStatus([within, silent]) == .tooNoisy)
    #expect(InstructionGate.exitStatus([within]) == .success)
    #expect(InstructionGate.text([exceeded]).contains("exceeded"))
  }

  @Test func regionRunsAKnownNumberOfOperations() throws {
    let operations = try InstructionRegion.run(SpinCase.make(subject: 10, peer: 10, questions: 16))
    #expect(operations == 16 * InstructionRegion.batches)
  }

  @Test func callgrindsFilesAreRead() throws {
    let report = "==1== Callgrind\noperations: 64 a/x\noperations: 0 b/x\noperations: many c/x\n"
    #expect(InstructionCounter.operations(in: report) == ["a/x": 64])
    let file = """
      version: 1
      desc: Trigger: Client Request: a/x

      events: Ir
      summary: 640

      fn=(1) lookups
      16 600
      cfn=(2) swift_retain
      calls=3 0
      16 30
      cfn=(3) swift_release
      calls=3 0
      16 10
      cfn=(2)
      calls=4 0
      17 10
      fn=(2)
      0 20
      +3 10
      cfn=(4) slowly
      calls=1 0
      * 40

      totals: 640
      """
    let dump = try #require(InstructionCounter.dump(in: file))
    #expect(dump.name == "a/x")
    #expect(dump.instructions == 640)
    #expect(dump.references == 30)
    #expect(InstructionCounter.dump(in: "desc: Trigger: Program termination\nsummary: 5\n") == nil)
  }

  @Test func thresholdsReadBack() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("thresholds-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let thresholds = InstructionThresholds(
      compiler: "swift-6.3", architecture: "x86_64", cases: ["a/x": 12.25], references: ["a/x": 1.5],
      bytes: ["size/x": 7])
    try thresholds.json().write(to: file)
    #expect(try InstructionThresholds.read(file.path) == thresholds)
  }
}
