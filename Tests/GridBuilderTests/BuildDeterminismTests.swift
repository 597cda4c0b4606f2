import CalendarCore
import CalendarRules
import GridBuilder
import GridFormat
import Synchronization
import TestSupport
import Testing

/// The same request gives the same bytes, however it is carried out.
@Suite struct BuildDeterminismTests {
  private static func request(
    _ calendars: [CalendarID], _ rules: [WeekRule], _ years: ClosedRange<Int>
  ) throws -> BuildRequest {
    try BuildRequest(calendars: calendars, weekRules: rules, isoYears: years)
  }

  private func extended(_ bytes: [UInt8], _ request: BuildRequest, threads: Int = 1) throws -> [UInt8] {
    try bytes.withUnsafeBytes { buffer in
      try CacheBuilder.build(
        request, extending: FileView(buffer), threads: threads, progress: { _, _ in }, isCancelled: { false }
      ).bytes
    }
  }

  @Test(arguments: [1, 2, 7, 64]) func theNumberOfThreadsDoesNotShow(_ threads: Int) throws {
    let request = try Self.request(
      [.gregorian, .iso8601, .hebrew, .chinese, .coptic, .vikram], [.sundayFirst, .iso8601], 1900...2050)
    let serial = try CacheBuilder.build(request)
    let parallel = try CacheBuilder.build(request, threads: threads)
    #expect(parallel.bytes == serial.bytes)
    #expect(parallel.coverage == serial.coverage)
    #expect(serial.coverage.map(\.calendar) == [.gregorian, .iso8601, .chinese, .hebrew, .coptic, .vikram])
  }

  /// Everything this version has, twice at once.
  @Test func allCalendarsBuildAlikeInParallel() throws {
    let request = try Self.request(RuleBook.available, [.sundayFirst], 1980...2040)
    let serial = try CacheBuilder.build(request)
    #expect(try CacheBuilder.build(request, threads: 2).bytes == serial.bytes)
    #expect(serial.coverage.count == RuleBook.available.count)
  }

  @Test func keysAddedLaterGiveTheSameBytes() throws {
    let first = try Self.request([.hebrew, .gregorian], [.sundayFirst], 1950...2050)
    let second = try Self.request([.coptic, .gregorian], [.iso8601], 1950...2050)
    let atOnce = try CacheBuilder.build(BuildRequest(keys: first.keys.union(second.keys), days: first.days)).bytes
    for threads in [1, 3] {
      #expect(try extended(CacheBuilder.build(first).bytes, second, threads: threads) == atOnce)
      #expect(try extended(CacheBuilder.build(second).bytes, first, threads: threads) == atOnce)
    }
  }

  @Test func yearsAddedLaterGiveTheSameBytes() throws {
    let calendars: [CalendarID] = [.gregorian, .hebrew, .islamicCivil]
    let early = try Self.request(calendars, [.sundayFirst], 1900...1950)
    let late = try Self.request(calendars, [.sundayFirst], 2000...2050)
    let hull = try CacheBuilder.build(Self.request(calendars, [.sundayFirst], 1900...2050)).bytes
    // One run of years for each calendar: what lies between is filled in.
    #expect(try extended(CacheBuilder.build(early).bytes, late) == hull)
    #expect(try extended(CacheBuilder.build(late).bytes, early) == hull)
    #expect(try extended(hull, early) == hull)
  }

  @Test func progressCountsEveryPieceOnce() throws {
    let request = try Self.request([.gregorian, .hebrew], [.sundayFirst], 1600...2400)
    for threads in [1, 4] {
      let calls = Atomic<Int>(0)
      let sum = Atomic<Int>(0)
      let last = Atomic<Int>(0)
      _ = try CacheBuilder.build(
        request, threads: threads,
        progress: { done, total in
          calls.add(1, ordering: .relaxed)
          sum.add(done, ordering: .relaxed)
          last.store(total, ordering: .relaxed)
        })
      let total = last.load(ordering: .relaxed)
      // 801 or 804 covered years each, in pieces of 16, and the months and rows of a table each.
      #expect(total == 51 + 51 + 2 + 2)
      #expect(calls.load(ordering: .relaxed) == total)
      #expect(sum.load(ordering: .relaxed) == total * (total + 1) / 2)
    }
  }
}
