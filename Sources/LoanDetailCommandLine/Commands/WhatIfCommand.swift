import DesignSystem
import LoanArithmetic
import LoanDetail
import LoanDetailCore
import LoanDetailEngine
import Loans

/// `what-if` answers a question about a product.
struct WhatIfCommand: Command {
  static let name = "what-if"
  let question: WhatIf
  let options: ScreenOptions
  /// The part of the lists' rows to show.
  let rows: PageOptions
  /// The item to explain in place of the screen; `nil` to show the screen.
  let explained: ItemID?

  private static let amount = Option(
    WhatIf.Parameter.amount, .decimal("an amount above zero such as 100000 or 1500.50"), value: "AMOUNT")
  private static let on = Option(WhatIf.Parameter.on, .date, value: "DATE")
  private static let keep = Option(WhatIf.Parameter.keep, .kept, value: "WHAT")
  private static let months = Option(
    WhatIf.Parameter.months, .integer(in: WhatIf.Parameter.numbersOfMonths), value: "N")
  private static let percent = Option(
    WhatIf.Parameter.percent, .decimal("a rate in percent a year such as 11.9", orZero: true), value: "PERCENT")
  private static let from = Option(WhatIf.Parameter.from, .date, value: "DATE")
  private static let schedule = Option(
    flag: WhatIf.Parameter.schedule.name, summary: WhatIf.Parameter.schedule.meaning)
  /// The options for the parameters of the questions.
  private static let parameters = [
    amount.syntax, on.syntax, keep.syntax, months.syntax, percent.syntax, from.syntax, schedule.syntax,
  ]
  private static let explain = Option(
    "explain", .text(), value: "ITEM", summary: "Say what one item of the answer is made from, in place of the answer.")

  static func syntax(for tool: LoanDetailTool) -> CommandSyntax {
    CommandSyntax(
      name: name,
      summary: "Calculates what would become of a product: if more is paid, nothing for a while, or the rate changes.",
      operands: [.init("ID"), .init("QUESTION", .words(WhatIf.Name.allCases.map(\.rawValue)))],
      options: parameters + [explain.syntax] + PageOptions.syntax + ScreenOptions.fixedScreenSyntax(for: tool))
  }

  static func examples(for tool: LoanDetailTool) -> [(line: String, meaning: String)] {
    guard let product = tool.products.first, let id = SamplePortfolio(of: [product]).firstID else { return [] }
    return [
      (
        "what-if \(id) early-repayment --amount 100000 --on 2026-12-15",
        "a part repaid early: a smaller payment beside a shorter term"
      ),
      (
        "what-if \(id) early-repayment --amount 100000 --keep payment --schedule",
        "today, with the same payment and a shorter term, and the payments that follow"
      ),
      ("what-if \(id) payoff --on 2026-12-31", "the sum that repays everything on that day and on other days"),
      ("what-if \(id) cure --on 2026-12-01", "what settles the arrears on a day, and what stays"),
      ("what-if \(id) payment-holiday --months 3", "what a payment holiday costs, and when the loan ends then"),
      ("what-if \(id) rate --percent 11.9 --from 2027-06-18", "the payment after a change of the rate"),
      ("what-if CARD minimum-only", "how long a card takes to repay by minimum payments, and what it costs"),
      ("what-if CARD fixed --amount 10000", "the same by an amount each month"),
      (
        "what-if \(id) payoff --explain what-if.payoff.total --format json",
        "what an item of the answer is made from, as JSON"
      ),
    ]
  }

  init(_ arguments: Arguments, for tool: LoanDetailTool) throws(UsageError) {
    let name = try arguments.operand(1, as: .word(WhatIf.Name.self))
    question = WhatIf(try Self.scenario(name, from: arguments), showsSchedule: try arguments[Self.schedule])
    options = try ScreenOptions(arguments, for: tool, on: .whatIf)
    rows = try PageOptions(arguments, in: options.output.format)
    explained = try arguments[Self.explain].map(ItemID.init(rawValue:))
    if explained != nil {
      try rows.refuse(arguments, with: "--explain")
      try options.output.refuseExplanation(arguments)
    }
  }

  /// Reads a question with its parameters.
  private static func scenario(_ name: WhatIf.Name, from arguments: Arguments) throws(UsageError) -> WhatIf.Scenario {
    try refuseOptions(notOf: name, in: arguments)
    switch name {
    case .earlyRepayment:
      return .earlyRepayment(
        amount: try required(amount, by: name, in: arguments), on: try arguments[on], keeps: try arguments[keep])
    case .payoff: return .payoff(on: try arguments[on])
    case .cure: return .cure(on: try arguments[on])
    case .paymentHoliday: return .paymentHoliday(months: try required(months, by: name, in: arguments))
    case .minimumOnly: return .minimumOnly
    case .fixed: return .fixedPayment(amount: try required(amount, by: name, in: arguments))
    case .rate:
      return .rateChange(
        percent: try required(percent, by: name, in: arguments), from: try required(from, by: name, in: arguments))
    }
  }

  /// The value of an option without which a question has no meaning; throws if it is not given.
  private static func required<Value>(
    _ option: Option<Value?>, by name: WhatIf.Name, in arguments: Arguments
  ) throws(UsageError) -> Value {
    guard let value = try arguments[option] else {
      throw arguments.error(
        "\"\(name.rawValue)\" needs --\(option.syntax.name) \(option.syntax.value ?? "").")
    }
    return value
  }

  /// Refuses the options of other questions, because they would be ignored.
  private static func refuseOptions(notOf name: WhatIf.Name, in arguments: Arguments) throws(UsageError) {
    for option in parameters where arguments.has(option) && !name.parameters.contains(option.name) {
      let list = name.parameters.map { "--\($0)" }.joined(separator: ", ")
      throw arguments.error(
        "--\(option.name) does not go with \"\(name.rawValue)\", which takes "
          + (list.isEmpty ? "no option of its own." : "\(list)."))
    }
  }
}

extension WhatIfCommand {
  func perform(for tool: LoanDetailTool, in surroundings: Surroundings, into report: inout Report) async throws {
    let host = try await Host(tool, options, in: surroundings, into: &report)
    guard let explained else {
      let answer = try await host.loans.screen(
        options.reference, whatIf: question, for: host.scope, host.reader, page: rows.page, held: rows.held)
      report.show(answer, for: host.reader, page: rows.page)
      return
    }
    let screens = try await host.loans.explanation(
      of: options.reference, whatIf: question, for: host.scope, host.reader)
    report.explain(
      explained, on: screens, options.output, for: host.reader, subject: "The product",
      place: " on the screen \"\(ScreenID.whatIf)\"")
  }
}
