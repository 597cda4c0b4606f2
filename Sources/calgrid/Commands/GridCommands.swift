/// What the commands that show grids share.
extension Command {
  static let gridOptions: [OptionSpec] = [
    .calendar, .firstWeekday, .minimumDays, .region, .fill, .format(OutputFormat.grids), .cache, .weeks, .today, .width,
    .color, .locale, .paper,
  ]

  static let csvColumns = """
    CSV has a line for each filled cell, and the columns
    calendar,year,month,leap,ordinal,row,column,date,day,owner,weekYear,week:
    the month that is shown, then the cell; rows and columns count from 0.
    """
}
