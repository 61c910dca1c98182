import DesignSystem
import LoanCalculator
import LoanDetailCore
import LoanDetailJSON
import LoanDetailRendering

/// `calc` reads requests from standard input and prints the replies.
struct CalcCommand: Command {
  static let name = "calc"
  let calculation: Calculation
  let printsText: Bool
  let output: OutputOptions
  let limits: InputLimits

  private static let text = Option(
    flag: "text", summary: "Print tables to read instead of JSON; the options below are about them.")

  static func syntax(for tool: LoanDetailTool) -> CommandSyntax {
    CommandSyntax(
      name: name,
      summary: "Calculates schedules, effective rates, day counts and minimum payments for requests on standard input.",
      operands: [.init("KIND", .words(Calculation.allCases.map(\.rawValue)))],
      options: [OutputOptions.compact.syntax, text.syntax] + OutputOptions.textSyntax + LimitOptions.document.syntax)
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
    printsText = try arguments[Self.text]
    output = try OutputOptions(arguments, format: printsText ? .text : .json)
    limits = try LimitOptions.document.limits(arguments)
  }

  func perform(for tool: LoanDetailTool, in surroundings: Surroundings, into report: inout Report) throws {
    let replies = calculation.replies(to: try InputDocument.standardInput.read(in: surroundings, limits))
    if replies.isRefusal { report.exitCode = .badData }
    report.output =
      printsText
      ? try output.renderer(in: surroundings)
        .render(replies.document(try output.formatter(in: surroundings)))
      : replies.json(output.layout)
  }
}
