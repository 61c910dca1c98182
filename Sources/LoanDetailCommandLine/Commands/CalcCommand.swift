import LoanCalculator
import LoanDetailCore
import LoanDetailJSON

/// The `calc` command. It reads requests from standard input and prints the replies.
struct CalcCommand: Command {
  let calculation: Calculation
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
    let names = Calculation.allCases.map(\.rawValue)
    guard let calculation = Calculation(rawValue: name) else {
      throw arguments.error(
        "\"calc\" calculates \(names.dropLast().joined(separator: ", ")) or \(names[names.count - 1]), "
          + "not \(SourcePath.quoted(name)).",
        suggesting: NearMiss.suggestion(for: name, among: names))
    }
    self.calculation = calculation
    printsText = arguments.has("text")
    output = try OutputOptions(arguments)
  }

  func perform(for tool: LoanDetailTool, in surroundings: Surroundings, into report: inout Report) throws {
    let replies = calculation.replies(to: try InputDocument.standardInput.read(in: surroundings))
    if replies.isRefusal { report.exitCode = .badData }
    report.output =
      printsText
      ? output.render(replies.document(LocaleFormatter(locale: output.locale(in: surroundings))), in: surroundings)
      : replies.json()
  }
}
