import CalendarCore

extension CalendarRule {
  /// Stops the program when a rule is asked for a year that it does not know: the alternative would be invented months.
  ///
  /// - Precondition: `year` is in ``CalendarRule/years``.
  func requireAnswerable(_ year: Int) {
    precondition(years.contains(year), "a calendar rule was asked for a year outside its range")
  }
}
