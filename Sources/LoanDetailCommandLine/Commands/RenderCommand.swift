import DesignSystem
import LoanArithmetic
import LoanDetail
import LoanDetailCore
import LoanDetailEngine
import LoanDetailGateways
import LoanDetailRendering
import Loans

/// `render` shows one screen of a product.
struct RenderCommand: Command {
  static let name = "render"
  let options: ScreenOptions
  let rows: PageOptions
  /// The period of a statement; `nil` if none is stated.
  let period: StatementPeriod?

  private static let from = Option(
    "from", .date, value: "DATE",
    summary: "The first day of a statement, YYYY-MM-DD; without it, the first day of the month of --to.")
  private static let to = Option(
    "to", .date, value: "DATE",
    summary: "The last day of a statement; without it, the day of the data; without --from too, the last full month.")
  private static let all = Option(
    flag: "all", summary: "Show the rows of folded groups too, such as the payments of past years, in text.")

  static func syntax(for tool: LoanDetailTool) -> CommandSyntax {
    CommandSyntax(
      name: name, summary: "Shows one product's detail screen.", operands: [.init("ID")],
      options: ScreenOptions.syntax(
        for: tool, own: [from.syntax, to.syntax, all.syntax] + PageOptions.syntax))
  }

  static func examples(for tool: LoanDetailTool) -> [(line: String, meaning: String)] {
    guard let product = tool.products.first, let id = SamplePortfolio(of: [product]).firstID else { return [] }
    let type = product.manifest.type
    let screen = product.manifest.screens.last ?? .main
    return [
      ("render \(id)", "the product \(id) of the sample data"),
      ("render \(type):\(id) --screen \(screen)", "where products of several types have the id; another screen"),
      ("render \(id) --format json --locale ru_RU --as-of 2026-11-21", "as JSON, in Russian, on a day"),
      ("render \(id) --format html > screen.html", "as a page for a browser, to look at, to print, or to send"),
      (
        "render \(id) --format html --theme brand.css > screen.html",
        "in the colours of a bank, from lines such as --ld-accent: #0a7d4b;"
      ),
      (
        "render \(id) --screen schedule --format csv > schedule.csv",
        "the schedule with exact amounts, for a spreadsheet"
      ),
      ("render \(id) --format ics > payments.ics", "the coming payments and changes as a calendar"),
      (
        "render \(id) --screen statement --from 2026-08-01 --to 2026-10-31",
        "a statement of account: balances, operations and sums of a period"
      ),
      ("render \(id) --format divkit > card.json", "as a card, for apps that draw what DivKit describes"),
      ("render \(id) --format html --fragment", "as a part of your own page; see \"Structure\" in Schemas/Clients"),
      ("render \(id) --client-version 1 --client-kinds row,note", "as an old client that draws only rows and notes"),
      (
        "render \(id) --format json --without \(ClientOptions.omissionWords.joined(separator: ","))",
        "without what is for screen readers only"
      ),
      ("render \(id) --screen schedule --page-size 12", "twelve rows, from the last paid ones on"),
      ("render \(id) --screen schedule --all", "every payment, also those of past years"),
      ("render 17 --data portfolio.json --customer C-1", "from your own file, as one customer sees it"),
      ("render 17 --data loans.ndjson", "from a file with a loan on each line; a folder of files works too"),
      (
        "render 17 --data portfolio.json --last-known kept",
        "also when portfolio.json cannot be read: as it was read last, marked as old"
      ),
      ("render 1 --source fineract --data loan.json --map 3=\(type)", "from what Apache Fineract answers"),
    ]
  }

  init(_ arguments: Arguments, for tool: LoanDetailTool) throws(UsageError) {
    var options = try ScreenOptions(arguments, for: tool)
    options.output.unfoldsGroups = try arguments[Self.all]
    self.options = options
    if options.output.unfoldsGroups, options.output.format != .text {
      throw arguments.error(
        "--all goes with text output only: \(options.output.format.name) has the rows of folded groups without it.")
    }
    rows = try PageOptions(arguments, in: options.output.format)
    period = try Self.period(arguments, of: options.screen)
  }

  /// Reads the period of a statement; `nil` if neither day is stated. Its options go with no other screen.
  private static func period(_ arguments: Arguments, of screen: ScreenID?) throws(UsageError) -> StatementPeriod? {
    for option in [from, to] where screen != .statement && arguments.has(option) {
      throw arguments.error("--\(option.syntax.name) goes with a statement only: add --screen \(ScreenID.statement).")
    }
    let (first, last) = (try arguments[from], try arguments[to])
    guard first != nil || last != nil else { return nil }
    guard let period = StatementPeriod(from: first, to: last) else {
      throw arguments.error("--from is after --to: a statement begins with its first day.")
    }
    return period
  }
}

extension RenderCommand {
  func perform(for tool: LoanDetailTool, in surroundings: Surroundings, into report: inout Report) async throws {
    let host = try await Host(tool, options, in: surroundings, into: &report)
    if let renderer = host.reader.renderer as? ICSRenderer, options.screen == nil {
      do {
        report.show(
          try await host.loans.calendar(
            of: options.reference, for: host.scope, host.reader, updating: renderer.previous))
      } catch let error as ICSError { report.fail(error) }
      return
    }
    let answer = try await host.loans.screen(
      options.reference, options.screen ?? .main, asking: period.map(ScreenQuestion.statement), for: host.scope,
      host.reader, page: rows.page, held: rows.held)
    report.show(answer, for: host.reader, page: rows.page)
  }
}
