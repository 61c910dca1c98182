package import LoanArithmetic

/// What a product has cost, what is left to pay, and what it costs in all.
///
/// A figure is not provided unless all of it is known: no sum of a part of the payments stands for the whole.
package struct LoanCost: Sendable, Hashable {
  /// What was paid since the beginning.
  package var paid: Fact<PaidTotals> = .notProvided
  /// What was paid in the year of the facts.
  package var paidThisYear: Fact<PaidTotals> = .notProvided
  /// What is left to pay by the schedule.
  package var left: Fact<PaidTotals> = .notProvided
  /// Everything that is paid from the beginning to the end.
  package var inAll: Fact<Money> = .notProvided
  /// What is paid in all above the amount that was borrowed.
  package var aboveBorrowed: Fact<Money> = .notProvided
}
