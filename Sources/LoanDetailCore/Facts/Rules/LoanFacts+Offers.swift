package import LoanArithmetic

extension LoanFacts {
  /// The actions that can still be requested on a day.
  ///
  /// There are none when the product belongs to another organisation: the actions are those of the organisation that
  /// states them, and it has nothing to do with the debt any more. This is the case in the phase
  /// ``Lifecycle/Phase/transferred``, and on and after the day of a transfer if the facts are older than that day.
  package func actions(on day: CalendarDate) -> [LoanAction] {
    isWithAnotherOrganisation(on: day) ? [] : actions
  }

  /// Whether the debt is no longer with the organisation that states the facts.
  package func isWithAnotherOrganisation(on day: CalendarDate) -> Bool {
    if lifecycle.phase == .transferred { return true }
    guard let effective = transfer.value?.effective, let asOf else { return false }
    return asOf < effective && effective <= day
  }
}
