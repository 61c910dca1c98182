import LoanArithmetic
import LoanDetailCore
import Loans
import Localization

extension FineractLoan {
  /// Returns the total that the customer has paid since the beginning, with its parts.
  func paid() -> Fact<PaidTotals> {
    let summary = loan.group("summary")
    let total = summary.amount("totalRepayment", in: currency)
      .or(loan.group("repaymentSchedule").amount("totalRepayment", in: currency))
    let portions = portions(
      of: summary, principal: "principalPaid", interest: "interestPaid", fees: "feeChargesPaid",
      penalties: "penaltyChargesPaid")
    return total.map { PaidTotals(total: $0, portions: portions) }
  }

  /// Returns the total repayment over the whole term.
  func totalRepayment() -> Fact<Money> {
    loan.group("summary").amount("totalExpectedRepayment", in: currency)
      .or(loan.group("repaymentSchedule").amount("totalRepaymentExpected", in: currency))
  }

  /// Returns the total cost over the whole term: interest, fees and penalties.
  func costOfCredit() -> Fact<Money> { loan.group("summary").amount("totalExpectedCostOfLoan", in: currency) }

  /// Returns the agreed amount of each instalment, which some responses have in the summary.
  func payment() -> Fact<Money> {
    loan.amount("fixedEmiAmount", in: currency).or(loan.group("summary").amount("fixedEmiAmount", in: currency))
  }

  /// Returns the account from which payments are taken, which some responses have in the summary.
  func account() -> Fact<AccountNumber> {
    loan.group("linkedAccount").accountIdentifier("accountNo")
      .or(loan.group("summary").group("linkedAccount").accountIdentifier("accountNo"))
  }

  /// Returns the loan officer.
  func contacts() -> Fact<[Contact]> {
    loan.text("loanOfficerName").map { [Contact(role: .adviser, name: LocalizedText($0))] }
  }
}
