import DesignSystem
import LoanArithmetic
import LoanDetailCore
import Loans
import Localization

/// ```
/// Statement
///   Period  October 6, 2026 – November 5, 2026
///   Closing balance . . . . . . RUB 52,180.00
///   Next statement  . . . .  December 5, 2026
/// ```
struct LastStatement: LoanSection {
  static let name = SectionName.statement
  static let priority = Priority.low
  static let summary = "The period of the last statement, the debt at its end, and the day of the next one."
  static let needs = [
    NeededFact("revolving.statement", \.revolving.statement),
    NeededFact("revolving.closingDay", \.revolving.closingDay),
  ]

  let loan: LoanOnScreen

  var title: LocalizedText? { LoanWords.lastStatement }
  var silence: String? { silenceWhenOver }

  var items: [Item] {
    period
    row("closing", LoanWords.closingDebt, facts.revolving.statement.value?.closing)
    next
  }
}

/// The last statement from its opening to its closing debt, the payments that follow from it, the earlier statements,
/// and the rules of statements.
///
/// ```
/// Statement
///   Period  October 6, 2026 – November 5, 2026
///   Opening balance . . . RUB 44,780.00
///   Purchases . . . . . . . . . RUB 38,600.00
///   Payments received . . . . . RUB 31,200.00
///   Closing balance . . . . . . RUB 52,180.00
///   Minimum payment . . . . . .  RUB 2,609.00
///   Pay by  . . . . . . . . November 30, 2026
/// ```
struct Statements: LoanSection {
  static let name = SectionName.statement
  static let summary = "The last statement with its sums, the earlier ones, and how statements are made."
  static let needs =
    LastStatement.needs + [
      NeededFact("revolving.earlierStatements", \.revolving.earlierStatements),
      NeededFact("revolving.dueDay", \.revolving.dueDay),
      NeededFact("revolving.minimumRule", \.revolving.minimumRule),
    ]

  let loan: LoanOnScreen

  var title: LocalizedText? { LoanWords.lastStatement }
  var sources: [ProvenanceLog.Source] { [facts.revolving.statement.source] }

  var items: [Item] {
    period
    if let statement = facts.revolving.statement.value {
      row("opening", LoanWords.openingDebt, statement.opening)
      row("purchases", LoanWords.purchases, statement.purchases)
      row("cash", LoanWords.cashTaken, statement.cash)
      row("interest", LoanWords.text(of: .interest), statement.interest)
      row("fees", LoanWords.text(of: .fees), statement.fees)
      row("payments", LoanWords.paidIn, statement.payments)
      row("closing", LoanWords.closingDebt, statement.closing)
      row("minimum", LoanWords.text(of: .minimum), statement.minimum)
      row("for-grace", LoanWords.toKeepGracePeriod, statement.amountForGrace)
      row("due", LoanWords.dueDate, statement.due)
    }
    next
    row("closing-day", LoanWords.closingDay, facts.revolving.closingDay) { value(LoanWords.monthly(on: $0)) }
    row("due-day", LoanWords.paymentDay, facts.revolving.dueDay) { value(LoanWords.monthly(on: $0)) }
    minimumRule
    earlier
  }

  /// How the minimum payment is calculated; no row if the rule states only what is not added.
  private var minimumRule: [Item] {
    let rule = facts.revolving.minimumRule.map { words(for: $0) }
    if let text = rule.value, text.isEmpty { return [] }
    return row("minimum-rule", LoanWords.minimumRule, rule) { .text($0) }
  }

  /// A rule in words; empty if it states nothing that is added.
  private func words(for rule: MinimumPaymentTerms) -> String {
    let parts = [
      rule.percent.map { LoanWords.ofDebt(.percent(formatter.percent($0.trimmed()))) },
      rule.addsInterest == true ? LoanWords.plusInterest : nil, rule.addsFees == true ? LoanWords.plusFees : nil,
      rule.floor.map { LoanWords.atLeast(value($0)) },
    ]
    return language.list(parts.compactMap { $0?(language) })
  }

  /// The earlier statements as a table. A column without any amount is left out.
  private var earlier: [Item] {
    let statements = facts.revolving.earlierStatements.value ?? []
    guard !statements.isEmpty else { return [] }
    trace(id("earlier"), [facts.revolving.earlierStatements.source])
    let sums: [(id: String, title: LocalizedText, amount: (Statement) -> Money?)] = [
      ("closing", LoanWords.closingDebt, \.closing), ("payments", LoanWords.paidIn, \.payments),
      ("interest", LoanWords.text(of: .interest), \.interest), ("fees", LoanWords.text(of: .fees), \.fees),
    ]
    let shown = sums.filter { sum in statements.contains { sum.amount($0) != nil } }
    let columns =
      [column("until", LoanWords.date, .leading, .high)]
      + shown.map { column($0.id, $0.title, .trailing, $0.id == "closing" ? .high : .normal) }
    return table(
      "earlier", titleWithCurrency(LoanWords.earlierStatements), columns, of: statements,
      named: { "statement.of.\($0.until)" }
    ) { id, statement in
      TableRow(
        id: id,
        cells: [.date(formatter.date(statement.until, .numeric))]
          + shown.map { $0.amount(statement).map { figure($0) } },
        group: year(of: statement.until))
    }
  }
}

extension LoanSection {
  /// The first and the last day of the last statement.
  fileprivate var period: [Item] {
    row("period", LoanWords.period, facts.revolving.statement) { statement in
      guard let from = statement.from else { return value(statement.until) }
      return .text("\(text(from)) – \(text(statement.until))")
    }
  }

  /// The day on which the next statement closes.
  fileprivate var next: [Item] {
    let closing = loan.nextClosing
    return row("next", LoanWords.nextStatement, closing, caption: closing.value.map(countdown))
  }
}
