public import DesignSystem
import LoanArithmetic
import LoanDetailCore

extension LoanSections {
  /// The parts of the debt, of the overdue amount and of the next payment.
  public func composition() -> [Item] {
    let debt = section("composition.debt", Words.debt, debtBreakdown())
    let overdue =
      (facts.overdueAmount(on: day).value?.isPositive ?? false)
      ? section("composition.overdue", Words.overdueTitle, overdueBreakdown()) : []
    let payment = section("composition.payment", Words.nextPayment, nextPaymentBreakdown())
    let all = debt + overdue + payment + scheduleByYear()
    trace("composition.absent", [facts.debt.total.source])
    guard all.isEmpty else { return all }
    context.lacks("composition.absent", Words.debt, because: .notProvided)
    return [note("composition.absent", Words.noComposition)]
  }

  func overdueBreakdown() -> [Item] {
    breakdown(
      "overdue.parts", Words.overdueAmount, facts.overdueAmount(on: day), facts.debt.overdue.portions,
      material: .overdue
    ) { _ in facts.debt.overdue.portionsOrigin.map { .known($0, asOf: nil) } }
  }

  func nextPaymentBreakdown() -> [Item] {
    guard let next = facts.nextObligation(on: day) else { return [] }
    return breakdown("payment.parts", Words.paymentMadeOf, next.amount, next.portions, material: .nextPaymentAmount) {
      _ in
      next.portionsOrigin.map { .known($0, asOf: nil) }
    }
  }

  func debtBreakdown() -> [Item] {
    breakdown("debt.parts", Words.debtInAll, facts.debt.total, facts.debt.portions, material: .balance) { component in
      switch component {
      case .principal: facts.debt.principal.source
      case .interest: facts.debt.interest.source
      case .fees: facts.debt.fees.source
      case .penalties: facts.debt.penalties.source
      case .insurance: nil
      case .other: facts.debt.otherPortions.source
      }
    }
  }
}
