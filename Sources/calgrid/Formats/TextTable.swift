import GridRendering

/// Columns of text, each as wide as its widest field.
enum TextTable {
  /// - Parameter lines: the fields of each line; all lines have the same number of them.
  static func text(_ lines: [[String]]) -> String {
    var widths: [Int] = []
    for line in lines {
      for (column, field) in line.enumerated() {
        if column < widths.count {
          widths[column] = max(widths[column], DisplayWidth.columns(of: field))
        } else {
          widths.append(DisplayWidth.columns(of: field))
        }
      }
    }
    var text = ""
    for line in lines {
      for (column, field) in line.enumerated() {
        let isLast = column == line.count - 1
        text +=
          field + (isLast ? "" : String(repeating: " ", count: widths[column] - DisplayWidth.columns(of: field) + 2))
      }
      text += "\n"
    }
    return text
  }
}
