public import DesignSystem
import LoanArithmetic
public import LoanDetailCore

/// The overdue amount with its first day and its parts, what a day of delay adds, and the missed payments.
///
/// ```
/// Overdue
///   Overdue since . . . . . . . November 5, 2026
///   Overdue amount  . . . . . . .  RUB 13,118.74
///   Each day of delay adds  . . . . .  RUB 21.56
///   Missed payments, RUB
///     Pay by          Amount  Paid   Left to pay
///     11/05/26     13,118.74  0.00     13,118.74
/// ```
public struct OverdueNotice: LoanSection {
  public static let name = SectionName.overdue
  public static let summary = "The overdue amount, its first day and its parts, and the missed payments."
  public static let needs = [NeededFact("debt.overdue.amount", \.debt.overdue.amount)]

  public let loan: ShownLoan
  public init(_ loan: ShownLoan) { self.loan = loan }

  public var title: LocalizedText? { LoanWords.overdueTitle }
  public var sources: [ProvenanceLog.Source] { [] }

  public var silence: String? {
    guard facts.isOverdue(on: day) else { return "nothing is overdue" }
    let overdue = facts.debt.overdue
    let isPositive = facts.overdueAmount(on: day).value?.isPositive ?? false
    let isDescribed =
      overdue.items.value?.isEmpty == false || overdue.perDiem.value != nil || overdue.count.value != nil
    return isPositive || isDescribed ? nil : "only the state in the header is known"
  }

  public var items: [Item] {
    row("since", LoanWords.overdueFrom, facts.overdueSince(on: day), tone: .critical)
    OverdueParts(loan).items
    row("per-diem", LoanWords.delayAdds, facts.debt.overdue.perDiem)
    row("count", LoanWords.missedCount, facts.debt.overdue.count)
    missed
  }

  private var missed: [Item] {
    let title = titleWithCurrency(LoanWords.missedPayments)
    trace(id("missed"), [facts.debt.overdue.items.source])
    return section(
      "missed", title,
      list(LoanWords.missedPayments, facts.debt.overdue.items) { missed in
        let columns = Column.allCases.filter { column in
          column == .due || missed.contains { cell(column, of: $0) != nil }
        }
        if !missed.isEmpty {
          table("items", title, columns.map(header), of: missed, named: { "overdue.missed.\($0.due)" }) { id, payment in
            TableRow(
              id: id, cells: columns.map { cell($0, of: payment) },
              tone: payment.isPaid ? .muted : .critical,
              state: payment.isPaid ? .paid : payment.paid?.isPositive ?? false ? .partlyPaid : .overdue)
          }
        }
      })
  }

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
