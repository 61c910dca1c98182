import DesignSystem
import LoanArithmetic
import Loans
import Localization

/// The details of the states in the header, such as their beginning and reason. The header itself states their end.
///
/// ```
/// Current status
///   The last payment failed
///     Since . . . . . . . . . November 10, 2026
///     Amount  . . . . . . . . .  RUB 13,118.74
///     Reason  . . .  no money on the account
/// ```
struct CurrentState: LoanSection {
  static let name = SectionName.state
  static let summary = "The beginning, the amount and the reason of each state in the header."
  static let needs = [NeededFact("overlays", group: .overlays)]

  let loan: LoanOnScreen

  var title: LocalizedText? {
    loan.isOfAnotherDay ? dated(LoanWords.stateOnDayOfFacts) : LoanWords.currentState
  }

  var items: [Item] {
    for overlay in overlays {
      if let details = facts.lifecycle.details[overlay] {
        let id = id("\(overlay.rawValue)")
        section(.id(id), inWords(overlay), rows(of: overlay, details, id))
      }
    }
    each(unknown, named: { _ in "state.other" }) { id, state in
      let word = LoanWords.own(state.word, or: LoanWords.otherState)
      let rows = rows(of: nil, state.details, id)
      rows.isEmpty ? row(.id(id), LoanWords.status, word) : section(.id(id), word, rows)
    }
  }

  /// The states that the engine does not know and whose last day has not passed.
  private var unknown: [Lifecycle.OtherState] {
    facts.lifecycle.others.filter { $0.details.until.map { $0 >= day } ?? true }
  }

  /// The overlays in the order of the header.
  private var overlays: [Lifecycle.Overlay] {
    loan.headline.compactMap { state in
      switch state {
      case .overdue: .overdue
      case .overlay(let overlay): overlay
      case .contradictedArrears, .overLimit, .paymentDue, .change, .policyEnded, .dataOfAnotherDay, .phase,
        .nothingOverdue:
        nil
      }
    }
  }

  /// The details of a state that no other section shows. `overlay` is `nil` for a state that the engine does not know.
  @ItemsBuilder
  private func rows(
    of overlay: Lifecycle.Overlay?, _ details: Lifecycle.OverlayDetails, _ id: ItemID
  ) -> [Item] {
    let shown = shownElsewhere(of: overlay)
    if details.since != shown.since { row(.id(id.appending("since")), LoanWords.since(overlay), details.since) }
    // The header states the end of every other state.
    if overlay == .overdue || overlay == nil { row(.id(id.appending("until")), LoanWords.validUntil, details.until) }
    if details.amount != shown.amount {
      row(.id(id.appending("amount")), LoanWords.amount(of: overlay), details.amount)
    }
    if details.amount == nil, hasRow(Fact<Money>.absent(details.amountAbsence)) {
      row(.id(id.appending("amount")), LoanWords.amount(of: overlay), Fact<Money>.absent(details.amountAbsence))
    }
    row(.id(id.appending("reason")), LoanWords.reason, details.reason)
    row(.id(id.appending("authority")), LoanWords.decidedBy, details.authority)
    row(.id(id.appending("number")), LoanWords.caseNumber, details.number)
    deadline(.id(id.appending("claims-until")), LoanWords.claimsUntil, details.claimsUntil)
    row(.id(id.appending("pay-to")), LoanWords.payTo, details.payTo)
    row(.id(id.appending("must-pay")), LoanWords.mustPay, details.mustPay)
    row(.id(id.appending("in-time")), LoanWords.isInTime, details.isInTime)
    related(.id(id.appending("product")), LoanWords.otherProduct, stated(details.product))
    row(.id(id.appending("effect")), LoanWords.effect, details.effect)
    deadline(.id(id.appending("due")), LoanWords.actBy, details.due)
    if overlay == nil, let advice = details.advice { note(.id(id.appending("advice")), advice) }
  }

  /// A part of a state as a fact with the origin of the states; not provided without a value.
  private func stated<Value>(_ value: Value?) -> Fact<Value> {
    guard let value, let origin = facts.origins[.overlays] else { return .notProvided }
    return .known(value, origin: origin)
  }

  /// The day and the amount that another section shows for the same state; `nil` where it shows none.
  private func shownElsewhere(of overlay: Lifecycle.Overlay?) -> (since: CalendarDate?, amount: Money?) {
    switch overlay {
    case .overdue: (loan.overdueSince.value, loan.overdueAmount.value)
    case .paymentHoliday: (facts.holiday.value?.from, facts.holiday.value?.deferred)
    case .restructured: (facts.restructuring.value?.agreedOn, nil)
    case .overpaid: (nil, facts.debt.overpaid.value)
    case .rateChangeAnnounced: (facts.terms.rateChange.value?.announcedOn, nil)
    case .servicingTransfer: (facts.transfer.value?.effective, nil)
    case .paymentProcessing, .paymentFailed, .autopayOff, .earlyRepaymentScheduled, .requestPending,
      .partiallyDisbursed, .frozen, .collections, .gracePeriod, .disputed, .staleData, .partialData, .bankruptcy,
      .borrowerDied, .courtDecision, .subsidyLost, .paymentMisdirected, .forgiven, .refinancedInto, .refinancedFrom,
      nil:
      (nil, nil)
    }
  }
}
