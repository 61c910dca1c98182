import DesignSystem
import LoanArithmetic
import Loans
import Localization

/// The contract's rules for early repayment, and the reason if it is not possible now.
///
/// ```
/// Early repayment by the contract
///   In full . . . . . . . . . . . . .  allowed
///   In part . . . . . . . . . . . . .  allowed
///     not possible now: pay what is overdue first
///   Free of charge in this period EUR 15,000.00
///   Already used  . . . . . . . .  EUR 6,000.00
///   Still left  . . . . . . . . .  EUR 9,000.00
///   Last day of the period . . December 31, 2026
///   Notice period . . . . . . . . . .  30 days
///   Charge for full repayment now RUB 1,500.00
/// ```
struct Prepayment: LoanSection {
  static let name = SectionName.prepayment
  static let summary = "The rules of early repayment."
  static let needs = [NeededFact("terms.prepayment", \.terms.prepayment)]

  let loan: LoanOnScreen

  var title: LocalizedText? { LoanWords.prepayment }
  var silence: String? { silenceWhenOver }

  var items: [Item] {
    members(LoanWords.prepayment, of: facts.terms.prepayment, rows)
  }

  @ItemsBuilder
  private func rows(of rules: PrepaymentRules) -> [Item] {
    row(
      "full", LoanWords.inFull, rules.full.map(Self.permission),
      caption: rules.full == true ? obstacle(to: .repayFull) : nil)
    row(
      "partial", LoanWords.inPart, rules.partial.map(Self.permission),
      caption: rules.partial == true ? obstacle(to: .repayPart) : nil)
    row("minimum", LoanWords.minimum, rules.minimum)
    row(
      "notice", LoanWords.notice,
      rules.noticeDays.map { $0 == 0 ? LoanWords.noNotice(language) : formatter.count($0, LoanWords.days) })
    if let allowance = rules.allowance { self.allowance(allowance) }
    deadline("notice-until", LoanWords.noticeUntil, rules.noticeUntil)
    row("days", LoanWords.daysAllowed, rules.daysAllowed)
    row("fee", LoanWords.cost, rules.fee)
    row("compensation", LoanWords.compensation, rules.compensation, states: .fees)
  }

  /// What may be repaid free of charge in a period: the whole amount, the used part, and the rest, which is left out
  /// after the last day.
  @ItemsBuilder
  private func allowance(_ allowance: PrepaymentAllowance) -> [Item] {
    let isOver = allowance.until.map { $0 < day } ?? false
    let stated = { (amount: Money) in facts.terms.prepayment.map { _ in amount } }
    row(
      "allowance", isOver ? LoanWords.wasFreeOfCharge : LoanWords.freeOfChargeInPeriod, stated(allowance.amount))
    row("allowance-used", LoanWords.allowanceUsed, allowance.used.map { loan.ofItsDay(stated($0)) } ?? .notProvided)
    row("allowance-left", LoanWords.allowanceLeft, loan.ofItsDay(loan.allowanceLeft))
    deadline("allowance-until", LoanWords.allowanceUntil, allowance.until)
  }

  /// The reason why an action that the contract allows is not possible now; `nil` if there is none.
  private func obstacle(to kind: LoanAction.Kind) -> SpokenText? {
    facts.actions.lazy.compactMap { action -> SpokenText? in
      guard action.kind == kind, case .unavailable(_, let until) = action.state else { return nil }
      return obstacle(of: action).map { dated(said($0), loan.validity(until: until)) }
    }.first
  }

  private static func permission(_ flag: Bool) -> LocalizedText { flag ? LoanWords.allowed : LoanWords.notAllowed }
}
