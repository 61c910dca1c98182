/// Where a product is in its life: one phase, and whatever lies over it.
public struct Lifecycle: Sendable, Hashable {
  /// The one phase.
  public enum Phase: Sendable, Hashable {
    case application, approved, active, deferred, maturedUnpaid, repaid, closed, writtenOff, rescheduled, transferred
    case rejected, withdrawn, cancelled
    /// A phase the source names in a way nobody knows.
    case unknown(String)
  }

  /// A state that lies over the phase.
  public enum Overlay: String, Sendable, Hashable, CaseIterable {
    case overdue, paymentProcessing, paymentFailed, autopayOff, earlyRepaymentScheduled, paymentHoliday
    case requestPending, restructured, partiallyDisbursed, frozen, collections, overpaid, rateChangeAnnounced
    case gracePeriod, servicingTransfer, disputed, staleData, partialData
  }

  /// The one phase.
  public var phase: Phase
  /// Every state that lies over it.
  public var overlays: Set<Overlay>

  /// Makes a lifecycle.
  public init(phase: Phase, overlays: Set<Overlay> = []) {
    self.phase = phase
    self.overlays = overlays
  }
}

extension Lifecycle.Phase {
  /// The phases with a name of their own, by that name.
  public static let named: [String: Lifecycle.Phase] = [
    "application": .application, "approved": .approved, "active": .active, "deferred": .deferred,
    "maturedUnpaid": .maturedUnpaid, "repaid": .repaid, "closed": .closed, "writtenOff": .writtenOff,
    "rescheduled": .rescheduled, "transferred": .transferred, "rejected": .rejected, "withdrawn": .withdrawn,
    "cancelled": .cancelled,
  ]

  /// Whether the product can still be owed on: nothing more is due in the other phases.
  public var isOpen: Bool {
    switch self {
    case .active, .deferred, .maturedUnpaid, .unknown: true
    case .application, .approved, .repaid, .closed, .writtenOff, .rescheduled, .transferred, .rejected, .withdrawn,
      .cancelled:
      false
    }
  }
}
