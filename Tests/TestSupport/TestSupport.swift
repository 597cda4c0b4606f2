public import CalendarCore
