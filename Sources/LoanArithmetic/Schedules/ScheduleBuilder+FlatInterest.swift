extension ScheduleBuilder {
  /// Makes the interest of a flat loan add up to its rounded sum. The last row takes the rounding difference; earlier
  /// rows take the part that exceeds the interest of the last row.
  mutating func settleFlatInterest() throws(LoanArithmeticError) {
    guard terms.method == .flat, terms.finalPayment == nil else { return }
    var missing = try flatInterest.rounded(rule)
    for row in rows { missing -= Int128(row.interest) }
    for index in rows.indices.reversed() where missing != 0 && rows[index].paysInterest {
      let row = rows[index]
      let interest = max(Int128(row.interest) + missing, 0)
      missing -= interest - Int128(row.interest)
      rows[index] = Schedule.Row(
        number: row.number, date: row.date, kind: row.kind,
        payment: try Self.minor(Int128(row.principal) + interest, 1), principal: row.principal,
        interest: try Self.minor(interest, 1), balance: row.balance, accruedInterest: row.accruedInterest)
    }
  }
}

extension Schedule.Row {
  /// Whether interest can be paid with the row.
  fileprivate var paysInterest: Bool { kind != .downPayment && kind != .holiday }
}
