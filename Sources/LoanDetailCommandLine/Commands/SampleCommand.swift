import DesignSystem
import LoanCalculator
import LoanDetailCore
import LoanDetailGateways
import LoanDetailJSON
import Loans

/// `sample` prints the built-in portfolio, exchange rates or a tariff, or records calculated from terms.
struct SampleCommand: Command {
  static let name = "sample"
  /// The content to print.
  private let content: Content
  let layout: JSONLayout
  /// Whether the records of the portfolio are printed one to a line, for `batch`.
  let printsLines: Bool

  /// What the command prints.
  private enum Content: Sendable {
    case portfolio
    case exchangeRates
    /// A tariff, as JSON.
    case tariff([UInt8])
    /// Records calculated from these terms.
    case records(Terms)
  }

  /// The documents that the operand can name.
  private enum Document: String, CaseIterable {
    case portfolio
    case exchangeRates = "exchange-rates"
    case tariff
  }

  /// The terms from which records are calculated.
  struct Terms: Sendable {
    /// The place of the terms.
    enum Source: Sendable {
      /// The terms themselves, as JSON.
      case text(String)
      case document(InputDocument)
    }

    let source: Source
    let type: ProductType
    let limits: InputLimits

    /// Reads and parses the terms.
    func read(in surroundings: Surroundings) throws(GatewayError) -> JSONValue {
      switch source {
      case .document(let document): return try document.read(in: surroundings, limits)
      case .text(let text): return try InputDocument.parsed(Array(text.utf8), named: "--terms")
      }
    }
  }

  private static let terms = Option(
    "terms", .text(.file), value: "TERMS",
    summary:
      "Calculate a record from these terms: a JSON object, or an array of them for several; a file; or \"-\" for "
      + "standard input.")

  private static let lines = Option(
    flag: "lines", summary: "Print the records of the portfolio alone, each on a line, as \"batch\" reads them.")

  /// The option for the product type.
  private static func product(of tool: LoanDetailTool) -> Option<String?> {
    Option(
      "product", .text(.words(tool.plugins.map(\.manifest.type.rawValue))), value: "TYPE",
      summary: "The product type of the tariff or of the records; goes with --terms, where it need not be installed.")
  }

  static func syntax(for tool: LoanDetailTool) -> CommandSyntax {
    CommandSyntax(
      name: name,
      summary: "Prints the built-in portfolio, exchange rates or a tariff, or a portfolio calculated from terms.",
      operands: [.init("[WHAT]", .words(Document.allCases.map(\.rawValue)))],
      options: [terms.syntax, product(of: tool).syntax, OutputOptions.compact.syntax, lines.syntax]
        + LimitOptions.document.syntax)
  }

  init(_ arguments: Arguments, for tool: LoanDetailTool) throws(UsageError) {
    layout = try OutputOptions.layout(arguments)
    printsLines = try arguments[Self.lines]
    let limits = try LimitOptions.document.limits(arguments)
    let type = try arguments[Self.product(of: tool)]
    let document = try arguments.operands.isEmpty ? .portfolio : arguments.operand(0, as: .word(Document.self))
    guard let terms = try arguments[Self.terms] else {
      content = try Self.content(document, of: type, arguments, for: tool)
      return
    }
    guard document == .portfolio else {
      throw arguments.error("--terms makes a portfolio, not \(SourcePath.quoted(document.rawValue)).")
    }
    guard let type else { throw arguments.error("--terms needs --product: the type of the records.") }
    let product = ProductType(rawValue: type)
    guard product.isWellFormed, product != .unknown else {
      throw arguments.error(
        "--product takes a product type of letters, digits and hyphens, such as carLease, "
          + "not \(SourcePath.quoted(type))."
      )
    }
    let isText = terms.first { !$0.isWhitespace }.map { "{[".contains($0) } ?? false
    content = .records(
      Terms(source: isText ? .text(terms) : .document(InputDocument(terms)), type: product, limits: limits))
  }

  /// Returns the content to print without terms.
  private static func content(
    _ document: Document, of type: String?, _ arguments: Arguments, for tool: LoanDetailTool
  ) throws(UsageError) -> Content {
    guard document == .tariff else {
      guard type == nil else {
        throw arguments.error("--product goes with --terms: the built-in portfolio has all types.")
      }
      return document == .portfolio ? .portfolio : .exchangeRates
    }
    let known = tool.products.filter { $0.tariff != nil }
    guard let type else { throw arguments.error("\"sample tariff\" needs --product: the type of the loans.") }
    guard let tariff = known.first(where: { $0.manifest.type.rawValue == type })?.tariff else {
      let names = known.map(\.manifest.type.rawValue)
      throw arguments.error(
        "There is no tariff of the product type \(SourcePath.quoted(type)).",
        suggesting: NearMiss.suggestion(for: type, among: names) ?? "There are: \(names.joined(separator: ", ")).")
    }
    return .tariff(tariff)
  }

  /// A portfolio as JSON, or its records, one to a line.
  private func rendered(_ portfolio: JSONValue) -> [UInt8] {
    guard printsLines else { return portfolio.rendered(layout) }
    return SamplePortfolio.lines(of: portfolio).flatMap { $0.rendered(.compact) }
  }

  func perform(for tool: LoanDetailTool, in surroundings: Surroundings, into report: inout Report) throws {
    let terms: Terms
    switch content {
    case .portfolio:
      report.output = try rendered(SamplePortfolio(of: tool.products).merged())
      return
    case .exchangeRates:
      report.output = try JSONParser.parse(Array(SampleExchangeRates.json.utf8)).rendered(layout)
      return
    case .tariff(let bytes):
      report.output = try JSONParser.parse(bytes).withoutSchemaName.rendered(layout)
      return
    case .records(let stated): terms = stated
    }
    let value = try terms.read(in: surroundings)
    do throws(SampleTermsError) {
      let portfolio = try CalculatedPortfolio(terms: value, type: terms.type.rawValue)
      report.output = rendered(portfolio.document)
    } catch {
      report.fail("\(error)", .badData)
    }
  }
}

extension SampleCommand {
  static func examples(for tool: LoanDetailTool) -> [(line: String, meaning: String)] {
    [
      ("sample > portfolio.json", "a file to start from"),
      ("sample | \(tool.name) list --data -", "the same, read back"),
      ("sample exchange-rates > rates.json", "rates for \"summary --in\""),
      (
        #"sample --product carLease --terms '{"as_of": "2026-11-21", "disbursed": "2026-08-14", "principal": 600000, "#
          + #""annual_rate_percent": "13.5", "payments": 6, "interest": "ACT/ACT RU"}' > loan.json"#,
        "one loan that is paid on time until a day: its schedule, debt, next payment, payoff, full cost and "
          + "operations, all calculated. Terms have the names of \"calc schedule\": method, period, first_payment, "
          + "payment_day, interest, holidays; also id, customer, name, currency. The customer without a name is "
          + "fictional"
      ),
      (
        #"sample --product carLease --terms '{"as_of": "2026-11-21", "disbursed": "2026-05-14", "principal": 600000, "#
          + #""annual_rate_percent": "13.5", "payments": 12, "missed": 2, "penalty_rate_percent": 20, "#
          + #""security": {"kind": "vehicle", "value": 900000, "valued_on": "2026-05-01"}}' > loan.json"#,
        "a secured loan whose last two payments were missed. A loan is repaid when as_of is after its last payment, "
          + "and closed with \"closed\": true"
      ),
      (
        #"sample --product card --terms '{"as_of": "2026-11-21", "opened": "2026-08-14", "limit": 300000, "#
          + #""annual_rate_percent": "29.9", "closing_day": 5, "due_days": 20, "minimum_percent": 5, "#
          + #""minimum_floor": 600, "operations": [{"date": "2026-10-20", "kind": "purchase", "amount": 42000}, "#
          + #"{"date": "2026-11-10", "kind": "payment", "amount": 5000}]}' > card.json"#,
        "a card, because there is a limit: statements, minimum payment and grace period follow from the operations, "
          + "purchase, cash and payment. Purchases cost no interest while each statement is paid in full and no cash "
          + "is taken; otherwise the debt bears interest by ACT/365F"
      ),
    ]
  }
}
