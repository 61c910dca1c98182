import DesignSystem
import LoanArithmetic
import LoanDetailCore
import Loans
import Localization

/// The end of a fixed rate after which the loan goes on: its last day, the debt on that day, and the last day to agree
/// on a new rate. If the changes on the main screen show the end, the section has only the last day of the rate.
///
/// ```
///   Rate fixed until . . . . . . June 30, 2029
///     in more than 2 years
///   Debt on that day . . . . .  EUR 204,402.11
///     if all payments are made as agreed
///   Agree on a new rate by  . . . May 31, 2029
///     in more than 2 years
///   Without an agreement  the variable rate applies
/// ```
struct FixedRate: LoanSection {
  static let name = SectionName.terms
  static let summary = "The end of a fixed rate, the debt on that day, and the last day to agree on a new rate."

  let loan: LoanOnScreen
  let screen: ScreenID

  var silence: String? { facts.lifecycle.phase.isFinal ? "no new rate is agreed on in this phase" : nil }

  var items: [Item] {
    members(LoanWords.fixedUntil, of: facts.terms.rateFixing) { fixing in
      let _ = trace(id("fixed-until"), [facts.terms.rateFixing.source])
      row(
        "fixed-until", fixing.until < day ? LoanWords.wasFixedUntil : LoanWords.fixedUntil, fixing.until,
        caption: timeLeft(toComing: fixing.until))
      // A source that states the fixed rate after its end does not state anew what was expected before.
      if fixing.until >= loan.dayOfState, screen != .main || !isShownAsChange(fixing) {
        rows(of: fixing, id("fixed-until"))
      }
    }
  }

  /// Whether the coming or past changes on the main screen show the end of the rate.
  private func isShownAsChange(_ fixing: RateFixing) -> Bool {
    (loan.comingChanges + loan.changesSinceFacts).contains { self.fixing(endingWith: $0) == fixing }
  }
}

extension LoanSection {
  /// The fixed rate that ends with a change; `nil` for any other change.
  func fixing(endingWith change: ComingChange) -> RateFixing? {
    facts.terms.rateFixing.value.flatMap { change.kind == .rateEnds() && change.day == $0.until ? $0 : nil }
  }

  /// The debt at the end of a fixed rate, the last day to agree on a new one, and what happens without an agreement.
  @ItemsBuilder
  func rows(of fixing: RateFixing, _ id: ItemID) -> [Item] {
    let fact = facts.terms.rateFixing
    row(
      .id(id.appending("debt")), LoanWords.debtAtFixing,
      fixing.debt.map { debt in fact.map { _ in debt } } ?? .notProvided,
      caption: said(fixing.until < day ? LoanWords.ifPaidAsWasAgreed : LoanWords.ifPaidAsAgreed))
    let _ = trace(id.appending("agree-by"), [fact.source])
    if let last = fixing.agreeBy {
      // It is something to do only in the last twelve months.
      let isNear = day <= last && day.adding(months: 12).map { last <= $0 } ?? true
      row(
        .id(id.appending("agree-by")), LoanWords.agreeOnRateBy, last, caption: timeLeft(until: last),
        tone: isNear ? .attention : .neutral)
    }
    row(
      .id(id.appending("otherwise")), LoanWords.withoutAgreement,
      fixing.otherwise.map { text in fact.map { _ in text } } ?? .notProvided)
  }
}
