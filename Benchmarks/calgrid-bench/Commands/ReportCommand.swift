import BenchmarkHarness
import Foundation

/// `report`: a run as a page with charts, or its goals as a table.
struct ReportCommand {
  private let invocation: Invocation

  init(_ invocation: Invocation) {
    self.invocation = invocation
  }

  func run() throws -> RunStatus {
    let source = invocation.files[0]
    let report = try RunReport.read(source)
    if invocation.isMarkdown {
      print(report.markdown, terminator: "")
      return .success
    }
    let target = invocation.output ?? URL(fileURLWithPath: source).deletingPathExtension().path + ".html"
    try Data(report.html.utf8).write(to: URL(fileURLWithPath: target))
    print(target)
    return .success
  }
}
