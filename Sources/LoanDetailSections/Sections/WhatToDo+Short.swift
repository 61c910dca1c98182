import LoanArithmetic
import LoanDetailCore
import Loans
import Localization

// The titles of the advice for narrow screens.
extension WhatToDo {
  /// The short forms of a title, the most complete first.
  func shortForms(of task: LoanTask) -> [LocalizedText?] {
    switch task {
    case .prepareRepayment(let need): shortForms(of: need)
    case .askAboutRepayment: [LoanWords.shortAskAboutRepayment]
    case .payAfterHoliday(let until): [until.map { LoanWords.shortNothingUntil(digits($0)) }]
    case .check(let next): [next.due.value.map { LoanWords.shortCheckPayment(of: digits($0)) }]
    case .checkRepayment(let day): [LoanWords.shortCheckRepayment(of: digits(day))]
    case .askAboutPayment(let next): [next.due.value.map { LoanWords.shortAskAboutPayment(of: digits($0)) }]
    case .pay(let next): shortForms(of: next)
    case .covered(let next): [next.due.value.map { LoanWords.shortMakePayment(by: digits($0)) }]
    case .keepGrace(let sum):
      shortPayment + [loan.lastDay(of: sum).map { LoanWords.shortKeepGrace(by: digits($0)) }]
    case .payExcess, .payCharges: shortPayment
    case .payForNewLimit(let amount, let day):
      [LoanWords.shortPayAtLeast(value(amount), by: digits(day)), LoanWords.shortPayAtLeast(value(amount), by: nil)]
    case .checkLimit: [LoanWords.shortCheckLimit]
    case .payByEnd(let end): [LoanWords.shortPayByEnd(digits(end))]
    case .payAnyTime: [LoanWords.shortPayAnyTime]
    case .awaitStatement, .awaitDisbursement: [LoanWords.shortNothingToPay]
    case .noPayments: [LoanWords.shortNoPayments]
    case .payElsewhere, .payOtherProduct: [LoanWords.shortNothingToPayHere]
    case .payNothing(let state), .follow(let state): [LoanWords.shortTask(in: state)]
    case .payOverdue, .awaitPayment, .awaitRepayment, .nothingDue, .nothingOwed, .repaid, .takeBack, .payWrittenOff: []
    }
  }

  /// Whether a payment is the least of what can be paid.
  func isAtLeast(_ next: Obligation) -> Bool {
    loan.isBesideUnknownAmount(next)
      || next.kind == .minimum && next.remaining ?? next.amount.value != facts.debt.total.value
  }

  /// The short forms of the payment that the task asks for; empty if its amount is unknown.
  private var shortPayment: [LocalizedText?] {
    guard let payment = loan.paymentOfTask, let amount = payment.amount else { return [] }
    return [
      LoanWords.shortPay(value(amount), by: payment.by.map { digits($0) }), LoanWords.shortPay(value(amount), by: nil),
    ]
  }

  /// The short forms of the next payment; empty if its amount is unknown.
  private func shortForms(of next: Obligation) -> [LocalizedText?] {
    guard let remaining = next.remaining ?? next.amount.value else { return [] }
    let due = loan.lastDay(of: next).map { digits($0) }
    let words =
      if isAtLeast(next) {
        LoanWords.shortPayAtLeast
      } else if loan.isTakenWhole(next) {
        LoanWords.shortDeposit
      } else {
        LoanWords.shortPay
      }
    return [words(value(remaining), due), words(value(remaining), nil)]
  }

  /// The short forms of a booked early repayment, with the sum that is missing if it is known.
  private func shortForms(of need: RepaymentNeed) -> [LocalizedText?] {
    let day = digits(need.on)
    guard let amount = loan.paymentOfTask?.amount else { return [LoanWords.shortEarlyRepayment(on: day)] }
    return [LoanWords.shortDeposit(value(amount), by: day), LoanWords.shortDeposit(value(amount), by: nil)]
  }
}
