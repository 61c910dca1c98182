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
    /// The borrower is bankrupt: the creditors are paid in the court case.
    case bankruptcy
    /// The borrower has died.
    case borrowerDied
    /// A court has decided about the debt, or a bailiff collects it.
    case courtDecision
    /// The aid on which the rate, the payment or the cost rested is lost.
    case subsidyLost
    /// A payment of the customer arrived at another account than that of the product.
    case paymentMisdirected
    /// The lender has forgiven the debt or a part of it.
    case forgiven
    /// Another product has repaid this one; what was owed here is owed there.
    case refinancedInto
    /// This product has repaid another one.
    case refinancedFrom
  }

  public var phase: Phase
  public var overlays: Set<Overlay>
  /// The details that the source states for overlays.
  public var details: [Overlay: OverlayDetails]
  /// The states of the source that the engine does not know. Nothing is concluded from them.
  public var others: [OtherState]

  /// A state that the engine does not know.
  public struct OtherState: Sendable, Hashable {
    /// The source's word for the state.
    public var word: String
    public var details: OverlayDetails

    public init(_ word: String, details: OverlayDetails = OverlayDetails()) {
      self.word = word
      self.details = details
    }
  }

  public init(
    phase: Phase, overlays: Set<Overlay> = [], details: [Overlay: OverlayDetails] = [:], others: [OtherState] = []
  ) {
    self.phase = phase
    self.overlays = overlays
    self.details = details
    self.others = others
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

  /// Whether a product never leaves the phase: it is over, or never began.
  public var isFinal: Bool {
    switch self {
    case .repaid, .closed, .writtenOff, .rescheduled, .transferred, .rejected, .withdrawn, .cancelled: true
    case .application, .approved, .active, .deferred, .maturedUnpaid, .closedToSpending, .unknown: false
    }
  }
}
