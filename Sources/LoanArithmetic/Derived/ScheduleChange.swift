/// A change of the terms of a loan, requested by the borrower or announced by the lender.
public enum ScheduleChange: Sendable, Hashable {
  case earlyRepayment(EarlyRepayment)
  case rate(RateChange)
  case paymentHoliday(PaymentHoliday)
  case disbursement(Disbursement)
}

extension ScheduleTerms {
  /// Returns the terms with further changes. They apply in the order of their days, with the changes already agreed.
  public func applying(_ changes: [ScheduleChange]) -> ScheduleTerms {
    var terms = self
    for change in changes {
      switch change {
      case .earlyRepayment(let repayment): terms.earlyRepayments.append(repayment)
      case .rate(let rate): terms.rateChanges.append(rate)
      case .paymentHoliday(let holiday): terms.paymentHolidays.append(holiday)
      case .disbursement(let disbursement): terms.disburse(disbursement)
      }
    }
    return terms
  }

  /// Adds a disbursement. If the list then has disbursements on the first day, `principal` becomes their sum or, if
  /// nothing is paid out on that day, grows by the new amount.
  private mutating func disburse(_ disbursement: Disbursement) {
    if let disbursed, !disbursements.contains(where: { $0.date == disbursed }) {
      disbursements.insert(Disbursement(date: disbursed, amount: principal), at: 0)
    }
    let start = disbursed ?? disbursements.map(\.date).min()
    disbursements.append(disbursement)
    let first = disbursements.filter { $0.date == start }.map(\.amount)
    guard !first.isEmpty, let sum = Money.sum(first, currency: principal.currency) else { return }
    principal = sum.isPositive ? sum : principal.adding(disbursement.amount) ?? principal
  }
}
