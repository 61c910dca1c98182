package import LoanArithmetic

extension MissedPayment {
  /// The unpaid part: as stated, or the amount less the part that was paid later; `nil` if it is unknown or too large.
  package var remaining: Money? {
    left ?? (paidOn == nil ? amount.flatMap { amount in paid.map { amount.subtracting($0) } ?? amount } : nil)
  }

  /// Whether nothing of the payment is left to pay.
  package var isPaid: Bool { remaining.map { !$0.isPositive } ?? (paidOn != nil) }
}
