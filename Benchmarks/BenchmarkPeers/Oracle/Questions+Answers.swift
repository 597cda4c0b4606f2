import BenchmarkHarness
import CalendarCore

extension Questions {
  /// The checksum of the first n right answers, for every n up to `count`.
  public func answers(_ operation: Operation) -> @Sendable (Int) -> UInt64 {
    sums { self.answer(operation, $0) }
  }

  /// The checksum of the first n codes, for every n up to `count`; added up when the first of them is asked for.
  public func sums(_ code: @escaping @Sendable (Int) -> UInt64) -> @Sendable (Int) -> UInt64 {
    let sums = OnceValue<[UInt64]>()
    let count = self.count
    return { number in
      sums.get {
        var sums: [UInt64] = [0]
        sums.reserveCapacity(count + 1)
        for question in 0..<count { sums.append(sums[question] &+ code(question)) }
        return sums
      }[number]
    }
  }

  /// The checksum of the first n answers of a platform calendar, which is asked about days and names months its own way.
  ///
  /// - Parameters:
  ///   - operation: `dayCount` and `firstWeekdayOffset` are about the platform's month that holds the day that is the first of
  ///     the month here.
  ///   - truth: The months as the platform has them, where they are not the line's.
  public func platformAnswers(_ operation: Operation, truth: MonthLine) -> @Sendable (Int) -> UInt64 {
    sums { question in
      let start = self.line.months[self.monthIndices[question]].start
      let day = operation == .namedDateOfDay ? Int(self.dayNumbers[question]) : start
      guard let index = truth.monthIndex(ofDay: day) else { preconditionFailure("day \(day) lies beside the truth") }
      let month = truth.months[index]
      switch operation {
      case .dayCount: return AnswerCode.number(month.shape.dayCount)
      case .firstWeekdayOffset:
        return AnswerCode.number(MonthLine.offset(month.start, firstWeekday: self.firstWeekday))
      case .namedDateOfDay:
        let name = month.shape.name
        return AnswerCode.date(
          year: month.year, month: name.number + (name.isLeap ? 16 : 0), day: day - month.start + 1)
      default: preconditionFailure("platform calendars are not asked about \(operation.rawValue)")
      }
    }
  }

  /// The code of one right answer.
  public func answer(_ operation: Operation, _ question: Int) -> UInt64 {
    let month = line.months[monthIndices[question]]
    let day = Int(dayNumbers[question])
    let offset = MonthLine.offset(month.start, firstWeekday: firstWeekday)
    switch operation {
    case .dayCount: return AnswerCode.number(month.shape.dayCount)
    case .firstWeekdayOffset: return AnswerCode.number(offset)
    case .dayOfDate: return AnswerCode.number(day)
    case .dateOfDay: return dateCode(day)
    case .placeOfDay:
      let index = offset + day - month.start
      return dateCode(day) &* 64 &+ UInt64(index / 7 * 8 + index % 7)
    case .cellDay: return AnswerCode.number(month.start - offset + Int(cells[question]))
    case .cellDate, .fillMonth, .fillYear: return cellCode(question)
    case .isoWeek: return weekCode(day)
    case .namedDateOfDay:
      let name = month.shape.name
      return AnswerCode.date(
        year: month.year, month: name.number + (name.isLeap ? 16 : 0), day: month.shape.label(at: day - month.start))
    }
  }

  private func dateCode(_ day: Int) -> UInt64 {
    guard let index = line.monthIndex(ofDay: day) else { preconditionFailure("day \(day) lies beside the line") }
    let month = line.months[index]
    return AnswerCode.date(year: month.year, month: month.ordinal, day: month.shape.label(at: day - month.start))
  }

  private func cellCode(_ question: Int) -> UInt64 {
    let own = monthIndices[question]
    let month = line.months[own]
    let day = month.start - MonthLine.offset(month.start, firstWeekday: firstWeekday) + Int(cells[question])
    guard let index = line.monthIndex(ofDay: day) else { preconditionFailure("day \(day) lies beside the line") }
    let owner = index < own ? 0 : index == own ? 1 : 2
    return AnswerCode.cell(
      day: day, owner: owner, label: line.months[index].shape.label(at: day - line.months[index].start))
  }

  private func weekCode(_ day: Int) -> UInt64 {
    // Monday is the first day of the week, and the week belongs to the year of its Thursday.
    let thursday = day - MonthLine.offset(day, firstWeekday: 2) + 3
    guard let index = line.monthIndex(ofDay: thursday), let start = line.start(ofYear: line.months[index].year) else {
      preconditionFailure("day \(thursday) lies beside the line")
    }
    return AnswerCode.week(year: line.months[index].year, week: (thursday - start) / 7 + 1)
  }
}
