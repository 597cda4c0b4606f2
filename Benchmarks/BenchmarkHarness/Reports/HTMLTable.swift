/// Tables of the HTML report; all text is escaped here.
enum HTMLTable {
  static func row(_ cells: [String], style: String = "") -> String {
    "<tr class=\"\(style)\">" + cells.map { "<td>\(SVGElement.escaped($0))</td>" }.joined() + "</tr>\n"
  }

  static func table(_ header: [String], _ rows: [String]) -> String {
    "<div class=\"scroll\"><table>\n<thead><tr>"
      + header.map { "<th>\(SVGElement.escaped($0))</th>" }.joined()
      + "</tr></thead>\n<tbody>\n" + rows.joined() + "</tbody></table></div>\n"
  }
}
