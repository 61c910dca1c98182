import DesignSystem
import LoanArithmetic
import LoanDetail
import LoanDetailCore
import LoanDetailGateways
import LoanDetailJSON
import LoanDetailScreens
import LoanDetailSections
import Loans

/// `quote` calculates what a loan would cost, with and without each insurance.
struct QuoteCommand: Command {
  static let name = "quote"
  let product: ProductWithSamples
  /// The document of the tariff; `nil` for the product's sample tariff.
  let tariff: InputDocument?
  let amount: ExactDecimal
  /// The currency of the amount; `nil` for that of the tariff.
  let currency: Currency?
  /// The request for a loan of an amount.
  let request: @Sendable (_ amount: Money) -> QuoteRequest
  let showsSchedule: Bool
  /// The day to show, which is that of the disbursement if no other is stated; `nil` for today.
  let asOf: CalendarDate?
  let options: MadeScreenOptions
  let limits: InputLimits

  private static let amount = Option(QuoteRequest.Parameter.amount, .decimal, value: "AMOUNT")
  private static let currency = Option(QuoteRequest.Parameter.currency, .currency, value: "CURRENCY")
  private static let months = Option(
    QuoteRequest.Parameter.months, .integer(in: QuoteRequest.Parameter.numbersOfMonths), value: "N")
  private static let rate = Option(
    QuoteRequest.Parameter.rate, .decimal, value: "PERCENT",
    summary: "The rate in percent a year, with all insurances of --insurance.")
  private static let day = Option(
    QuoteRequest.Parameter.on, .date, value: "DATE",
    summary: "The day on which the money is paid out; without it, that of --as-of.")
  private static let firstPayment = Option(QuoteRequest.Parameter.firstPayment, .date, value: "DATE")
  private static let paymentDay = Option(
    QuoteRequest.Parameter.paymentDay, .integer(in: QuoteRequest.Parameter.daysOfMonth), value: "DAY")
  private static let schedule = Option(
    flag: QuoteRequest.Parameter.schedule.name, summary: QuoteRequest.Parameter.schedule.meaning)
  private static let tariff = Option(
    "tariff", .text(.file), value: "FILE",
    summary: "The tariff, as \"schema tariff\" describes it; without it, the product's sample tariff.")
  private static let asOf = Option(
    "as-of", .date, value: "DATE", summary: "The day to show, YYYY-MM-DD; without it, today.")

  /// The option for the insurances, with those of the sample tariffs as examples.
  private static func insurance(of tool: LoanDetailTool) -> Option<[String]?> {
    let names = tool.products.compactMap { try? $0.readTariff()?.insurances.map(\.name) }.flatMap(\.self)
    return Option(
      "insurance", .list(of: Array(Set(names)).sorted()), value: "NAMES",
      summary: "The insurances to compare the loan with and without"
        + (names.isEmpty ? "" : ", such as \(names.prefix(2).joined(separator: ","))")
        + ": their prices are in the tariff.")
  }

  /// The names of the product types that have a sample tariff.
  private static func products(of tool: LoanDetailTool) -> [String] {
    tool.products.filter { $0.tariff != nil }.map(\.manifest.type.rawValue)
  }

  static func syntax(for tool: LoanDetailTool) -> CommandSyntax {
    CommandSyntax(
      name: name, summary: "Calculates what a loan would cost, with and without each insurance.",
      operands: [.init("TYPE", .words(tool.plugins.map(\.manifest.type.rawValue)))],
      options: [
        amount.syntax, currency.syntax, months.syntax, rate.syntax, insurance(of: tool).syntax, day.syntax,
        firstPayment.syntax, paymentDay.syntax, schedule.syntax, tariff.syntax, asOf.syntax,
      ] + MadeScreenOptions.syntax + LimitOptions.document.syntax)
  }

  static func examples(for tool: LoanDetailTool) -> [(line: String, meaning: String)] {
    guard let type = products(of: tool).first else { return [] }
    let line = "quote \(type) --amount 500000 --months 36 --rate 17.9"
    return [
      ("\(line) --insurance life,job", "the payment, the full cost, and each combination of two insurances"),
      ("\(line) --schedule --first-payment 2027-01-15", "every payment"),
      (
        "\(line) --tariff tariff.json",
        "by your own tariff; \"sample tariff --product \(type)\" makes one to start from"
      ),
      ("\(line) --insurance life --format json --locale ru_RU", "for a program, in Russian"),
      ("\(line) --explain cost.full-cost", "what the full cost is calculated from"),
    ]
  }

  init(_ arguments: Arguments, for tool: LoanDetailTool) throws(UsageError) {
    let type = arguments.operands[0]
    product = try arguments.product(named: type, of: tool)
    tariff = try arguments[Self.tariff].map(InputDocument.init)
    if tariff == nil, product.tariff == nil {
      let others = Self.products(of: tool).joined(separator: ", ")
      throw arguments.error(
        "The product type \(SourcePath.quoted(type)) has no tariff: give one with --tariff FILE"
          + (others.isEmpty ? "." : ", or choose one of \(others)."))
    }
    guard let amount = try arguments[Self.amount] else { throw arguments.error("\"quote\" needs --amount.") }
    guard let months = try arguments[Self.months] else { throw arguments.error("\"quote\" needs --months.") }
    guard let rate = try arguments[Self.rate] else { throw arguments.error("\"quote\" needs --rate.") }
    guard rate.coefficient >= 0 else { throw arguments.error("--rate takes a rate of zero or more, not \(rate).") }
    let insurances = try arguments[Self.insurance(of: tool)] ?? []
    let day = try arguments[Self.day]
    let firstPayment = try arguments[Self.firstPayment]
    let paymentDay = try arguments[Self.paymentDay]
    request = { amount in
      var request = QuoteRequest(amount: amount, months: months, ratePercent: rate)
      request.insurances = insurances
      request.on = day
      request.firstPayment = firstPayment
      request.paymentDay = paymentDay
      return request
    }
    self.amount = amount
    currency = try arguments[Self.currency]
    showsSchedule = try arguments[Self.schedule]
    asOf = try arguments[Self.asOf] ?? day
    options = try MadeScreenOptions(arguments)
    limits = try LimitOptions.document.limits(arguments)
  }
}

extension ProductWithSamples {
  /// The product's sample tariff; `nil` if it has none.
  func readTariff() throws(GatewayError) -> Tariff? {
    try tariff.map { (bytes) throws(GatewayError) in
      try Tariff(parsing: bytes, name: "tariff of \(manifest.module)")
    }
  }
}
