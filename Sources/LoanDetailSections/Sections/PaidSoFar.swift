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
  public var items: [Item] { totals(LoanWords.paidSoFar, facts.paid) }
}

/// What the customer paid this year, with its parts.
///
/// ```
/// Paid this year
///   In all  . . . . . . . . . . . .  $1,492.82
///   Principal . . . . . . . . . . .  $1,330.06
///   Interest  . . . . . . . . . . . .  $162.76
///   First day . . . . . . . .  January 1, 2026
/// ```
public struct PaidThisYear: LoanSection {
  public static let name = SectionName.paidThisYear
  public static let summary = "What the customer paid this year, with its parts."
  public static let needs = [NeededFact("paidThisYear", \.paidThisYear)]

  public let loan: ShownLoan
  public init(_ loan: ShownLoan) { self.loan = loan }

  public var title: LocalizedText? { LoanWords.paidThisYear }
  public var items: [Item] { totals(LoanWords.paidThisYear, facts.paidThisYear) }
}

extension LoanSection {
  /// The sum of the payments of a period, its parts that are not zero, and the days of the period.
  fileprivate func totals(_ title: LocalizedText, _ paid: Fact<PaidTotals>) -> [Item] {
    members(title, of: paid) { paid in
      row("total", LoanWords.debtInAll, paid.total)
      each(paid.portions.filter { !$0.amount.isZero }, named: { "\(id).\($0.component.rawValue)" }) {
        row(.id($0), self.title(of: $1), $1.amount)
      }
      row("from", LoanWords.firstDay, paid.from)
      row("until", LoanWords.lastDay, paid.until)
    }
  }
}
