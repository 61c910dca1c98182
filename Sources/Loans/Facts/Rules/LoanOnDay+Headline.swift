package import LoanArithmetic

/// One state of a product that its customer should know.
package enum HeadlineState: Sendable, Hashable {
  /// A payment is overdue; `since` is the first missed day, if it is known and past on the day of the facts.
  case overdue(since: CalendarDate?)
  /// The source states that nothing is overdue, and also arrears.
  case contradictedArrears
  /// An overlay that the source states; never ``Lifecycle/Overlay/overdue``.
  case overlay(Lifecycle.Overlay)
  /// The debt is this much above the limit. Each currency has a state of its own.
  case overLimit(Money)
  /// The money for the next payment to this organisation is needed in this many days, 0...7, and is not there yet. With
  /// `isDebited`, the bank debits it or a part of it before the due day. It is no payment that only keeps a grace
  /// period, nor one that a payment holiday contradicts.
  case paymentDue(inDays: Int, isDebited: Bool)
  /// A serious change comes; see ``ComingChange/isSerious(on:)``.
  case change(ComingChange)
  /// A policy has ended, and the loan has another rate without it.
  case policyEnded(InsurancePolicy)
  /// The facts are of another day than the one shown.
  case dataOfAnotherDay(CalendarDate)
  /// The phase, if it is shown in addition to the other states or instead of them.
  case phase(Lifecycle.Phase)
  /// The product is active, and the source states for this very day that nothing is overdue.
  case nothingOverdue

  /// The overlay that the source states; `nil` for any other state.
  package var overlay: Lifecycle.Overlay? { if case .overlay(let overlay) = self { overlay } else { nil } }
}

extension LoanOnDay {
  /// The states that the customer should know, the worst first; there is always at least one.
  ///
  /// A product that is not open begins with its phase. An active product shows its phase only if there is nothing else
  /// to show; for any other open product, the phase comes last.
  func findHeadline() -> [HeadlineState] {
    var states: [HeadlineState] = []
    for candidate in Self.headlineOrder { states += self.states(of: candidate) }
    let phase = lifecycle.phase
    guard phase.isOpen else { return [phaseState] + states }
    return phase == .active && !states.isEmpty ? states : states + [phaseState]
  }

  /// The number of days before its due date from which on a payment is announced.
  package static let announcedDays = 7

  private enum Candidate {
    case overlay(Lifecycle.Overlay)
    case overLimit
    case paymentDue
    case seriousChanges
    case dataOfAnotherDay
  }

  private static let headlineOrder: [Candidate] = [
    .overlay(.bankruptcy), .overlay(.borrowerDied), .overlay(.courtDecision), .overlay(.collections),
    .overlay(.overdue), .overlay(.paymentFailed), .overlay(.paymentMisdirected), .overlay(.frozen), .overLimit,
    .overlay(.paymentHoliday), .paymentDue, .overlay(.paymentProcessing), .overlay(.earlyRepaymentScheduled),
    .seriousChanges,
    .overlay(.requestPending),
    .overlay(.subsidyLost), .overlay(.rateChangeAnnounced), .overlay(.disputed), .overlay(.gracePeriod),
    .overlay(.restructured), .overlay(.partiallyDisbursed), .overlay(.autopayOff), .overlay(.servicingTransfer),
    .overlay(.overpaid),
    .overlay(.forgiven), .overlay(.refinancedInto), .overlay(.refinancedFrom),
    .dataOfAnotherDay, .overlay(.staleData), .overlay(.partialData),
  ]

  /// The policies that have ended, and the serious changes.
  private var seriousStates: [HeadlineState] {
    // A rate without the policy that was to begin on the day of the facts or later is a change of its own.
    let ended = endedPolicies.filter { $0.rateWithoutFrom.map { $0 < lastKnownDay } ?? true }
    return ended.map(HeadlineState.policyEnded)
      + comingChanges.filter { $0.isSerious(on: day) }.map(HeadlineState.change)
  }

  private func states(of candidate: Candidate) -> [HeadlineState] {
    switch candidate {
    case .overlay(.overdue):
      guard isOverdue else { return contradictedArrears == nil ? [] : [.contradictedArrears] }
      let stated = dayOfState
      return [.overdue(since: overdueSince.value.flatMap { $0 < stated ? $0 : nil })]
    case .overlay(let overlay): return isShown(overlay) ? [.overlay(overlay)] : []
    case .overLimit: return overAllLimits.compactMap(\.value).map(HeadlineState.overLimit)
    case .paymentDue: return paymentDueState.map { [$0] } ?? []
    case .seriousChanges: return seriousStates
    case .dataOfAnotherDay:
      guard case .ofItsDay(let asOf) = validityOfPhase else { return [] }
      return [.dataOfAnotherDay(asOf)]
    }
  }

  private var paymentDueState: HeadlineState? {
    switch contradictionOfNext {
    case .inHoliday, .nothingOwed: return nil
    case .announced, .afterRepayment, nil: break
    }
    let isCovered = nextObligation.map { !$0.isUnpaid && !$0.isOfUnknownAmount } ?? false
    let unpaid = isCovered ? firstUnpaidBesideCovered : nextObligation
    guard lifecycle.overlays.isDisjoint(with: [.paymentHoliday, .paymentProcessing]), !isWithAnotherOrganisation,
      let next = unpaid, purpose(of: next).value != .keepsGrace, let last = lastDay(of: next),
      next.remaining?.isPositive ?? false
    else { return nil }
    let days = day.days(until: last)
    return (0...Self.announcedDays).contains(days)
      ? .paymentDue(inDays: days, isDebited: earlyDebit(of: next) != nil) : nil
  }

  /// The first payment that has to be made beside a next one that is covered; `nil` if its amount is unknown or
  /// contradicted.
  private var firstUnpaidBesideCovered: Obligation? {
    let first = nextObligationsOfEachKind.first { ($0.isUnpaid || $0.isPaymentOfUnknownAmount) && isRequired($0) }
    return first.flatMap { contradiction(of: $0) == nil ? $0 : nil }
  }

  /// The phase; a loan that is only approved and whose money is paid out is active.
  private var phaseState: HeadlineState {
    if lifecycle.phase == .approved, isPaidOut { return .phase(.active) }
    let isSureThatNothingIsOverdue = (debt.overdue.amount.value?.isZero ?? false) && !isOfAnotherDay
    return lifecycle.phase == .active && isSureThatNothingIsOverdue ? .nothingOverdue : .phase(lifecycle.phase)
  }
}
