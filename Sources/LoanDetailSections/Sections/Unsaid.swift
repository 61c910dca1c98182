import DesignSystem
import LoanArithmetic
import LoanDetailCore
import Loans
import Localization

/// A note that lists the most important facts that the source does not provide.
struct Unsaid: LoanSection {
  static let name = SectionName.unsaid
  static let summary = "The most important facts that the source does not provide."

  let loan: LoanOnScreen

  var sources: [ProvenanceLog.Source] { [.absent(.notProvided)] }

  var silence: String? { facts.lifecycle.phase.isOpen ? nil : "the product is over" }
  static let emptiness = "the source says everything important"

  var items: [Item] {
    let missing = missing
    if !missing.isEmpty {
      let names = missing.map { inside($0.name) }
      note(
        .id(id), LoanWords.notProvided(language.list(names)),
        missing: missing.map { lack($0.id, $0.name, because: .notProvided) })
    }
  }

  /// The facts that are not provided, each with the id of the item that would show it.
  private var missing: [(id: ItemID, name: LocalizedText)] {
    let terms = facts.terms
    let candidates: [(id: ItemID, name: LocalizedText, isMissing: Bool)] = [
      ("debt.total", LoanWords.totalDebt, isNotProvided(facts.debt.total)),
      (
        "payment", LoanWords.nextPayment,
        loan.nextObligation == nil && loan.closingRepayment == nil && !isAllOverdue
          && !loan.hasNothingDue
      ),
      ("terms.rate", LoanWords.rate, isNotProvided(terms.rates)),
      ("terms.full-cost", LoanWords.fullCost, isNotProvided(terms.fullCost)),
      ("terms.term", LoanWords.term, isNotProvided(terms.term) && !loan.isRevolving),
      ("schedule", LoanWords.schedule, facts.schedule.rows.isEmpty && !loan.isUnscheduled),
      ("operations", LoanWords.operations, isNotProvided(facts.operations)),
      (
        "debt.payoff", LoanWords.payoffAmount,
        isNotProvided(facts.debt.payoff) && facts.debt.total.value?.isZero != true
      ),
    ]
    return candidates.filter(\.isMissing).map { ($0.id, $0.name) }
  }

  /// Whether the last payment is overdue, so that no other one follows.
  private var isAllOverdue: Bool {
    loan.isOverdue && !facts.schedule.rows.isEmpty && !loan.isNextPaymentMissing
  }

  private func isNotProvided<Known>(_ fact: Fact<Known>) -> Bool {
    if case .absent(.notProvided) = fact { true } else { false }
  }
}
