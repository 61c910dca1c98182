import DesignSystem
import LoanArithmetic
import LoanDetail
import LoanDetailCore
import LoanDetailRendering
import LoanDetailScreens
import LoanDetailSections
import Loans

/// `summary` shows everything that a customer owes on one screen.
struct SummaryCommand: Command {
  static let name = "summary"
  let customer: CustomerID
  /// The currency of the totals; `nil` for totals in each currency.
  let currency: Currency?
  /// The document of exchange rates; `nil` for the built-in rates of the sample data.
  let rates: InputDocument?
  let options: MadeScreenOptions
  let source: SourceOptions

  private static let currency = Option(
    "in", .currency, value: "CURRENCY",
    summary: "The currency of the totals, such as RUB: amounts in others are converted. Without it, each currency has "
      + "totals of its own.")
  private static let rates = Option(
    "rates", .text(.file), value: "FILE",
    summary:
      "The exchange rates for --in, as \"schema exchange-rates\" describes them; sample data has rates of its own.")

  static func syntax(for tool: LoanDetailTool) -> CommandSyntax {
    CommandSyntax(
      name: name, summary: "Shows everything that a customer owes: debts, coming payments, changes, interest.",
      options: [currency.syntax, rates.syntax] + MadeScreenOptions.syntax + SourceOptions.syntax(for: tool))
  }

  static func examples(for tool: LoanDetailTool) -> [(line: String, meaning: String)] {
    [
      ("summary --customer C-1", "what the customer C-1 of the sample data owes"),
      ("summary --customer C-1 --in RUB", "with totals in roubles, at the built-in sample rates"),
      (
        "summary --customer 17 --data portfolio.json --in EUR --rates rates.json",
        "from your own files; \"sample exchange-rates\" makes rates to start from"
      ),
      ("summary --customer C-1 --explain calendar", "what the calendar of payments is made from"),
      ("summary --customer C-1 --format json --locale ru_RU", "for a program, in Russian"),
      (
        "summary --customer C-1 --format csv > payments.csv", "the coming payments and changes of all loans, as a table"
      ),
      (
        "summary --customer C-1 --format ics > payments.ics",
        "the coming payments and changes of all loans as a calendar"
      ),
    ]
  }

  init(_ arguments: Arguments, for tool: LoanDetailTool) throws(UsageError) {
    currency = try arguments[Self.currency]
    rates = try arguments[Self.rates].map(InputDocument.init)
    options = try MadeScreenOptions(arguments)
    source = try SourceOptions(arguments, for: tool)
    guard case .customer(let customer) = source.scope else {
      throw arguments.error("\"summary\" needs --customer: the customer whose loans are put together.")
    }
    self.customer = customer
    // The files of what is to come have all of it.
    if [.csv, .ics].contains(options.output.format) {
      try options.rows.refuse(arguments, with: "--format \(options.output.format.rawValue)")
    }
    if options.output.format == .csv, options.output.table != nil {
      throw arguments.error("A summary has one table, so --table does not go with it.")
    }
    if currency == nil, rates != nil {
      throw arguments.error("--rates goes with --in: say which currency the totals are in.")
    }
    if currency != nil, rates == nil, source.location != .samples {
      throw arguments.error("--in needs --rates: a file of exchange rates.")
    }
    if rates == .standardInput, source.location == .document(.standardInput) {
      throw arguments.error("Standard input is read only once: give a file in the place of one \"-\".")
    }
  }
}

extension SummaryCommand {
  func perform(for tool: LoanDetailTool, in surroundings: Surroundings, into report: inout Report) async throws {
    let host = try await Host(
      tool, source: source, output: options.output, client: options.client,
      revealsNumbers: options.revealsNumbers, in: surroundings, into: &report)
    if options.explained == nil {
      do {
        if let file = try await file(of: host) { return report.show(file) }
      } catch let error as ICSError {
        return report.fail(error)
      }
    }
    let screen = try summary(in: surroundings)
    if let explained = options.explained {
      let explanation = try await host.loans.explanation(of: screen, for: customer, host.reader)
      report.explain(explained.item, on: [explanation], options.output, for: host.reader, subject: "The screen")
    } else {
      let rows = options.rows
      report.show(
        try await host.loans.summary(for: customer, as: screen, host.reader, page: rows.page, held: rows.held),
        for: host.reader, page: rows.page)
    }
  }

  /// The file of what is to come; `nil` in a format that has the screen.
  private func file(of host: Host) async throws -> LoanCalendar? {
    switch host.reader.renderer {
    case let renderer as ICSRenderer:
      try await host.loans.calendar(for: customer, host.reader, updating: renderer.previous)
    case let renderer as CSVRenderer:
      try await host.loans.tableToCome(for: customer, host.reader, renderer.dialect)
    default: nil
    }
  }

  /// The summary to show, with the exchange rates for its totals.
  private func summary(in surroundings: Surroundings) throws(GatewayError) -> CustomerSummary {
    guard let currency else { return CustomerSummary() }
    guard let rates else { return CustomerSummary(in: currency, at: try SampleExchangeRates.rates()) }
    let limits = source.limits.ofSmallDocument
    let bytes = try rates.bytes(
      in: surroundings, limits, within: source.deadline, advice: "Pipe the rates in, or give --rates FILE.")
    try limits.checkValues(of: bytes, named: rates.name)
    return CustomerSummary(in: currency, at: try ExchangeRates(parsing: bytes, name: rates.name, limits: limits))
  }
}
