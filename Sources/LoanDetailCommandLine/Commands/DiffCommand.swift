import LoanDetailCore
import LoanDetailJSON
import LoanDetailRendering

/// `diff` prints the patch from one rendered screen to another.
struct DiffCommand: Command {
  static let name = "diff"
  let documents: DocumentPair
  let layout: JSONLayout
  let limits: InputLimits

  static func syntax(for tool: LoanDetailTool) -> CommandSyntax {
    CommandSyntax(
      name: name, summary: "Prints the patch that turns one rendered screen, as JSON, into another.",
      operands: [.init("OLD", .file), .init("NEW", .file)],
      options: [OutputOptions.compact.syntax] + LimitOptions.document.syntax)
  }

  static func examples(for tool: LoanDetailTool) -> [(line: String, meaning: String)] {
    [
      ("diff old.json new.json > patch.json", "what a client that holds the old screen needs for the new one"),
      ("diff old.json - < new.json", "with one of the two from standard input"),
    ]
  }

  init(_ arguments: Arguments, for tool: LoanDetailTool) throws(UsageError) {
    documents = try DocumentPair(arguments)
    layout = try OutputOptions.layout(arguments)
    limits = try LimitOptions.document.limits(arguments)
  }

  func perform(for tool: LoanDetailTool, in surroundings: Surroundings, into report: inout Report) throws {
    let (old, new) = try documents.read(in: surroundings, limits)
    do {
      report.output = try ScreenPatch(from: old, to: new).rendered(layout)
    } catch {
      throw error.fault(in: error.subject == .base ? documents.first : documents.second)
    }
  }
}
