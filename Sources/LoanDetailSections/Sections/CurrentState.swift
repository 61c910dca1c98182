package import DesignSystem
import LoanArithmetic
import Loans
package import Localization

/// The details of the states in the header, such as their beginning and reason. The header itself states their end.
///
/// ```
/// Current status
///   The last payment failed
///     Since . . . . . . . . . November 10, 2026
///     Amount  . . . . . . . . .  RUB 13,118.74
///     Reason  . . .  no money on the account
/// ```
package struct CurrentState: LoanSection {
  package static let name = SectionName.state
  package static let summary = "The beginning, the amount and the reason of each state in the header."
  package static let needs = [NeededFact("overlays", group: .overlays)]

  package let loan: LoanOnScreen
  package init(_ loan: LoanOnScreen) { self.loan = loan }

  package var title: LocalizedText? {
    loan.isOfAnotherDay ? dated(LoanWords.stateOfItsDay) : LoanWords.currentState
  }

  package var items: [Item] {
    for overlay in overlays {
      if let details = facts.lifecycle.details[overlay] {
        section("\(overlay.rawValue)", inWords(overlay), rows(of: overlay, details))
      }
    }
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

  @ItemsBuilder
  private func rows(of overlay: Lifecycle.Overlay, _ details: Lifecycle.OverlayDetails) -> [Item] {
    let shown = shownElsewhere(of: overlay)
    if details.since != shown.since { row("\(overlay.rawValue).since", LoanWords.since(overlay), details.since) }
    // The header does not state the end of an overdue state.
    if overlay == .overdue { row("\(overlay.rawValue).until", LoanWords.validUntil, details.until) }
    if details.amount != shown.amount {
      row("\(overlay.rawValue).amount", LoanWords.amount(of: overlay), details.amount)
    }
    row("\(overlay.rawValue).reason", LoanWords.reason, details.reason)
    row("\(overlay.rawValue).authority", LoanWords.decidedBy, details.authority)
    row("\(overlay.rawValue).number", LoanWords.caseNumber, details.number)
    deadline("\(overlay.rawValue).claims-until", LoanWords.claimsUntil, details.claimsUntil)
    row("\(overlay.rawValue).pay-to", LoanWords.payTo, details.payTo)
    row("\(overlay.rawValue).must-pay", LoanWords.mustPay, details.mustPay)
    row("\(overlay.rawValue).in-time", LoanWords.isInTime, details.isInTime)
    related("\(overlay.rawValue).product", LoanWords.otherProduct, stated(details.product))
    row("\(overlay.rawValue).effect", LoanWords.effect, details.effect)
    deadline("\(overlay.rawValue).due", LoanWords.actBy, details.due)
  }

  /// A part of a state as a fact with the origin of the states.
  private func stated<Value>(_ value: Value?) -> Fact<Value> {
    guard let value, let origin = facts.origins[.overlays] else { return .notProvided }
    return .known(value, origin: origin)
  }

  /// The day and the amount that another section shows for the same state.
  private func shownElsewhere(of overlay: Lifecycle.Overlay) -> (since: CalendarDate?, amount: Money?) {
    switch overlay {
    case .overdue: (loan.overdueSince.value, loan.overdueAmount.value)
    case .paymentHoliday: (facts.holiday.value?.from, facts.holiday.value?.deferred)
    case .restructured: (facts.restructuring.value?.agreedOn, nil)
    case .overpaid: (nil, facts.debt.overpaid.value)
    case .rateChangeAnnounced: (facts.terms.rateChange.value?.announcedOn, nil)
    case .servicingTransfer: (facts.transfer.value?.effective, nil)
    case .paymentProcessing, .paymentFailed, .autopayOff, .earlyRepaymentScheduled, .requestPending,
      .partiallyDisbursed,
      .frozen, .collections, .gracePeriod, .disputed, .staleData, .partialData, .bankruptcy, .borrowerDied,
      .courtDecision, .subsidyLost, .paymentMisdirected, .forgiven, .refinancedInto, .refinancedFrom:
      (nil, nil)
    }
  }
}
