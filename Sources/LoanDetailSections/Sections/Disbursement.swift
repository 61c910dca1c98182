import DesignSystem
import LoanArithmetic
import LoanDetailCore
import Loans
import Localization

/// The earliest day of the disbursement, and the last day on which the customer may withdraw from the loan. The main
/// screen shows them until both days have passed.
///
/// ```
/// Disbursement
///   Not before  . . . . . .  November 23, 2026
///     after 10:30, in 2 days
///   You can withdraw until  .  November 23, 2026
///     before 10:30, in 2 days
/// ```
struct Disbursement: LoanSection {
  static let name = SectionName.disbursement
  static let summary = "When the money comes at the earliest, and until when the customer may refuse the loan."
  static let needs = [NeededFact("disbursement", \.disbursement)]

  let loan: LoanOnScreen
  var screen = ScreenID.details

  var title: LocalizedText? { LoanWords.disbursement }
  var silence: String? {
    let last = [facts.disbursement.value?.earliest, facts.disbursement.value?.refuseBy].compactMap(\.self).max()
    switch facts.lifecycle.phase {
    case .application, .approved: return nil
    case .active, .deferred, .unknown:
      guard screen == .main else { return nil }
      guard let last else { return "neither day is known" }
      return last < day ? "both days are over" : nil
    case .maturedUnpaid, .repaid, .closed, .writtenOff, .rescheduled, .transferred, .rejected, .withdrawn, .cancelled,
      .closedToSpending:
      return "the loan cannot be taken or refused in this phase"
    }
  }

  var items: [Item] {
    members(LoanWords.disbursement, of: facts.disbursement) { terms in
      row(
        "earliest", LoanWords.earliest, terms.earliest,
        caption: [
          terms.earliestTime.map { LoanWords.after(formatter.time($0))(language) },
          terms.earliest.flatMap { timeLeft(toComing: $0) },
        ].joinedTexts(by: language.comma))
      deadline(
        "refuse", LoanWords.refuseUntil, terms.refuseBy,
        caption: terms.refuseByTime.map { LoanWords.before(formatter.time($0))(language) })
    }
  }
}

/// The disbursement in parts: the disbursed amount and the next part. The details screen shows all parts.
///
/// ```
/// Paid out in parts
///   Paid out . . . . . . . . .  RUB 480,000.00
///     of RUB 1,280,000.00; 3 of 8 parts
///   Semester 4 . . . . . . . .  RUB 160,000.00
///     February 1, 2027, in more than 2 months
/// ```
struct Payouts: LoanSection {
  static let name = SectionName.payouts
  static let summary = "How much of the loan is paid out in parts, and the next part."
  static let needs = [NeededFact("disbursement", \.disbursement)]

  let loan: LoanOnScreen
  var screen = ScreenID.details

  var title: LocalizedText? { LoanWords.payouts }
  var silence: String? {
    guard screen == .main else { return nil }
    if let silenceWhenOver, facts.lifecycle.phase != .approved { return silenceWhenOver }
    return payouts.allSatisfy(\.isPaid) && !payouts.isEmpty ? "all parts are paid out" : nil
  }

  var items: [Item] {
    let numbered = payouts.enumerated().map { (number: $0 + 1, payout: $1) }
    progress
    let next = numbered.first { !$0.payout.isPaid }
    each(screen == .main ? next.map { [$0] } ?? [] : numbered, named: { "payouts.\($0.number)" }) { id, part in
      row(
        .id(id), part.payout.title ?? LoanWords.payout(formatter.number(part.number)), part.payout.amount,
        caption: days(of: part.payout))
      if part.number == next?.number {
        row(.id(id.appending("needs")), LoanWords.payoutNeeds, part.payout.needs)
      }
    }
  }

  private var payouts: [Payout] { facts.disbursement.value?.payouts ?? [] }

  /// The disbursed part of the whole amount; empty unless every amount is known.
  private var progress: [Item] {
    let paid = payouts.filter(\.isPaid)
    guard payouts.allSatisfy({ $0.amount != nil }),
      let whole = Money.sum(payouts.compactMap(\.amount), currency: facts.currency), whole.isPositive,
      let sum = Money.sum(paid.compactMap(\.amount), currency: facts.currency)
    else { return [] }
    trace(id("progress"), [facts.disbursement.source])
    let text = dated(
      said(
        LoanWords.both(
          LoanWords.part(value(sum), of: value(whole)),
          LoanWords.payouts(formatter.number(paid.count), of: formatter.count(payouts.count, LoanWords.ofParts)))),
      loan.validity())
    return [
      .progress(
        ProgressBar(
          id: id("progress"), label: LoanWords.paidOut(language),
          permille: Int(min(max(Int128(sum.minorUnits) * 1000 / Int128(whole.minorUnits), 0), 1000)), text: text.text,
          spoken: text.spoken))
    ]
  }

  /// The day, followed by its distance or the note that the money is paid out; `nil` if both are unknown. A past day
  /// without that note was only expected.
  private func days(of payout: Payout) -> SpokenText? {
    let on = payout.on.map {
      $0 < day && !payout.isPaid ? said(LoanWords.wasExpectedOn(value($0))) : value($0).spokenText
    }
    let state = payout.isPaid ? LoanWords.isPaidOut(language) : payout.on.flatMap { timeLeft(toComing: $0) }
    return [on, state.map { SpokenText($0) }].joinedTexts(by: language.comma)
  }
}
