public import DesignSystem
import LoanArithmetic
public import LoanDetailCore

/// How much is due next, when, from which account, and whether it is covered.
///
/// ```
/// Next payment
///   Instalment                   RUB 13,118.74
///   Pay by  . . . . . . . .  December 10, 2026
///     in 19 days
///   From account  . . . . . . . . . . . ••1234
///     automatic payment is on
/// ```
public struct NextPayment: LoanSection {
  public static let name = SectionName.payment
  public static let summary = "How much is due next, when, from which account, and whether it is covered."
  public static let needs = [NeededFact("obligations", \.obligations)]

  public let loan: ShownLoan
  public init(_ loan: ShownLoan) { self.loan = loan }

  public var title: LocalizedText? { LoanWords.nextPayment }
  public var silence: String? { facts.lifecycle.phase.isOpen ? nil : "nothing is to be paid in this phase" }

  public var items: [Item] {
    if let next = facts.nextObligation(on: day) {
      amount(
        "amount", label(of: next), next.amount, states: .nextPaymentAmount, isCopyable: true)
      row(
        "date", LoanWords.payBy, next.due, states: .nextPaymentDate, caption: next.due.value.map(countdown),
        destination: facts.isUnscheduled ? nil : .screen(.schedule))
      others(than: next)
      account(of: next)
      automaticPayment(of: next, "autopay-amount", day: "autopay-day")
      covered(of: next)
      PaymentParts(loan).items
    } else {
      absent
    }
  }

  private func label(of next: Obligation) -> LocalizedText {
    let isSum = facts.nextObligations(on: day).count > 1 && next.amount.isDerived
    return isSum ? LoanWords.togetherToPay : LoanWords.text(of: next.kind)
  }

  /// The other obligations of the day, except the one that is shown as the payment.
  private func others(than next: Obligation) -> [Item] {
    each(facts.nextObligations(on: day).filter { $0 != next }, named: { "payment.of.\($0.kind.rawValue)" }) {
      row(.id($0), LoanWords.text(of: $1.kind), $1.amount)
    }
  }

  /// The account, with a word about the automatic payment; without an account, the automatic payment alone.
  private func account(of next: Obligation) -> [Item] {
    let autopay = next.autopay.value.map { ($0 ? LoanWords.autopayOn : LoanWords.autopayOff)(language) }
    let account = row("account", LoanWords.fromAccount, next.account, caption: autopay)
    guard !account.isEmpty else { return row("autopay", LoanWords.autopay, next.autopay) }
    if next.autopay.value != nil { trace(id("account"), [next.autopay.source]) }
    return account
  }

  private func covered(of next: Obligation) -> [Item] {
    if next.covered.value != nil { trace(id("covered"), [next.amount.source]) }
    return row("covered", LoanWords.covered, next.covered, caption: coverage(of: next))
  }

  private func coverage(of next: Obligation) -> String? {
    guard next.covered.value != nil, let remaining = next.remaining else { return nil }
    return remaining.isPositive
      ? "\(LoanWords.stillToPay(language)) \(text(remaining))" : LoanWords.coveredInFull(language)
  }

  /// The reason why there is no next payment; empty if only an overdue amount has to be paid.
  private var absent: [Item] {
    if case .absent(let absence) = facts.obligations,
      let reason = reason(for: absence, of: id("absent"), LoanWords.nextPayment)
    {
      return note("absent", "\(LoanWords.nextPayment(language)): \(reason)", tone: .attention)
    }
    guard !facts.isOverdue(on: day) || !facts.schedule.rows.isEmpty else { return [] }
    context.lacks(id("absent"), LoanWords.nextPayment, because: .notProvided)
    return note("absent", LoanWords.noNextPayment)
  }
}
