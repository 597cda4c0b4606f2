// A beginner imports CalendarGrid alone.
@_exported public import CalendarCore
@_exported public import CalendarRules
@_exported public import GridBuilder
@_exported public import GridStore
