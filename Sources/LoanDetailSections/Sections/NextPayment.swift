import DesignSystem
import LoanArithmetic
import LoanDetailCore
import Loans
import Localization

/// The amount of the next payment, its day and account, and whether it is covered. The other coming obligations follow,
/// each with its day and its purpose.
///
/// ```
/// Next payment
///   Minimum payment               RUB 2,609.00
///     enough to avoid a penalty
///   Pay by  . . . . . . . .  November 25, 2026
///     in 4 days
///   From the account  . . . . . . . . . ••1234
///     debited automatically
///   Statement balance . . . . .  RUB 52,180.00
///     by November 30, 2026, in 9 days; keeps purchases free of interest
/// ```
struct NextPayment: LoanSection {
  static let name = SectionName.nextPayment
  static let priority = Priority.high
  static let summary = "How much is due next, when, from which account, and whether it is covered."
  static let needs = [NeededFact("obligations", \.obligations)]

  let loan: LoanOnScreen
  private let next: Obligation?

  init(_ loan: LoanOnScreen) {
    self.loan = loan
    next = loan.nextObligation
  }

  var title: LocalizedText? { LoanWords.nextPayment }
  var silence: String? {
    if let silenceWhenOver { return silenceWhenOver }
    if loan.hasPaymentsBeforeTheFacts { return "the facts are of a day after the next payment" }
    guard next == nil else { return nil }
    if loan.closingRepayment != nil { return "a repayment of the whole debt takes its place" }
    return loan.hasNothingDue ? "the source states that nothing is due" : nil
  }

  /// The importance of the section; normal if something is overdue, which comes first then.
  var importance: Priority { loan.isOverdue ? .normal : Self.priority }

  var items: [Item] {
    if let next {
      let isOverdue = loan.isOverdue
      rows(of: next, caption: achievement(of: next, isOverdue: isOverdue))
      others(than: next, isOverdue: isOverdue)
    } else {
      absent
    }
  }

  /// The rows of the payment alone, without the other obligations.
  @ItemsBuilder
  func rows(of next: Obligation, caption: (any CaptionText)?) -> [Item] {
    amount("amount", label(of: next), next.amount, states: .nextPaymentAmount, caption: caption, isCopyable: true)
    row(
      "date", LoanWords.payBy, next.due, states: .nextPaymentDate, caption: next.due.value.map(countdown),
      destination: loan.isUnscheduled ? nil : .screen(.schedule))
    if let contradiction = loan.contradictionOfNext, let words = words(for: contradiction, of: next) {
      note(
        "contradiction", words, tone: .attention,
        missing: [lack(id("contradiction"), LoanWords.nextPayment, because: .unreadable)])
    }
    if next == self.next, let (booked, payment) = loan.nextAfterRepayment {
      row("after-repayment", LoanWords.afterRepayment(of: value(booked.on)), payment)
    }
    account(of: next)
    automaticPayment(of: next, "autopay-amount", day: "autopay-day")
    covered(of: next)
    parts(of: next)
  }

  /// The parts of the payment. The amount is repeated only if the parts do not add up to it.
  private func parts(of next: Obligation) -> [Item] {
    guard let amount = next.amount.value, next.portions.rest(of: amount)?.isZero ?? false else {
      return PaymentParts(loan: loan).items
    }
    // A payment without interest is all principal.
    let parts = next.portions.filter { !$0.amount.isZero }
    if parts == [Portion(.principal, amount)] { return [] }
    return each(parts, named: { "payment.parts.\($0.component.idName)" }) {
      let _ = trace($0, [next.portionsOrigin.map { .known($0, asOf: nil) } ?? next.amount.source])
      row(.id($0), LoanWords.including(inside(title(of: $1))), $1.amount, isPart: true)
    }
  }

  /// The name of the payment; "Total to pay" if it is the sum of several obligations.
  private func label(of next: Obligation) -> LocalizedText {
    loan.parts(of: next).isEmpty ? name(of: next) : LoanWords.togetherToPay
  }

  /// The next obligation of each kind, except the one shown as the payment.
  private func others(than next: Obligation, isOverdue: Bool) -> [Item] {
    each(loan.nextObligationsOfEachKind.filter { $0 != next }, named: { "payment.of.\($0.kind.rawValue)" }) {
      row(
        .id($0), name(of: $1), $1.amount, caption: caption(of: $1, beside: next, isOverdue: isOverdue))
    }
  }

  /// The day unless it is that of the next payment, the amount left to pay, the purpose, and how it is debited; `nil`
  /// if there is none of these.
  private func caption(of other: Obligation, beside next: Obligation, isOverdue: Bool) -> SpokenText? {
    let due = other.due.value.flatMap { $0 == next.due.value ? nil : dayAndCountdown($0) }
    let left = other.covered.value?.isPositive ?? false ? coverage(of: other) : nil
    return [due, left, achievement(of: other, isOverdue: isOverdue), debit(of: other, beside: next)].joinedTexts(
      by: language.semicolon)
  }

  /// Whether and when another obligation is debited automatically, and from which account; `nil` if this is as for the
  /// next payment.
  func debit(of other: Obligation, beside next: Obligation) -> SpokenText? {
    let account = other.account.value.flatMap { $0 == next.account.value ? nil : $0 }
    let early = loan.earlyDebit(of: other).flatMap { $0 == next.autopayDay.value ? nil : $0 }
    let debit = loan.debit(of: other)
    let isDifferent = debit != loan.debit(of: next)
    let words: LocalizedText? =
      switch debit {
      case .automatic where account != nil: account.map { LoanWords.autopayOn(from: value($0)) }
      case .automatic where isDifferent && early == nil: LoanWords.autopayOn
      case .off where isDifferent && other.autopay.value != nil: LoanWords.autopayOff
      default: nil
      }
    return [words, early.map { LoanWords.isTaken(on: value($0)) }].map { $0.map(said) }.joinedTexts(
      by: language.semicolon)
  }

  /// The account with the state of the automatic payment, or that state alone if the account is unknown. For a sum of
  /// several obligations, the state is shown only if it is that of all of them.
  private func account(of next: Obligation) -> [Item] {
    let account = row("account", LoanWords.fromAccount, next.account, caption: wordsForDebit(of: next))
    guard !account.isEmpty else {
      guard !next.autopay.isDerived else { return [] }
      let isRefused = loan.debit(of: next).refusals != nil
      return row(
        "autopay", LoanWords.autopay, autopay(of: next), caption: isRefused ? wordsForDebit(of: next) : nil)
    }
    if next.autopay.value != nil { trace(id("account"), [next.autopay.source]) }
    return account
  }

  /// The state of the automatic payment in words; `nil` if it is unknown.
  private func wordsForDebit(of next: Obligation) -> String? {
    switch loan.debit(of: next) {
    case .automatic: LoanWords.autopayOn(language)
    case .off: LoanWords.autopayOff(language)
    case .refused(let days):
      days.count > 1
        ? formatter.count(days.count, LoanWords.autopayWasRefusedOften) : LoanWords.autopayWasRefused(language)
    case .unknown: nil
    }
  }

  /// The part of the payment that is in the account, and what is left to deposit.
  private func covered(of next: Obligation) -> [Item] {
    if next.covered.value != nil { trace(id("covered"), [next.amount.source]) }
    return row("covered", LoanWords.covered, next.covered, caption: coverage(of: next))
  }

  /// What is left to deposit for a payment, or that nothing is; `nil` if it is unknown how much is in the account,
  /// after the day of the payment, and if the source contradicts the payment or one is on its way.
  func coverage(of next: Obligation) -> SpokenText? {
    guard next.covered.value != nil, let remaining = next.remaining, next.due.value.map({ $0 >= day }) ?? true,
      loan.contradictionOfNext == nil
    else { return nil }
    guard remaining.isPositive else { return said(LoanWords.coveredInFull) }
    if loan.isNextOnItsWay { return nil }
    let isEnough = !loan.isOverdue || next.kind == .overdue
    return said((isEnough ? LoanWords.leftToDeposit : LoanWords.leftToDepositBesideArrears)(value(remaining)))
  }

  /// The reason why there is no next payment; empty if only an overdue amount has to be paid.
  private var absent: [Item] {
    let absence: Absence = if case .absent(let absence) = facts.obligations { absence } else { .notProvided }
    guard absence.reason != nil || !loan.isOverdue || loan.isNextPaymentMissing else { return [] }
    return absenceNote(LoanWords.nextPayment, because: absence, otherwise: LoanWords.noNextPayment)
  }
}

extension LoanSection {
  /// Both figures of a payment that the source contradicts; `nil` if its amount is unknown.
  func words(for contradiction: PaymentContradiction, of payment: Obligation) -> LocalizedText? {
    guard let amount = payment.amount.value.map({ value($0) }) else { return nil }
    return switch contradiction {
    case .inHoliday(let last, let reduced?) where reduced.isPositive:
      LoanWords.isReducedInHoliday(amount, until: value(last), to: value(reduced))
    case .inHoliday(let last, _): LoanWords.isInHoliday(amount, until: value(last))
    case .announced(let other): LoanWords.isNotAnnounced(amount, beside: value(other))
    case .afterRepayment(let day, let other):
      LoanWords.isNotAfterRepayment(amount, of: value(day), beside: value(other))
    case .nothingOwed: LoanWords.isNotOwed(amount)
    }
  }

  /// The purpose of a payment, in the source's words if it states them; `nil` if there is none to state.
  ///
  /// A purpose derived from the kind of the payment is left out while something is overdue, because the payment alone
  /// is not enough then. The purpose of keeping a grace period is left out if the source states that the period is lost
  /// or already paid for.
  func achievement(of obligation: Obligation, isOverdue: Bool) -> String? {
    if let suffices = obligation.suffices.value { return suffices(language) }
    let purpose = loan.purpose(of: obligation)
    if purpose.value == .keepsGrace, !loan.isForGrace(obligation) { return nil }
    return purpose.isDerived && isOverdue ? nil : purpose.value.map { LoanWords.text(of: $0)(language) }
  }
}
