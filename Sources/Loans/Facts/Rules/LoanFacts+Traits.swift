extension LoanFacts {
  /// Whether the debt can be repaid and taken again, like that of a credit card: the source states a credit line, a
  /// statement, a grace period or a rule of the minimum payment.
  package var isRevolving: Bool {
    revolving.lines.value?.isEmpty == false || revolving.statement.value != nil || revolving.grace.value != nil
      || revolving.minimumRule.value != nil || revolving.closingDay.value != nil
  }

  /// Whether the debt is repaid without a schedule: the source says that none applies, or the debt is that of a credit
  /// card or the like.
  package var isUnscheduled: Bool {
    guard schedule.rows.isEmpty else { return false }
    return schedule.absence == .notApplicable || schedule.absence == .notProvided && isRevolving
  }
}
