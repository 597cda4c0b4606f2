import CalendarGrid
print("calgrid")
