import CalendarCore

/// The rules that rest on a table of facts or on astronomy, by calendar.
enum TableRules {
  /// The rule of a calendar, or `nil` for a calendar of plain arithmetic.
  static func rule(for calendar: CalendarID) -> (any CalendarRule)? {
    switch calendar {
    case .chinese: ChineseRule()
    case .dangi: DangiRule()
    case .vietnamese: VietnameseRule()
    case .islamicUmmAlQura: UmmAlQuraRule()
    case .islamic: ApproximateIslamicRule()
    case .tamil: HinduSolarRule(.tamil)
    case .malayalam: HinduSolarRule(.malayalam)
    case .odia: HinduSolarRule(.odia)
    case .bangla: HinduSolarRule(.bangla)
    case .vikram: HinduLunisolarRule(.vikram)
    case .gujarati: HinduLunisolarRule(.gujarati)
    case .kannada: HinduLunisolarRule(.kannada)
    case .marathi: HinduLunisolarRule(.marathi)
    case .telugu: HinduLunisolarRule(.telugu)
    case .nepali: NepaliRule()
    default: nil
    }
  }
}
