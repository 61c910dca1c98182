import DesignSystem
import LoanArithmetic
import LoanDetailCore
import Loans
import Localization

/// The obligations that the source states, each under a heading of its own.
///
/// ```
/// Minimum payment
///   Pay by  . . . . . . . .  November 30, 2026
///   Amount  . . . . . . . . . . . RUB 2,609.00
/// ```
struct Obligations: LoanSection {
  static let name = SectionName.obligations
  static let summary = "Everything that the source states as to be paid."
  static let needs = [NeededFact("obligations", \.obligations)]

  let loan: LoanOnScreen

  var sources: [ProvenanceLog.Source] { [] }

  var items: [Item] {
    let next = loan.nextObligations.first
    let isOverdue = loan.isOverdue
    let shown = (facts.obligations.value ?? []).filter(isNotReplaced)
    let days = Dictionary(grouping: shown, by: title).mapValues { Set($0.map(\.due.value)) }
    each(shown, named: Self.idName(of:)) { id, obligation in
      let isNext = next.map { $0.kind == obligation.kind && $0.due == obligation.due } ?? false
      let title = title(of: obligation)
      let day = days[title].flatMap { $0.count > 1 ? obligation.due.value : nil }
      section(
        .id(id), day.map { LoanWords.payment(title, of: text($0)) } ?? title,
        rows(of: obligation, id, isNext: isNext, isOverdue: isOverdue))
    }
  }

  /// The heading of an obligation without its day. A missed payment does not have the heading of ``OverdueNotice``, and
  /// a sum that keeps the grace period is not called the balance of a statement.
  private func title(of obligation: Obligation) -> LocalizedText {
    guard obligation.title == nil else { return name(of: obligation) }
    if obligation.kind == .overdue { return LoanWords.missedPayment }
    return loan.isForGrace(obligation) ? LoanWords.toKeepGracePeriod : name(of: obligation)
  }

  /// Whether no booked full repayment replaces an obligation.
  private func isNotReplaced(_ obligation: Obligation) -> Bool {
    obligation.due.value.map { !loan.isReplacedByRepayment($0) } ?? true
  }

  @ItemsBuilder
  private func rows(of obligation: Obligation, _ id: ItemID, isNext: Bool, isOverdue: Bool) -> [Item] {
    row(
      .id(id.appending("date")), LoanWords.payBy, obligation.due, states: isNext ? .nextPaymentDate : nil,
      caption: obligation.due.value.flatMap { $0 < day ? timeLeft(toComing: $0) : nil })
    row(.id(id.appending("amount")), LoanWords.amount, obligation.amount, states: isNext ? .nextPaymentAmount : nil)
    row(.id(id.appending("covered")), LoanWords.covered, obligation.covered)
    purpose(of: obligation, id.appending("purpose"), isOverdue: isOverdue)
    row(.id(id.appending("autopay")), LoanWords.autopay, autopay(of: obligation))
    row(.id(id.appending("account")), LoanWords.fromAccount, obligation.account)
    automaticPayment(of: obligation, .id(id.appending("autopay-amount")), day: .id(id.appending("autopay-day")))
  }

  /// The purpose of an obligation; empty if there is none to state.
  private func purpose(of obligation: Obligation, _ id: ItemID, isOverdue: Bool) -> [Item] {
    let isInWords = obligation.suffices.value != nil
    trace(id, [isInWords ? obligation.suffices.source : loan.purpose(of: obligation).source])
    return row(.id(id), LoanWords.achieves, achievement(of: obligation, isOverdue: isOverdue))
  }

  /// The name from which the id of an obligation is made.
  private static func idName(of obligation: Obligation) -> String {
    "obligation.\(obligation.kind.rawValue).\(obligation.due.value.map(\.description) ?? "undated")"
  }
}

extension LoanSection {
  /// The name of an obligation. A statement balance that pays off the debt is called a full repayment.
  func name(of obligation: Obligation) -> LocalizedText {
    if let title = obligation.title { return title }
    return obligation.kind == .statement && obligation.purpose.value == .closes
      ? LoanWords.fullRepayment : LoanWords.text(of: obligation.kind)
  }

  /// Whether an obligation has an automatic payment: none has while automatic payments are off.
  func autopay(of obligation: Obligation) -> Fact<Bool> {
    loan.debit(of: obligation) == .off ? obligation.autopay.map { _ in false } : obligation.autopay
  }

  /// The amount and the day of the automatic payment, as far as the source states them; empty if it is off or was
  /// refused, and if nothing is to be paid.
  func automaticPayment(of obligation: Obligation, _ amount: PartID, day: PartID) -> [Item] {
    let debit = loan.debit(of: obligation)
    if debit == .off || debit.refusals != nil || obligation.amount.value?.isZero ?? false { return [] }
    guard let taken = obligation.autopayAmount.value else {
      return row(amount, LoanWords.willBeTaken, obligation.autopayAmount)
        + row(day, LoanWords.takenOn, obligation.autopayDay)
    }
    trace(id(amount), [obligation.autopayAmount.source])
    if obligation.autopayDay.value != nil { trace(id(amount), [obligation.autopayDay.source]) }
    return row(amount, LoanWords.willBeTaken, taken, caption: obligation.autopayDay.value.map { text($0) })
  }
}
