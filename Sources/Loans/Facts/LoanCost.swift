package import LoanArithmetic

/// The cost of a product: paid so far, left to pay, and in all.
///
/// A figure is provided only if it is complete. It is never the sum of only some of the payments.
package struct LoanCost: Sendable, Hashable {
  /// The amount paid since the beginning.
  package var paid: Fact<PaidTotals> = .notProvided
  /// The amount paid in the year of the facts.
  package var paidThisYear: Fact<PaidTotals> = .notProvided
  /// The amount left to pay.
  package var left: Fact<PaidTotals> = .notProvided
  /// The amount paid from the beginning to the end.
  package var inAll: Fact<Money> = .notProvided
  /// The amount paid in all beyond the amount that was borrowed.
  package var aboveBorrowed: Fact<Money> = .notProvided
}
