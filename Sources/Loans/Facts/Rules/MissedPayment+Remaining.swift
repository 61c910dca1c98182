package import LoanArithmetic

extension MissedPayment {
  /// The part that is still not paid: as stated, or the amount without the part that was paid later; `nil` if it is
  /// unknown or cannot be counted.
  package var remaining: Money? {
    left ?? (paidOn == nil ? amount.flatMap { amount in paid.map { amount.subtracting($0) } ?? amount } : nil)
  }

  /// Whether nothing of the payment is left to pay.
  package var isPaid: Bool { remaining.map { !$0.isPositive } ?? (paidOn != nil) }
}
