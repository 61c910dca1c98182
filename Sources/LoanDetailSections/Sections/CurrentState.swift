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
    if details.since != shown.since { row("\(overlay.rawValue).since", LoanWords.since, details.since) }
    // The header does not state the end of an overdue state.
    if overlay == .overdue { row("\(overlay.rawValue).until", LoanWords.validUntil, details.until) }
    if details.amount != shown.amount { row("\(overlay.rawValue).amount", LoanWords.amount, details.amount) }
    row("\(overlay.rawValue).reason", LoanWords.reason, details.reason)
    deadline("\(overlay.rawValue).due", LoanWords.actBy, details.due)
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
      .frozen, .collections, .gracePeriod, .disputed, .staleData, .partialData:
      (nil, nil)
    }
  }
}
