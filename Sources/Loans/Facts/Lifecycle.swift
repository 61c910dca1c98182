public import LoanArithmetic
public import Localization

/// The state of a product: exactly one phase and any number of overlays.
public struct Lifecycle: Sendable, Hashable {
  public enum Phase: Sendable, Hashable {
    case application, approved, active, deferred, maturedUnpaid, repaid, closed, writtenOff, rescheduled, transferred
    case rejected, withdrawn, cancelled
    /// Nothing more can be borrowed, and money is owed.
    case closedToSpending
    /// A phase that the engine does not know; the text is the source's name for it.
    case unknown(String)
  }

  /// A state in addition to the phase.
  public enum Overlay: String, Sendable, Hashable, CaseIterable {
    case overdue, paymentProcessing, paymentFailed, autopayOff, earlyRepaymentScheduled, paymentHoliday
    case requestPending, restructured, partiallyDisbursed, frozen, collections, overpaid, rateChangeAnnounced
    case gracePeriod, servicingTransfer, disputed, staleData, partialData
  }

  public var phase: Phase
  public var overlays: Set<Overlay>
  /// The details that the source states for overlays.
  public var details: [Overlay: OverlayDetails]

  public init(phase: Phase, overlays: Set<Overlay> = [], details: [Overlay: OverlayDetails] = [:]) {
    self.phase = phase
    self.overlays = overlays
    self.details = details
  }
}

extension Lifecycle.Phase {
  /// The known phases by their names in records.
  public static let named: [String: Lifecycle.Phase] = [
    "application": .application, "approved": .approved, "active": .active, "deferred": .deferred,
    "maturedUnpaid": .maturedUnpaid, "repaid": .repaid, "closed": .closed, "writtenOff": .writtenOff,
    "rescheduled": .rescheduled, "transferred": .transferred, "rejected": .rejected, "withdrawn": .withdrawn,
    "cancelled": .cancelled, "closedToSpending": .closedToSpending,
  ]

  /// Whether payments can be due in this phase. An unknown phase counts as open.
  public var isOpen: Bool {
    switch self {
    case .active, .deferred, .maturedUnpaid, .closedToSpending, .unknown: true
    case .application, .approved, .repaid, .closed, .writtenOff, .rescheduled, .transferred, .rejected, .withdrawn,
      .cancelled:
      false
    }
  }
}

extension Lifecycle {
  /// The details of an overlay; unstated properties are `nil`.
  public struct OverlayDetails: Sendable, Hashable {
    /// The first day of the state.
    public var since: CalendarDate?
    /// The last day of the state.
    public var until: CalendarDate?
    /// The amount that the state concerns.
    public var amount: Money?
    /// The reason in words.
    public var reason: LocalizedText?
    /// The last day on which the customer can act.
    public var due: CalendarDate?

    public init(
      since: CalendarDate? = nil, until: CalendarDate? = nil, amount: Money? = nil, reason: LocalizedText? = nil,
      due: CalendarDate? = nil
    ) {
      self.since = since
      self.until = until
      self.amount = amount
      self.reason = reason
      self.due = due
    }
  }
}
