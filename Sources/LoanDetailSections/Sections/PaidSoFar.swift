public import DesignSystem
import LoanArithmetic
public import LoanDetailCore

/// What the customer paid since the beginning, with its parts.
///
/// ```
/// Paid so far
///   In all  . . . . . . . . . . . .  $4,478.45
///   Principal . . . . . . . . . . .  $3,950.33
///   Interest  . . . . . . . . . . . .  $528.12
/// ```
public struct PaidSoFar: LoanSection {
  public static let name = SectionName.paid
  public static let summary = "What the customer paid since the beginning, with its parts."
  public static let needs = [NeededFact("paid", \.paid)]

  public let loan: ShownLoan
  public init(_ loan: ShownLoan) { self.loan = loan }

  public var title: LocalizedText? { LoanWords.paidSoFar }

  public var items: [Item] {
    list(LoanWords.paidSoFar, facts.paid.map { [$0] }) { totals in
      for paid in totals {
        row("total", LoanWords.debtInAll, paid.total)
        each(paid.portions.filter { !$0.amount.isZero }, named: { "\(id).\($0.component.rawValue)" }) {
          row(.id($0), title(of: $1), $1.amount)
        }
        row("from", LoanWords.paidFrom, paid.from)
        row("until", LoanWords.paidUntil, paid.until)
      }
    }
  }
}
