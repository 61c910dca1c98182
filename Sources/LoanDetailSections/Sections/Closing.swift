import DesignSystem
import LoanArithmetic
import LoanDetailCore
import Loans
import Localization

/// The steps that remain after the repayment of the debt, and the right to a part of a premium after a full repayment.
///
/// ```
/// After the repayment
///   Certificate of no debt  . . . . . . . .  done
///     November 20, 2026
/// ! Release of the pledge . . . . . .  under way
///     expected on December 4, 2026
///   Life and health
///     This policy runs on after the repayment: you have the right to a part of its premium.
///     Apply to  . . . . . . . . . . . .  Insurer
/// ```
struct Closing: LoanSection {
  static let name = SectionName.closing
  static let summary = "What remains to be done when the debt is repaid: certificate, pledge, insurance."
  static let needs = [
    NeededFact("closing", \.closing), NeededFact("insurance", \.insurance), NeededFact("security", \.security),
  ]
  static let emptiness = "nothing is known that remains to be done"

  let loan: LoanOnScreen

  var title: LocalizedText? { LoanWords.afterRepayment }
  var sources: [ProvenanceLog.Source] { [facts.closing.source] }

  var items: [Item] {
    list(LoanWords.afterRepayment, facts.closing) { steps in
      each(steps, named: { "closing.\($0.kind.rawValue)" }) { id, step in self.step(step, id) }
    }
    pledges
    premiums
    if isNothingLeft { note("nothing-left", LoanWords.nothingLeftToDo) }
  }

  /// Whether the loan is over, all steps that the source states are done, all pledges released, and no premium can be
  /// claimed back; `false` if the source states no step.
  private var isNothingLeft: Bool {
    guard loan.isOver, let steps = facts.closing.value, !steps.isEmpty else { return false }
    return steps.allSatisfy { $0.state == .done } && loan.refundablePolicies.isEmpty
      && loan.pledgesAfterTheEnd.allSatisfy(loan.isReleased)
  }

  /// A step with its state and days. A step of the customer whose last day has passed is called not done.
  private func step(_ step: ClosingStep, _ id: ItemID) -> Item {
    let label = LoanWords.text(of: step.kind) ?? LoanWords.otherStep
    let isTooLate = step.state == .toDo && step.by.map { $0 < day } ?? false
    let state = isTooLate ? LoanWords.notDone : LoanWords.text(of: step.state)
    let caption = [dates(of: step), step.text.map(said)].joinedTexts(by: language.semicolon)
    return .row(
      Row(
        id: id, label: label(language), value: value(step.state == .done ? state : dated(state)),
        caption: caption?.text, spokenCaption: caption?.spoken,
        tone: step.state == .toDo ? .attention : .neutral))
  }

  /// The day on which a step was done; for an open step, the expected day and the last day. `nil` without a day.
  private func dates(of step: ClosingStep) -> SpokenText? {
    guard step.state != .done else { return step.on.map { value($0).spokenText } }
    let expected = step.on.map { on in
      said(on < day ? LoanWords.wasExpectedOn(value(on)) : LoanWords.expectedOn(value(on)))
    }
    return [expected, step.by.flatMap(lastDay)].joinedTexts(by: language.semicolon)
  }

  /// The last day for a step, with the time left.
  private func lastDay(_ last: CalendarDate) -> SpokenText? {
    [said(LoanWords.by(value(last))), timeLeft(until: last)].joinedTexts(by: language.comma)
  }

  /// The pledges of a loan that is over, each with the day on which it was or must be removed.
  private var pledges: [Item] {
    each(loan.pledgesAfterTheEnd, named: { _ in "closing.pledge" }) { id, security in
      let lien = security.lien
      let until = lien?.removedBy.flatMap(lastDay)
      let title = security.title.map(said)
      let _ = trace(id, [facts.security.source])
      if loan.isReleased(security) {
        row(.id(id), LoanWords.lienRemoved, lien?.removedOn, caption: title)
      } else {
        row(
          .id(id), LoanWords.releaseOfPledge, LoanWords.notReleased,
          caption: [title, until].joinedTexts(by: language.semicolon),
          tone: .attention)
      }
    }
  }

  /// The policies that run longer than the debt, so that a part of the premium can be claimed back.
  private var premiums: [Item] {
    each(
      loan.refundablePolicies,
      named: { "closing.policy.\(InsurancePolicy.Kind.named.name(of: $0.policy.kind))" }
    ) {
      id, refundable in
      let _ = trace(id, [facts.insurance.source, source(rule: "a voluntary policy runs longer than the debt")])
      section(.id(id), LoanWords.text(of: refundable.policy.kind), rows(of: refundable, id))
    }
  }

  @ItemsBuilder
  private func rows(of refundable: LoanOnDay.RefundablePolicy, _ id: ItemID) -> [Item] {
    let policy = refundable.policy
    note(
      .id(id.appending("right")), refundable.repaidOn > day ? LoanWords.premiumRightToCome : LoanWords.premiumRight,
      tone: .attention)
    row(.id(id.appending("until")), LoanWords.validUntil, policy.until)
    row(.id(id.appending("refund")), LoanWords.premiumRefund, policy.refund?.amount)
    row(
      .id(id.appending("apply")), LoanWords.applyTo,
      policy.refund?.applyTo ?? policy.insurer.map(LocalizedText.init))
    deadline(.id(id.appending("by")), LoanWords.applyBy, policy.refund?.by)
  }
}
