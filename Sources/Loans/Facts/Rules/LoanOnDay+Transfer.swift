import LoanArithmetic

extension LoanOnDay {
  /// Whether the debt is no longer with the organisation that states the facts, so that none of its actions is offered.
  ///
  /// This is the case in the phase ``Lifecycle/Phase/transferred``, and on and after the day of a transfer if the facts
  /// are older than that day: then they are those of the organisation from which the debt went.
  package var isWithAnotherOrganisation: Bool {
    if lifecycle.phase == .transferred { return true }
    guard let effective = transfer.value?.effective, let asOf else { return false }
    return asOf < effective && effective <= day
  }
}
