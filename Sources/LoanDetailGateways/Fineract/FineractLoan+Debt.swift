import LoanArithmetic
import LoanDetailCore
import Loans

extension FineractLoan {
  func debt() -> Debt {
    let summary = loan.group("summary")
    var debt = Debt()
    debt.total = summary.amount("totalOutstanding", in: currency)
    debt.principal = summary.amount("principalOutstanding", in: currency)
    debt.interest = summary.amount("interestOutstanding", in: currency)
    debt.fees = summary.amount("feeChargesOutstanding", in: currency)
    debt.penalties = summary.amount("penaltyChargesOutstanding", in: currency)
    debt.overpaid = loan.amount("totalOverpaid", in: currency).or(summary.amount("totalOverpaid", in: currency))
    debt.overdue.amount = summary.amount("totalOverdue", in: currency)
    debt.overdue.since = summary.day("overdueSinceDate")
    debt.overdue.portions = portions(
      of: summary, principal: "principalOverdue", interest: "interestOverdue", fees: "feeChargesOverdue",
      penalties: "penaltyChargesOverdue")
    return debt
  }

  /// Returns the known parts of an amount, in reading order.
  func portions(
    of reader: ObjectReader, principal: String, interest: String, fees: String, penalties: String
  ) -> [Portion] {
    let names: [(Portion.Component, String)] = [
      (.principal, principal), (.interest, interest), (.fees, fees), (.penalties, penalties),
    ]
    return names.compactMap { component, name in
      reader.amount(name, in: currency).value.map { Portion(component, $0) }
    }
  }
}
