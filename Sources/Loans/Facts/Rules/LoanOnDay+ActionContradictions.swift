package import LoanArithmetic

extension LoanOnDay {
  /// Returns a warning for each contradiction between the actions and the contract or the phase.
  func actionContradictions() -> [Diagnostic] {
    actions.flatMap {
      [
        limitContradiction(of: $0), rangeContradiction(of: $0), permissionContradiction(of: $0),
        phaseContradiction(of: $0),
      ]
    }.compactMap(\.self) + refusalContradictions()
  }

  /// The payoff amount, if it contains the arrears and the source refuses to let it be paid while nothing but the
  /// arrears is in the way; `nil` otherwise.
  package var refusedPayoff: Fact<Money>? {
    guard isOverdue, lifecycle.overlays.isDisjoint(with: Self.obstacles.subtracting([.overdue, .requestPending])),
      let overdue = overdueAmount.value, overdue.isPositive, let payoff = debt.payoff.value?.amount,
      payoff.minorUnits >= debt.total.value?.minorUnits ?? .max, payoff.currency == overdue.currency,
      payoff.minorUnits >= overdue.minorUnits,
      actions.contains(where: { if case .unavailable(_, nil) = $0.state { $0.kind == .repayFull } else { false } })
    else { return nil }
    return debt.payoff.map(\.amount)
  }

  private func refusalContradictions() -> [Diagnostic] {
    guard asOf != nil, let payoff = refusedPayoff, let amount = payoff.value else { return [] }
    return [
      .contradiction(
        at: payoff, "Everything cannot be repaid while something is overdue, and the payoff amount contains it.",
        found: "\(amount), and no full repayment", expected: "a full repayment that is available, or no payoff amount")
    ]
  }

  /// Returns a warning for a collection without a collector and for an announced rate change without a new rate.
  func unexplainedStates() -> [Diagnostic] {
    var found: [Diagnostic] = []
    if isStated(.collections), lifecycle.phase.isOpen,
      !(contacts.value ?? []).contains(where: { $0.role == .collector }),
      contacts == .notProvided || contacts.value != nil
    {
      found.contradict(
        at: overlaysFact, "The debt is in collection and no collector is stated.", found: "no such contact",
        expected: "a contact with the role \"collector\"")
    }
    if isStated(.rateChangeAnnounced), let asOf, terms.rateChange == .notProvided, terms.rates.value != nil,
      !(terms.rates.value ?? []).contains(where: { $0.from.map { $0 > asOf } ?? false })
    {
      found.contradict(
        at: overlaysFact, "A change of the rate is announced and no rate to come is stated.", found: "no such rate",
        expected: "the announced change, or a rate that begins after \(asOf)")
    }
    return found
  }

  /// Whether a state is stated and holds on the day of the facts. A state before or after its days has its own warning.
  private func isStated(_ overlay: Lifecycle.Overlay) -> Bool {
    if let asOf { on(asOf).isShown(overlay) } else { lifecycle.overlays.contains(overlay) }
  }

  private func limitContradiction(of action: LoanAction) -> Diagnostic? {
    guard action.kind == .repayPart, let least = action.minimum, let agreed = terms.prepayment.value?.minimum,
      least != agreed
    else { return nil }
    return .contradiction(
      at: terms.prepayment, member: "minimum",
      "The smallest early repayment of the contract is not that of the action.", found: "\(agreed)",
      expected: "\(least)")
  }

  /// Returns a warning if the smallest amount of an action is more than the largest.
  private func rangeContradiction(of action: LoanAction) -> Diagnostic? {
    guard let least = action.minimum, let most = action.maximum, most.currency == least.currency,
      most.minorUnits < least.minorUnits
    else { return nil }
    return Diagnostic(
      id: "facts.contradiction", severity: .warning, path: "actions",
      summary: "The smallest amount of an action is more than its largest.", found: "\(least)",
      expected: "\(most) or less")
  }

  /// Returns a warning if the contract allows an early repayment that is never available, or forbids an available one.
  private func permissionContradiction(of action: LoanAction) -> Diagnostic? {
    let rules = terms.prepayment.value
    let (agreed, member): (Bool?, String) =
      switch action.kind {
      case .repayFull: (rules?.full, "full")
      case .repayPart: (rules?.partial, "partial")
      default: (nil, "")
      }
    switch (agreed, action.state) {
    case (false, .available):
      return .contradiction(
        at: terms.prepayment, member: member, "The contract does not allow an early repayment that is possible now.",
        found: "false", expected: "true, or an action that is not available")
    case (true, .unavailable(_, nil)) where lifecycle.phase.isOpen && !hasTemporaryObstacle:
      return .contradiction(
        at: terms.prepayment, member: member, "The contract allows an early repayment that is never possible.",
        found: "true", expected: "false, or the last day of the restriction")
    default: return nil
    }
  }

  /// Whether a state can make an action unavailable for some time.
  private var hasTemporaryObstacle: Bool {
    !lifecycle.overlays.isDisjoint(with: Self.obstacles) || asOf.map { on($0).isOverdue } ?? true
  }

  private static let obstacles: Set<Lifecycle.Overlay> = [
    .overdue, .paymentProcessing, .paymentFailed, .earlyRepaymentScheduled, .paymentHoliday, .requestPending, .frozen,
    .collections, .servicingTransfer, .disputed,
  ]

  private func phaseContradiction(of action: LoanAction) -> Diagnostic? {
    guard action.state == .available, !lifecycle.phase.allows(action.kind) || !demand.allows(action.kind) else {
      return nil
    }
    return .contradiction(
      at: origins[.actions].map { Fact.known(true, origin: $0) } ?? .notProvided,
      "An action is available that means nothing in the phase or the state.", found: "\(action.kind.name)",
      expected: "no repayment before the money is paid out, after the product is over, or while none may be demanded")
  }

  /// The states as a fact, to name their place in the source.
  var overlaysFact: Fact<Bool> { origins[.overlays].map { .known(true, origin: $0) } ?? .notProvided }
}
