import DesignSystem
import LoanDetailCore
import LoanDetailJSON

/// `calc`: the arithmetic of loans, for requests on standard input.
struct CalcCommand: Command {
  let kind: CalcKind
  let printsText: Bool
  let output: OutputOptions

  static func syntax(for tool: LoanDetailTool) -> CommandSyntax {
    CommandSyntax(
      name: "calc",
      summary: "Calculates schedules, effective rates, day counts and minimum payments for requests on standard input.",
      operands: ["KIND"],
      options: [
        .init(name: "text", summary: "Print tables to read instead of JSON; the options below are about them.")
      ] + OutputOptions.syntax.filter { $0.name != "format" })
  }

  init(_ arguments: Arguments, for tool: LoanDetailTool) throws(UsageError) {
    let name = arguments.operands[0]
    let names = CalcKind.allCases.map(\.rawValue)
    guard let kind = CalcKind(rawValue: name) else {
      throw arguments.error(
        "\"calc\" calculates \(names.dropLast().joined(separator: ", ")) or \(names[names.count - 1]), "
          + "not \(SourcePath.quoted(name)).",
        suggesting: NearMiss.suggestion(for: name, among: names))
    }
    self.kind = kind
    printsText = arguments.has("text")
    output = try OutputOptions(arguments)
  }

  func perform(for tool: LoanDetailTool, in surroundings: Surroundings, into report: inout Report) throws {
    let replies = CalcReplies(to: try InputDocument.standardInput.read(in: surroundings), kind)
    report.exitCode = replies.exitCode
    report.output =
      printsText
      ? output.render(replies.document(LocaleFormatter(locale: output.locale(in: surroundings))), in: surroundings)
      : replies.json()
  }
}
