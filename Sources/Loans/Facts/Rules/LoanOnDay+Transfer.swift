import LoanArithmetic

extension LoanOnDay {
  /// Whether the debt has left the organisation that states the facts, so that none of its actions is offered.
  ///
  /// This is the case in the phase ``Lifecycle/Phase/transferred``, and from the day of a transfer on if the facts are
  /// older than that day and thus come from the former organisation.
  package var isWithAnotherOrganisation: Bool {
    if lifecycle.phase == .transferred { return true }
    guard let effective = transfer.value?.effective, let asOf else { return false }
    return asOf < effective && effective <= day
  }
}
