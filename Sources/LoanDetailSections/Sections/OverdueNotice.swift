import DesignSystem
import LoanArithmetic
import LoanDetailCore
import Loans
import Localization

/// The sum that settles the arrears today, its parts and daily growth, the first overdue day, the next steps of the
/// bank, the available help, and the missed payments.
///
/// ```
/// Overdue
///   To be current today . . . . .  RUB 13,118.74
///     Principal . . . . . . . . .  RUB 10,102.74
///     Interest  . . . . . . . . . . RUB 3,016.00
///   Each day of delay adds  . . . . .  RUB 21.56
///   With the payment of December 5, 2026  RUB 26,237.48
///   First missed payment  . . . November 5, 2026
///     16 days of delay
///   From December 5, 2026 . . . . . the bank may
///                demand the whole debt back
///   If it is hard to pay  . . . . ask for easier
///                                         terms
///   Missed payments, RUB
///     Pay by          Amount  Paid   Left to pay
///     11/05/26     13,118.74  0.00     13,118.74
/// ```
///
/// A source may state both that nothing is overdue and that there are arrears. The section then shows both statements,
/// and a note that they contradict each other.
struct OverdueNotice: LoanSection {
  static let name = SectionName.overdue
  static let priority = Priority.high
  static let summary = "What cures an overdue amount today, its growth, and the missed payments."
  static let needs = [NeededFact("debt.overdue.amount", \.debt.overdue.amount)]

  let loan: LoanOnScreen

  var title: LocalizedText? {
    loan.contradictedArrears == nil ? LoanWords.overdueTitle : LoanWords.isAnythingOverdue
  }
  var sources: [ProvenanceLog.Source] { [] }

  var silence: String? {
    guard loan.isOverdue else { return loan.contradictedArrears == nil ? "nothing is overdue" : nil }
    let overdue = facts.debt.overdue
    let isPositive = loan.overdueAmount.value?.isPositive ?? false
    let isDescribed =
      overdue.items.value?.isEmpty == false || overdue.perDiem.value != nil || overdue.count.value != nil
    return isPositive || isDescribed || hasRow(loan.overdueAmount) ? nil : "only the state in the header is known"
  }

  var items: [Item] {
    if let arrears = loan.contradictedArrears { contradiction(arrears) } else { arrears }
    missed
  }

  /// The overdue amount that the source states, the arrears that contradict it, and a note about the contradiction.
  @ItemsBuilder
  private func contradiction(_ arrears: Fact<Money>) -> [Item] {
    row("stated", LoanWords.overdueAmount, facts.debt.overdue.amount, caption: LoanWords.asStated(language))
    row("contradicted", LoanWords.missedInAll, arrears)
    row("marked-since", LoanWords.overdueFrom, facts.debt.overdue.since)
    row("count", LoanWords.missedCount, facts.debt.overdue.count)
    note(
      "contradiction", loan.isOwedAfterLastPayment ? LoanWords.debtContradicts : LoanWords.arrearsContradict,
      tone: .attention,
      missing: [lack(id("contradiction"), LoanWords.overdueAmount, because: .unreadable)])
  }

  /// The sum that settles the arrears, its growth, their beginning, and what follows.
  @ItemsBuilder
  private var arrears: [Item] {
    amountToPay
    let growth = loan.delayPerDiem
    if growth.value?.isZero != true {
      row("per-diem", LoanWords.delayAdds(onlyPenalty: growth.isDerived), growth)
    }
    if let both = loan.amountToCureWithNext, let due = loan.nextObligation?.due.value {
      row("with-next", LoanWords.withPayment(of: text(due)), both)
    }
    firstMissedDay
    row("count", LoanWords.missedCount, facts.debt.overdue.count)
    whatFollows
    helpRow
  }

  /// The sum that settles the arrears, with its parts if it is the overdue amount.
  private var amountToPay: [Item] {
    let amount = loan.amountToCure
    let label = loan.isCureKnown ? LoanWords.toBeCurrent : LoanWords.toBeCurrentThen
    guard amount == loan.overdueAmount, !facts.debt.overdue.portions.isEmpty else {
      let penalties = loan.penaltiesBesideOverdue.map {
        said(LoanWords.withPenalties(value($0), on: value(loan.dayOfState)))
      }
      return row("cure", label, amount, states: .cure, caption: penalties, tone: .critical)
    }
    return breakdown(
      .id("overdue.parts"), label, amount, facts.debt.overdue.portions, states: .cure
    ) { _ in facts.debt.overdue.portionsOrigin.map { .known($0, asOf: nil) } }
  }

  /// The day of the first missed payment, with the days of delay.
  private var firstMissedDay: [Item] {
    let since = loan.overdueSince
    return row(
      "since", LoanWords.overdueFrom, since, caption: count(since: since, LoanWords.daysOfDelay), tone: .critical)
  }

  /// The next steps of the bank, each with its day if known.
  private var whatFollows: [Item] {
    let next = facts.debt.overdue.next
    return each(next.value ?? [], named: { _ in "overdue.next" }) { id, step in
      traced(
        id, next.source,
        row(.id(id), step.on.map { LoanWords.fromDay(text($0)) } ?? LoanWords.bankNext, step.text, tone: .attention))
    }
  }

  private var helpRow: [Item] { traced(id("help"), source(.actions), row("help", LoanWords.ifHardToPay, help)) }

  /// Records the source of an item; returns the items as they are, for use in an expression.
  private func traced(_ id: ItemID, _ source: ProvenanceLog.Source, _ items: [Item]) -> [Item] {
    trace(id, [source])
    return items
  }

  /// The available actions that help a customer who cannot pay; `nil` if there are none.
  private var help: String? {
    facts.actions.filter { action in
      guard case .available = action.state else { return false }
      return [.restructure, .takePaymentHoliday, .contactAdviser].contains(action.kind)
    }
    .map { inside($0.title ?? LoanWords.text(of: $0.kind)) }.joinedTexts(by: language.comma)
  }

  /// The table of the missed payments, with the columns for which something is known.
  private var missed: [Item] {
    let title = dated(titleWithCurrency(LoanWords.missedPayments))
    trace(id("missed"), [facts.debt.overdue.items.source])
    return section(
      "missed", title, priority: .low,
      list(LoanWords.missedPayments, facts.debt.overdue.items) { missed in
        let columns = Column.allCases.filter { column in
          column == .due || missed.contains { cell(column, of: $0) != nil }
        }
        if !missed.isEmpty {
          table("items", title, columns.map(header), of: missed, named: { "overdue.missed.\($0.due)" }) { id, payment in
            TableRow(
              id: id, cells: columns.map { cell($0, of: payment) },
              tone: tone(of: payment), state: state(of: payment))
          }
        }
      })
  }

  private func tone(of payment: MissedPayment) -> Tone {
    if payment.isPaid { return .muted }
    return loan.isOverdue ? .critical : .attention
  }

  private func state(of payment: MissedPayment) -> TableRow.State {
    if payment.isPaid { return .paid }
    return payment.paid?.isPositive ?? false ? .partlyPaid : .overdue
  }

  /// The columns of the table of missed payments. The raw values are their ids.
  private enum Column: String, CaseIterable {
    case due, amount, paid, left, paidOn
  }

  private func header(_ column: Column) -> Table.Column {
    switch column {
    case .due: self.column(column.rawValue, LoanWords.payBy)
    case .amount: self.column(column.rawValue, LoanWords.amount, .trailing)
    case .paid: self.column(column.rawValue, LoanWords.paidPart, .trailing)
    case .left: self.column(column.rawValue, LoanWords.leftPart, .trailing)
    case .paidOn: self.column(column.rawValue, LoanWords.paidOn)
    }
  }

  /// The value of a payment in a column; `nil` if it is unknown.
  private func cell(_ column: Column, of payment: MissedPayment) -> Value? {
    switch column {
    case .due: .date(formatter.date(payment.due, .numeric))
    case .amount: payment.amount.map(figure)
    case .paid: payment.paid.map(figure)
    case .left: payment.remaining.map(figure)
    case .paidOn: payment.paidOn.map { .date(formatter.date($0, .numeric)) }
    }
  }
}
