import DesignSystem
import Loans

extension Lifecycle.Overlay {
  /// The tone in which the overlay is shown.
  var tone: Tone {
    switch self {
    case .overdue, .paymentFailed, .frozen, .collections: .critical
    case .rateChangeAnnounced, .disputed, .staleData, .partialData, .bankruptcy, .borrowerDied, .courtDecision,
      .subsidyLost, .paymentMisdirected:
      .attention
    case .forgiven: .positive
    case .paymentProcessing, .autopayOff, .earlyRepaymentScheduled, .paymentHoliday, .requestPending, .restructured,
      .partiallyDisbursed, .overpaid, .gracePeriod, .servicingTransfer, .refinancedInto, .refinancedFrom:
      .neutral
    }
  }
}

extension Lifecycle.Phase {
  /// The tone in which the phase is shown.
  var tone: Tone {
    switch self {
    case .repaid: .positive
    case .maturedUnpaid: .critical
    case .writtenOff, .unknown: .attention
    case .closed, .rescheduled, .transferred, .rejected, .withdrawn, .cancelled: .muted
    case .application, .approved, .active, .deferred, .closedToSpending: .neutral
    }
  }
}
