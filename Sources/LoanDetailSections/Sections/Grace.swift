import DesignSystem
import LoanArithmetic
import Loans
import Localization

/// The period without interest on purchases: its last day, the payment that keeps it, and the events that end it.
///
/// ```
/// Grace period
///   Status  running: no interest on purchases yet
///   Last day  . . . . . . . November 30, 2026
///     in 9 days
///   To keep it, pay . . . . . . RUB 52,180.00
///   Minimum payment  needed every month, or the period ends
///   Interest if it ends early . . RUB 2,945.91
///   Then pay  . . . . . . . . . RUB 21,400.00
///     by January 29, 2027, in more than 2 months
/// ```
struct Grace: LoanSection {
  static let name = SectionName.grace
  static let summary = "The period without interest: until when, which payment keeps it, and what ends it."
  static let needs = [NeededFact("revolving.grace", \.revolving.grace)]

  let loan: LoanOnScreen

  var title: LocalizedText? { LoanWords.gracePeriod }
  var silence: String? { silenceWhenOver }

  var items: [Item] {
    let grace = facts.revolving.grace
    row(
      "state", LoanWords.status, grace.map { _ in loan.graceState.map(LoanWords.text) ?? LoanWords.graceIsUnknown },
      tone: tone)
    if let grace = grace.value {
      row(
        "lost-on", grace.state == .running ? LoanWords.graceWillBeLostOn : LoanWords.graceLostOn, grace.lostOn)
      row("until", LoanWords.lastDay, grace.until, caption: grace.state == .lost ? nil : grace.until.map(countdown))
      row("amount", label(ofAmountIn: grace.state), grace.amount, caption: grace.amount.flatMap(coverage))
      each(loan.graceInOtherCurrencies, named: { "grace.other.\($0.amount.value?.currency.code ?? "")" }) {
        row(.id($0), LoanWords.toKeepGrace, $1.remaining, caption: caption(of: $1))
      }
      if loan.isGraceLostWithoutMinimum {
        row("minimum", LoanWords.text(of: .minimum), LoanWords.neededForGrace)
      }
      row("interest", LoanWords.interestIfGraceIsLost, loan.interestIfGraceIsLost)
      later
      row("ended-by", grace.state == .lost ? LoanWords.graceLostBy : LoanWords.graceEndedBy, grace.endedBy)
    }
  }

  /// The sums for the purchases of later statements, each with its day.
  private var later: [Item] {
    each(loan.laterForGrace, named: { _ in "grace.later" }) { id, sum in
      row(.id(id), LoanWords.thenPay, sum.remaining, caption: caption(of: sum))
    }
  }

  /// The last day of a sum with its distance, and the purpose in the source's words; `nil` if both are unknown.
  private func caption(of sum: Obligation) -> SpokenText? {
    [loan.lastDay(of: sum).flatMap(dayAndCountdown), sum.suffices.value.map(said)].joinedTexts(by: language.semicolon)
  }

  /// What is left of the amount that keeps the period; `nil` if no part of the amount is covered.
  private func coverage(of amount: Money) -> SpokenText? {
    loan.nextObligationsOfEachKind.first { $0.amount.value == amount && $0.kind == .statement && loan.isForGrace($0) }
      .flatMap { $0.covered.value?.isPositive ?? false ? NextPayment(loan).coverage(of: $0) : nil }
  }

  private var tone: Tone {
    switch loan.graceState {
    case .kept: .positive
    case .lost: .attention
    case .running, .none?, nil: .neutral
    }
  }

  /// The label of the amount in a state of the period.
  private func label(ofAmountIn state: GracePeriod.State?) -> LocalizedText {
    switch state {
    case .running: loan.graceState == nil ? LoanWords.sumOfGrace : LoanWords.toKeepGrace
    case .kept: LoanWords.paidForGrace
    case .lost, .none?, nil: LoanWords.sumOfGrace
    }
  }
}
