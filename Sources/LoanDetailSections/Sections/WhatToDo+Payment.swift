import DesignSystem
import LoanArithmetic
import LoanDetailCore
import Loans
import Localization

// The next payment: what to bring, by when, and who moves the money.
extension WhatToDo {
  /// The advice to make a payment; `nil` if its amount is unknown.
  func pay(_ next: Obligation) -> Advice? {
    guard let remaining = next.remaining ?? next.amount.value else { return nil }
    let debit = loan.debit(of: next)
    let last = loan.lastDay(of: next)
    // What is not taken must be paid, and not only be there.
    let words = loan.isTakenWhole(next) ? LoanWords.depositToAccount : LoanWords.payNow
    let payment: [LocalizedText?] = [
      loan.purpose(of: next).value == .closes && loan.isOwedInOneCurrency ? LoanWords.isWholeDebt : nil,
      interestOnly(next),
      loan.ownPart(of: loan.scope).map { LoanWords.ownPart(value($0)) },
      loan.repaymentByOther.flatMap(announcement), otherwise(replacing: next),
      loan.chargesLeft == nil ? nil : LoanWords.onlyChargesLeft,
      explanation(of: debit, next), partOnItsWay(of: next.remaining),
      loan.isBesideUnknownAmount(next) ? LoanWords.otherAmountIsUnknown : nil,
    ]
    let tone: Tone =
      if last == day || debit.refusals != nil {
        .critical
      } else if isSoon(last) || !limits(beside: .pay(next)).isEmpty {
        .attention
      } else {
        .neutral
      }
    return Advice(
      title: words(value(remaining), last.map(by), isAtLeast(next)),
      text: payment + costOfDelay(of: next) + [graceLoss(without: next)], tone: tone)
  }

  /// The advice about a payment whose money is in the account; `nil` if its amount or its day is unknown.
  func covered(_ next: Obligation) -> Advice? {
    guard let amount = next.amount.value, let due = next.due.value else { return nil }
    let debit = loan.debit(of: next)
    let isToday = due == day
    let mustPay = (title: LoanWords.makePayment(by(due)), tone: isToday ? Tone.critical : .attention)
    let (title, text, tone): (LocalizedText, LocalizedText?, Tone) =
      switch debit {
      case .off, .refused: (mustPay.title, LoanWords.moneyIsThereNotTaken, mustPay.tone)
      case .automatic:
        if let part = loan.partTaken(of: next) {
          (mustPay.title, LoanWords.onlyTaken(value(part)), mustPay.tone)
        } else {
          (LoanWords.nothingToDo, coverage(of: next), .positive)
        }
      case .unknown where amount.isZero: (LoanWords.nothingToDo, LoanWords.nothingToPay(on: value(due)), .positive)
      case .unknown: (LoanWords.nothingToDo, coverage(of: next), .positive)
      }
    return Advice(
      title: title, text: [text, loan.repaymentByOther.flatMap(announcement), interestOnly(next)], tone: tone)
  }

  /// The sentence that the money of a payment is there, and when the bank takes it; `nil` if the amount or the day of
  /// the payment is unknown.
  func coverage(of next: Obligation) -> LocalizedText? {
    guard let amount = next.amount.value, let due = next.due.value else { return nil }
    let taken = loan.debit(of: next) == .automatic ? loan.sharedLastDay(of: next) : nil
    return taken.map { LoanWords.willBeTaken(value(amount), on: value($0)) }
      ?? LoanWords.isCovered(value(amount), of: value(due))
  }

  /// The statement that a payment does not reduce the debt, and the first payment that does; `nil` for a payment that
  /// reduces the debt.
  func interestOnly(_ next: Obligation) -> LocalizedText? {
    guard let last = loan.interestOnlyUntil, next.kind == .instalment, next.due.value.map({ $0 <= last }) ?? false
    else { return nil }
    let first = loan.firstRepayment.flatMap { row -> (amount: Value, day: Value)? in
      guard let amount = row.payment, let due = row.due else { return nil }
      return (value(amount), value(due))
    }
    return LoanWords.isInterestOnly(then: first)
  }

  /// The sentence that another payer will repay, and when; `nil` if the customer pays.
  func announcement(of need: RepaymentNeed) -> LocalizedText? {
    need.repayment.payer.map { payer in
      LoanWords.willBeRepaid(
        need.total.value.map { value($0) }, on: value(need.on),
        from: (payer.name ?? LoanWords.text(of: payer.kind))(language), isIncome: payer.kind == .income)
    }
  }

  /// Whether a day for paying is so near that it is announced; also true without a day.
  func isSoon(_ last: CalendarDate?) -> Bool {
    last.map { day.days(until: $0) <= LoanOnDay.announcedDays } ?? true
  }

  /// The words for the last day of a payment: "today", or "by" that day.
  func by(_ last: CalendarDate) -> LocalizedText { last == day ? LoanWords.today : LoanWords.by(value(last)) }

  /// The sentence about the automatic payment; `nil` if its state is unknown.
  func explanation(of debit: Debit, _ next: Obligation) -> LocalizedText? {
    switch debit {
    case .automatic:
      loan.partTaken(of: next).map { LoanWords.onlyTaken(value($0)) }
        ?? next.account.value.map { LoanWords.thenTakenFrom(value($0)) } ?? LoanWords.thenTaken
    case .off: LoanWords.autopayIsOff
    case .refused(let days): LoanWords.autopayRefused(earliestFirst(days))
    case .unknown: nil
    }
  }

  /// The days of refusals, which are the latest first, as a text with the earliest first; `nil` without days.
  func earliestFirst(_ days: [CalendarDate]) -> String? {
    days.isEmpty ? nil : days.reversed().map { text($0) }.joined(separator: "; ")
  }

  /// What to do if the money of another payer, which replaces the payments in the product's currency, does not come;
  /// `nil` if no such money is expected, or if the payment is in that currency.
  private func otherwise(replacing next: Obligation) -> LocalizedText? {
    guard let need = loan.repaymentByOther, need.repayment.extent == .full,
      next.amount.value?.currency != facts.currency
    else { return nil }
    return need.repayment.payer?.otherwise.map(LoanWords.unlessItComes)
  }

  /// The cost of a missed payment, as far as the terms state one.
  private func costOfDelay(of next: Obligation) -> [LocalizedText?] {
    guard loan.isRequired(next), let penalty = facts.terms.penalty.value else { return [] }
    let rate = penalty.rate.flatMap { $0.percent.coefficient > 0 ? $0 : nil }
    let fee = penalty.lateFee.flatMap { $0.isPositive ? $0 : nil }
    return [rate.map { LoanWords.laterCostsRate(value($0)) }, fee.map { LoanWords.laterCosts(value($0)) }]
  }
}

extension LoanSection {
  /// The part of a sum that is being processed, and what is enough beside it; `nil` if nothing is.
  func partOnItsWay(of sum: Money?) -> LocalizedText? {
    loan.partOnItsWay(of: sum).flatMap { part in
      sum?.subtracting(part).map { LoanWords.partOnItsWay(value(part), enough: value($0)) }
    }
  }
}

extension Debit {
  /// The days on which the automatic payment was refused; `nil` if it was not.
  var refusals: [CalendarDate]? { if case .refused(let days) = self { days } else { nil } }
}
