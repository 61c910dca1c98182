package import LoanArithmetic

extension LoanOnDay {
  /// The repaid share of the original amount.
  package struct Repaid: Sendable, Hashable {
    package var amount: Money
    package var original: Money

    /// The share in thousandths: 0...1000.
    package var permille: Int { Int(Int128(amount.minorUnits) * 1000 / Int128(original.minorUnits)) }
  }

  /// The repaid share of the original amount.
  ///
  /// `nil` if the original amount or the principal is unknown, or if the principal is negative or above the original
  /// amount, as it is when unpaid interest is added to it. `nil` also if a part of the money is not disbursed yet, and
  /// if the product did not end by repayment.
  package var repaid: Repaid? {
    let endsUnpaid: [Lifecycle.Phase] = [.cancelled, .withdrawn, .rejected, .writtenOff]
    guard !endsUnpaid.contains(lifecycle.phase), !lifecycle.overlays.contains(.partiallyDisbursed),
      let original = terms.originalAmount.value, original.isPositive, let left = debt.principal.value,
      (0...original.minorUnits).contains(left.minorUnits),
      let amount = original.subtracting(left)
    else { return nil }
    return Repaid(amount: amount, original: original)
  }

  /// The share of payments made in thousandths; `nil` if it is unknown.
  package var paymentsDonePermille: Int? {
    guard let done = paymentsDone.value, let all = paymentsInAll.value, all > 0, (0...all).contains(done)
    else { return nil }
    return done * 1000 / all
  }
}
