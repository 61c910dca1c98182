import LoanArithmetic

extension LoanOnDay {
  /// Returns a warning for each booked early repayment that cannot take place as stated.
  func bookingContradictions() -> [Diagnostic] {
    var found: [Diagnostic] = []
    for booked in bookedRepayments.value ?? [] {
      if let asOf, booked.on < asOf {
        found.contradict(
          at: bookedRepayments, "The day of a booked early repayment is over.", found: "\(booked.on)",
          expected: "\(asOf) or later")
      }
      if booked.extent == .part, let amount = booked.amount, let total = debt.total.value,
        amount.minorUnits > total.minorUnits
      {
        found.contradict(
          at: bookedRepayments, "More is to be repaid early than is owed.", found: "\(amount)",
          expected: "\(total) or less")
      }
      if let amount = booked.amount, row(of: booked) == nil,
        let row = schedule.rows.first(where: { $0.kind == .earlyRepayment && $0.due == booked.on && !$0.isPaid }),
        let planned = row.payment, row.portions.amount(of: .principal) != amount
      {
        found.contradict(
          at: bookedRepayments, "The schedule has another amount on the day of a booked early repayment.",
          found: "\(amount)", expected: "\(planned)")
      }
    }
    return found
  }
}
