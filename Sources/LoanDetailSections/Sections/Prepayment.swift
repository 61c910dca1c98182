public import DesignSystem
import LoanArithmetic
public import LoanDetailCore

/// The rules of early repayment.
///
/// ```
/// Early repayment
///   In full . . . . . . . . . . . . .  allowed
///   In part . . . . . . . . . . . . .  allowed
///   Notice  . . . . . . . . . . . . .  30 days
/// ```
public struct Prepayment: LoanSection {
  public static let name = SectionName.prepayment
  public static let summary = "The rules of early repayment."
  public static let needs = [NeededFact("terms.prepayment", \.terms.prepayment)]

  public let loan: ShownLoan
  public init(_ loan: ShownLoan) { self.loan = loan }

  public var title: LocalizedText? { LoanWords.prepayment }
  public var silence: String? { facts.lifecycle.phase.isOpen ? nil : "nothing is to be paid in this phase" }

  public var items: [Item] {
    list(LoanWords.prepayment, facts.terms.prepayment.map { [$0] }) { rules in
      for rule in rules { rows(of: rule) }
    }
  }

  @ItemsBuilder
  private func rows(of rules: PrepaymentRules) -> [Item] {
    row("full", LoanWords.inFull, rules.full.map(Self.permission))
    row("partial", LoanWords.inPart, rules.partial.map(Self.permission))
    row("minimum", LoanWords.minimum, rules.minimum)
    row(
      "notice", LoanWords.notice,
      rules.noticeDays.map { $0 == 0 ? LoanWords.noNotice(language) : formatter.count($0, LoanWords.days) })
    row("fee", LoanWords.cost, rules.fee)
  }

  private static func permission(_ flag: Bool) -> LocalizedText { flag ? LoanWords.allowed : LoanWords.notAllowed }
}
