import DesignSystem
import LoanArithmetic
import Loans
import Localization

/// The large payment at the end, and the ways to settle it, each with its terms and the last day to choose it. If the
/// coming changes on the main screen show the payment, the section has only these ways.
///
/// ```
/// Large last payment
///   Amount  . . . . . . . . .  RUB 640,000.00
///   Pay by  . . . . . . . . .  March 15, 2027
///     in more than 3 months
///   Pay it in one sum
///     from the account of the payments
///   Return the car instead
///     Choose by . . . . . . .  January 15, 2027
///       in 55 days
///     not more than 45,000 km
///   Pay it in instalments
///     Payments afterwards . .  RUB 32,391.78
///       24 payments, 19.9% a year
/// ```
struct BalloonPayment: LoanSection {
  static let name = SectionName.balloon
  static let summary = "The large payment at the end, its day, and each way out of it."
  static let needs = [NeededFact("terms.balloon", \.terms.balloon)]

  let loan: LoanOnScreen
  /// The screen. On the main one, the section is shown only in the last twelve months before the payment.
  var screen = ScreenID.details

  var title: LocalizedText? {
    let kind = facts.terms.balloon.value.map(\.kind) ?? .balloon
    return isShownAsChange ? LoanWords.waysOut(of: kind) : LoanWords.text(of: kind)
  }
  var silence: String? {
    if let silenceWhenOver { return silenceWhenOver }
    guard screen == .main, let due = facts.terms.balloon.value?.due, let horizon = day.adding(months: 12) else {
      return nil
    }
    if due < day, loan.isOfAnotherDay {
      return "the day of the payment has passed since the day of the facts"
    }
    return due > horizon ? "the payment is more than twelve months away" : nil
  }

  var items: [Item] {
    members(LoanWords.balloon, of: facts.terms.balloon.map(loan.withRow)) { balloon in
      if !isShownAsChange {
        row("amount", LoanWords.amount, balloon.amount, states: .comingPayment)
        let label = balloon.isSettledOtherwise ? LoanWords.date : LoanWords.payBy
        row("date", label, balloon.due, caption: balloon.due.flatMap { timeLeft(toComing: $0) })
      }
      if balloon.kind == .residual { note("not-owed", LoanWords.notOwed) }
      let isOpen = !balloon.waysOut.contains(where: \.isChosen)
      each(balloon.waysOut, named: { "balloon.way.\(Balloon.WayOut.Kind.named.name(of: $0.kind))" }) { id, way in
        section(.id(id), way.title ?? LoanWords.text(of: way.kind, returning: thing), rows(of: way, id, isOpen: isOpen))
      }
    }
  }

  /// Whether the coming changes on the same screen show the amount and the day.
  private var isShownAsChange: Bool {
    guard screen == .main, let kind = facts.terms.balloon.value?.rowKind else { return false }
    return loan.comingChanges.contains { $0.kind == .lastPayment(kind) }
  }

  /// The kind of the first security, which is usually the thing that can be returned; `nil` without a security.
  private var thing: Security.Kind? { facts.security.value?.first?.kind }

  /// The details of a way. The day to choose it is shown while no way is chosen (`isOpen`).
  @ItemsBuilder
  private func rows(of way: Balloon.WayOut, _ id: ItemID, isOpen: Bool) -> [Item] {
    if way.isChosen {
      note(.id(id.appending("chosen")), LoanWords.chosen, tone: .positive)
    } else if isOpen {
      deadline(.id(id.appending("by")), LoanWords.chooseBy, way.chooseBy)
    }
    row(.id(id.appending("payment")), LoanWords.afterwards, way.payment, caption: instalments(of: way))
    if way.payment == nil { row(.id(id.appending("rate")), LoanWords.newRate, way.rate) }
    row(
      .id(id.appending("fee")), LoanWords.costsBeside,
      way.fee.map { fee in facts.terms.balloon.map { _ in fee } } ?? .notProvided, states: .fees
    ) {
      $0.isZero ? value(LoanWords.no) : value($0)
    }
    note(.id(id.appending("terms")), way.terms.map { text in facts.terms.balloon.map { _ in text } } ?? .notProvided)
  }

  /// The number of the further payments and their rate; `nil` if both are unknown.
  private func instalments(of way: Balloon.WayOut) -> SpokenText? {
    [
      way.payments.map { SpokenText(formatter.count($0, LoanWords.payments)) },
      way.rate.map { rate in
        let rate = value(rate)
        return SpokenText(rate.text, spoken: rate.spoken)
      },
    ].joinedTexts(by: language.comma)
  }
}
