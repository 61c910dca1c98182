package import LoanArithmetic

/// Whether a reported value still holds on a day.
package enum Validity: Sendable, Hashable {
  /// The value holds on the day.
  case holds
  /// The value was true on this day of the facts. It may have changed since, or may not have been true before.
  case ofItsDay(CalendarDate)
  /// The first day of the value is still to come.
  case toCome
  /// The last day of the value is past.
  case over

  /// Whether a screen shows the value.
  var isShown: Bool {
    switch self {
    case .holds, .ofItsDay: true
    case .toCome, .over: false
    }
  }
}

extension LoanOnDay {
  /// Returns whether a value still holds, by its own days and by the day of the facts.
  ///
  /// On another day than that of the facts, it holds only if its own days cover all days between the two.
  ///
  /// - Parameters:
  ///   - from: the first day of the value; `nil` if it is unknown.
  ///   - until: the last day of the value; `nil` if it is unknown.
  package func validity(from: CalendarDate? = nil, until: CalendarDate? = nil) -> Validity {
    if let until, until < day { return .over }
    if let from, from > day { return .toCome }
    guard let asOf, asOf != day else { return .holds }
    let isCovered = asOf < day ? until != nil : from != nil
    return isCovered ? .holds : .ofItsDay(asOf)
  }

  /// Returns whether a state still holds.
  ///
  /// Stale and partial data are states of the facts, which are the same on every day: of their own days, only the last
  /// one counts. A restructuring, a death, a waiver and a refinancing hold from the day of the facts on.
  package func validity(of overlay: Lifecycle.Overlay) -> Validity {
    let days = days(of: overlay)
    let isOfFacts = overlay == .staleData || overlay == .partialData
    let validity = validity(from: isOfFacts ? nil : days.first, until: overlay.endsByItself ? days.last : nil)
    guard case .ofItsDay(let asOf) = validity else { return validity }
    return switch overlay {
    case .staleData, .partialData: .holds
    case .restructured, .borrowerDied, .forgiven, .refinancedInto, .refinancedFrom: asOf < day ? .holds : validity
    default: validity
    }
  }

  /// Whether the source states a state that a screen of the day shows.
  package func isShown(_ overlay: Lifecycle.Overlay) -> Bool {
    lifecycle.overlays.contains(overlay) && validity(of: overlay).isShown
  }

  /// Whether the phase still holds. A final phase holds after the day of the facts and from the day of settlement on.
  package var validityOfPhase: Validity {
    let validity = self.validity()
    guard case .ofItsDay(let asOf) = validity, lifecycle.phase.isFinal else { return validity }
    return asOf < day || settled.value.map { $0 <= day } ?? false ? .holds : validity
  }

  /// The day for which the source states what is owed, overdue and possible: the day of the facts or, without one, this
  /// day.
  package final var dayOfState: CalendarDate { asOf ?? day }

  /// Returns the first and the last day of a state: as stated for the state or, without that, for its cause, such as a
  /// payment holiday.
  func days(of overlay: Lifecycle.Overlay) -> (first: CalendarDate?, last: CalendarDate?) {
    let stated = lifecycle.details[overlay]
    let (first, last) = daysOfCause(of: overlay)
    return (stated?.since ?? first, stated?.until ?? last)
  }

  /// Returns the first and the last day of the fact that causes a state, as far as they are known.
  private func daysOfCause(of overlay: Lifecycle.Overlay) -> (first: CalendarDate?, last: CalendarDate?) {
    switch overlay {
    case .paymentHoliday:
      let holiday = holiday.value
      return (holiday?.from, holiday?.until ?? holiday?.firstPaymentAfter?.adding(days: -1))
    case .rateChangeAnnounced: return (nil, terms.rateChange.value?.from.adding(days: -1))
    case .gracePeriod: return (nil, revolving.grace.value.flatMap { $0.state == .lost ? nil : $0.until })
    case .earlyRepaymentScheduled: return (nil, bookedRepayments.value?.map(\.on).max())
    case .overdue, .paymentProcessing, .paymentFailed, .autopayOff, .requestPending, .restructured, .partiallyDisbursed,
      .frozen, .collections, .overpaid, .servicingTransfer, .disputed, .staleData, .partialData, .bankruptcy,
      .borrowerDied, .courtDecision, .subsidyLost, .paymentMisdirected, .forgiven, .refinancedInto, .refinancedFrom:
      return (nil, nil)
    }
  }
}

extension Lifecycle.Overlay {
  /// Whether the state is over after its last day. A court case ends only when the source states so: its last day is a
  /// planned one.
  fileprivate var endsByItself: Bool {
    ![.bankruptcy, .borrowerDied, .courtDecision, .forgiven, .refinancedInto, .refinancedFrom].contains(self)
  }
}
