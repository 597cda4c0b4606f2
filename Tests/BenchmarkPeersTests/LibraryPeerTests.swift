import BenchmarkHarness
import BenchmarkPeers
import CBenchmarkPeers
import CalendarCore
import Foundation
import Testing

/// Libraries that may be missing: what is there must answer rightly, and the number of answers is counted.
@Suite struct LibraryPeerTests {
  private static func questions(_ name: String, _ identifier: Calendar.Identifier) -> Questions {
    let shapes =
      identifier == .gregorian
      ? GregorianWalk.years(1_600...2_400) : FoundationWalk.years(identifier, gregorianYears: 1_960...2_040)
    return Questions(label: name, calendar: name, shapes: shapes, count: 200, seed: 11)
  }

  private func measure(_ kernels: [(BenchmarkPeers.Operation, Kernel)], _ questions: Questions) throws -> Int {
    for (operation, kernel) in kernels {
      let benchmark = BenchmarkCase(
        "test/\(operation.rawValue)/\(kernel.name)", operation: operation.rawValue, calendar: questions.calendar,
        questions: 200, subject: kernel, peers: [kernel], oracle: questions.answers(operation))
      // Measuring throws when an answer is wrong.
      _ = try Session(options: SessionOptions(seed: 1, pairs: 1, blockNanoseconds: 1_000)).measure([benchmark])
    }
    return kernels.count
  }

  @Test(arguments: TablePeerTests.calendars.indices)
  func foundationAnswersLikeItsWalk(index: Int) throws {
    let (name, identifier) = TablePeerTests.calendars[index]
    let questions = Self.questions(name, identifier)
    let peer = FoundationPeer(identifier, questions)
    let kernels = BenchmarkPeers.Operation.allCases.compactMap { operation in
      peer.kernel(operation).map { (operation, $0) }
    }
    #expect(try measure(kernels, questions) == (identifier == .gregorian ? 10 : 3))
  }

  @Test(arguments: ["gregorian", "hebrew", "chinese", "islamic-civil"])
  func icuAnswersLikeFoundation(name: String) throws {
    let identifiers: [String: Calendar.Identifier] = [
      "gregorian": .gregorian, "hebrew": .hebrew, "chinese": .chinese, "islamic-civil": .islamicCivil,
    ]
    let questions = Self.questions(name, try #require(identifiers[name]))
    let peer = ICUPeer(name, questions)
    let kernels = BenchmarkPeers.Operation.allCases.compactMap { operation in
      peer.kernel(operation).map { (operation, $0) }
    }
    let expected = ICUPeer.absence != nil ? 0 : name == "gregorian" ? 6 : 3
    #expect(try measure(kernels, questions) == expected)
  }

  @Test(arguments: [1, 12])
  func foundationNamesTheCellsOfMonthsAndYears(months: Int) throws {
    let questions = Questions(
      label: "cells", calendar: "gregorian", shapes: GregorianWalk.years(1_990...2_010), count: 8, seed: 3)
    let truth = MonthLine(FoundationWalk.years(.chinese, gregorianYears: 1_988...2_012))
    let kernel = PlatformCells(questions, months: months, truth).kernel
    #expect(kernel.parts == months * 42)
    #expect(kernel.limit == 4 * months * 42)
    let benchmark = BenchmarkCase(
      "test/cells", operation: "cells", calendar: "gregorian", questions: 4 * months * 42, subject: kernel, peers: [],
      oracle: { _ in 0 })
    // Asking throws when an answer is wrong.
    try benchmark.ask(Batch(count: 4 * months * 42))
  }

  @Test(arguments: DriverPeer.allCases)
  func driversAnswerOrSayWhyNot(driver: DriverPeer) throws {
    // Measuring throws when an answer is wrong.
    let measured = try driver.measure(Self.questions("gregorian", .gregorian))
    #expect(measured.facts.count == (measured.missing.isEmpty ? 5 : 0))
    for fact in measured.facts { #expect(fact.value > 0) }
  }

  @Test func limitsAnswer() throws {
    let questions = Self.questions("gregorian", .gregorian)
    #expect(peer_empty_month(questions.inputs, 200, 0) == questions.summedMonths(200))
    #expect(peer_empty_day(questions.inputs, 200, 0) == questions.summedDays(200))
    #expect(peer_random_load(questions.inputs, 200, 0) == questions.loadedProbes(200))
    #expect(peer_copy_grid(questions.inputs, 200, 0) == questions.copiedGrids(200))
    #expect(peer_copy_year(questions.inputs, 200, 0) == questions.copiedYears(200))
  }

  @Test func openingAFileTouchesItsFirstByte() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("touch-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data([42, 1, 2, 3]).write(to: file)
    #expect(peer_open_and_touch(file.path, 3) == 126)
    var buffer = [UInt8](repeating: 0, count: 16)
    #expect(peer_read_whole(file.path, 3, &buffer, 16) == 126)
    #expect(buffer[3] == 3)
    #expect(peer_open_and_touch(file.path + "-missing", 1) == .max)
  }
}
