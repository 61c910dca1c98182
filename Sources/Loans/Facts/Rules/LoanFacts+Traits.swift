extension LoanFacts {
  /// Whether the debt is revolving, like that of a credit card: the source states a credit line, a statement, a grace
  /// period, a rule of the minimum payment or a closing day.
  package var isRevolving: Bool {
    revolving.lines.value?.isEmpty == false || revolving.statement.value != nil || revolving.grace.value != nil
      || revolving.minimumRule.value != nil || revolving.closingDay.value != nil
  }

  /// Whether the debt is repaid without a schedule: the source states that none applies, or the debt is revolving and
  /// the source does not mention a schedule.
  package var isUnscheduled: Bool {
    guard schedule.rows.isEmpty else { return false }
    return schedule.absence == .notApplicable || schedule.absence == .notProvided && isRevolving
  }
}
