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
    }
    let booked = Dictionary(grouping: bookedRepayments.value ?? [], by: \.on)
    let planned = Dictionary(
      grouping: schedule.rows.filter { $0.kind == .earlyRepayment && $0.isOpen(on: lastKnownDay) }, by: \.due)
    return found
      + booked.keys.sorted().compactMap { rowContradiction(of: planned[$0] ?? [], with: booked[$0] ?? []) }
  }

  /// Returns a warning if the early repayments of a day in the schedule are not those booked for it. A row without
  /// portions may contain an instalment or a fee, too.
  private func rowContradiction(of rows: [ScheduleRow], with repayments: [BookedRepayment]) -> Diagnostic? {
    let amounts = repayments.map(\.amount)
    let parts = rows.map { $0.portions.amount(of: .principal) ?? $0.payment }
    guard !rows.isEmpty, !amounts.contains(nil), !parts.contains(nil),
      let booked = Money.sum(amounts.compactMap(\.self), currency: currency),
      let planned = Money.sum(parts.compactMap(\.self), currency: currency), booked != planned,
      booked != Money.sum(rows.compactMap(\.payment), currency: currency),
      booked.minorUnits > planned.minorUnits || rows.allSatisfy({ !$0.portions.isEmpty })
    else { return nil }
    return .contradiction(
      at: bookedRepayments, "The schedule has another amount on the day of a booked early repayment.",
      found: "\(booked)", expected: "\(planned)")
  }
}
