import LoanArithmetic

extension LoanOnDay {
  /// Returns a warning for each booked early repayment that cannot take place as stated.
  func bookingContradictions() -> [Diagnostic] {
    (bookedRepayments.value ?? []).flatMap { booked -> [Diagnostic] in
      var found: [Diagnostic] = []
      if let asOf, booked.on < asOf {
        found.append(
          Self.contradiction(
            at: bookedRepayments, "The day of a booked early repayment is over.", found: "\(booked.on)",
            expected: "\(asOf) or later"))
      }
      if booked.extent == .part, let amount = booked.amount, let total = debt.total.value,
        amount.minorUnits > total.minorUnits
      {
        found.append(
          Self.contradiction(
            at: bookedRepayments, "More is to be repaid early than is owed.", found: "\(amount)",
            expected: "\(total) or less"))
      }
      return found
    }
  }
}
