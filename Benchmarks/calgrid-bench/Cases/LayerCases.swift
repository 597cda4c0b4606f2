import BenchmarkHarness
import BenchmarkPeers
import CalendarCore
import GridStore

/// What cells are besides their days: styles, sign-ins, and a selected range.
enum LayerCases {
  static func cases(_ sets: QuestionSets) -> [BenchmarkCase] {
    let questions = sets.gregorian
    let grid = BenchmarkGrid.make(questions)
    return styles(questions, grid) + [signIns(questions, grid), selection(questions, grid)]
  }

  // MARK: - Styles

  private static func styles(_ questions: Questions, _ grid: Grid) -> [BenchmarkCase] {
    let selected = MarkCases.days(10, questions)
    let marked = MarkCases.days(10_000, questions)
    let disabled = MarkCases.days(20_000, questions)
    // A day in the middle of the questions.
    let today = questions.line.firstDay + questions.line.dayCount / 2
    let layers = StyleLayers(
      today: Day(today), selected: MarkCases.set(selected), marked: MarkCases.set(marked),
      disabled: MarkCases.set(disabled), weekend: Weekend(first: .saturday, last: .sunday))
    let masks: @Sendable (Int) -> [UInt64] = { question in
      let (first, offset) = questions.firstCell(question)
      let own = offset..<(offset + questions.dayCount(question))
      return [
        selected.mask(from: first) { $0 == Int32(today) }, selected.mask(from: first), marked.mask(from: first),
        disabled.mask(from: first),
        // Weeks begin on Monday.
        selected.mask(from: 0) { $0 % 7 >= 5 }, selected.mask(from: 0) { !own.contains(Int($0)) },
      ]
    }
    let plain: @Sendable (Int) -> UInt64 = { question in
      let masks = masks(question)
      return masks.dropFirst().reduce(masks[0], AnswerCode.joined)
    }
    let resolved: @Sendable (Int) -> UInt64 = { question in
      var taken: UInt64 = 0
      let own = masks(question).map { mask in
        defer { taken |= mask }
        return mask & ~taken
      }
      return own.dropFirst().reduce(own[0], AnswerCode.joined)
    }
    let columns = Columns(questions)
    return [
      WalkedCase.make(
        "styles/month/\(questions.label)", operation: "styles", questions,
        subject: LookupLoop.kernel(StylesLookup.self, GridWith(grid, layers), columns), walker: "setsOfDays",
        answer: plain),
      WalkedCase.make(
        "styles/resolved/\(questions.label)", operation: "resolvedStyles", questions,
        subject: LookupLoop.kernel(ResolvedStylesLookup.self, GridWith(grid, layers), columns), walker: "setsOfDays",
        answer: resolved),
    ]
  }

  // MARK: - Sign-ins

  /// The window leaves a quarter of the questions before it and a quarter behind, and today halves it.
  private static func signIns(_ questions: Questions, _ grid: Grid) -> BenchmarkCase {
    let days = MarkCases.days(10_000, questions)
    let (start, count) = (questions.line.firstDay, questions.line.dayCount)
    let window = (start + count / 4)...(start + count * 3 / 4)
    let today = start + count / 2
    let makeUpDays = 3
    let calendar: SignInCalendar
    do {
      calendar = try SignInCalendar(
        signedIn: MarkCases.set(days), opens: Day(window.lowerBound), closes: Day(window.upperBound),
        today: Day(today), makeUpDays: makeUpDays)
    } catch {
      fatalError("no sign-ins: \(error)")
    }
    return WalkedCase.make(
      "signIn/month/\(questions.label)", operation: "signIns", questions,
      subject: LookupLoop.kernel(SignInLookup.self, GridWith(grid, calendar), Columns(questions)), walker: "setOfDays"
    ) { question in
      let (first, offset) = questions.firstCell(question)
      let end = offset + questions.dayCount(question)
      // In the order of the states: signed in, can sign in, missed, not yet, locked.
      var states: [UInt64] = [0, 0, 0, 0, 0]
      for cell in 0..<42 {
        let day = first + cell
        let state =
          days.set.contains(Int32(day))
          ? 0 : !window.contains(day) ? 4 : day > today ? 3 : today - day <= makeUpDays ? 1 : 2
        states[state] |= 1 << UInt64(cell)
      }
      var own: UInt64 = 0
      for cell in offset..<end { own |= 1 << UInt64(cell) }
      let weeks = (end + 6) / 7
      return [own, AnswerCode.date(year: weeks, month: offset, day: weeks * 7 - end)].reduce(
        states.dropFirst().reduce(states[0], AnswerCode.joined), AnswerCode.joined)
    }
  }

  // MARK: - A selected range

  private static func selection(_ questions: Questions, _ grid: Grid) -> BenchmarkCase {
    WalkedCase.make(
      "selection/month/\(questions.label)", operation: "selection", questions,
      subject: LookupLoop.kernel(SelectionLookup.self, grid, Columns(questions)), walker: "cellByCell"
    ) { question in
      let (firstCell, offset) = questions.firstCell(question)
      let shown = (offset + questions.dayCount(question) + 6) / 7 * 7
      let day = Int(questions.dayNumbers[question])
      let (first, last) = (day - Int(questions.cells[question]), day + Int(questions.days[question]))
      // Mask, firsts and lasts of the rows, first and last of the range.
      var masks: [UInt64] = [0, 0, 0, 0, 0]
      for cell in 0..<shown where (first...last).contains(firstCell + cell) {
        let bit: UInt64 = 1 << UInt64(cell)
        masks[0] |= bit
        if cell % 7 == 0 || firstCell + cell == first { masks[1] |= bit }
        if cell % 7 == 6 || firstCell + cell == last { masks[2] |= bit }
        if firstCell + cell == first { masks[3] |= bit }
        if firstCell + cell == last { masks[4] |= bit }
      }
      return masks.dropFirst().reduce(masks[0], AnswerCode.joined)
    }
  }
}
