import LoanArithmetic

extension LoanOnDay {
  /// Returns a warning if the stated schedule differs from the one calculated from the stated terms.
  func scheduleDifferences() -> [Diagnostic] {
    let rows = schedule.rows
    let stated = rows.indices.filter { rows[$0].kind == .instalment && rows[$0].number != nil }
    guard schedule.kind != .derived, !stated.isEmpty,
      rows.indices.allSatisfy({ rows[$0].kind == .instalment || rows[$0].kind == .disbursement }),
      let terms = scheduleTerms, let derived = try? Schedule(terms)
    else { return [] }
    let byNumber = Dictionary(
      derived.rows.filter { $0.kind == .regular }.map { ($0.number, $0) }, uniquingKeysWith: { first, _ in first })
    let different = stated.filter { place in
      rows[place].number.flatMap { byNumber[$0] }.map { rows[place].differs(from: $0) } ?? true
    }
    guard let first = different.first.map({ rows[$0] }), let number = first.number else { return [] }
    return [
      Diagnostic(
        id: "schedule.differs-from-terms", severity: .warning, path: "schedule.rows",
        summary:
          "The schedule differs from the one its own terms give, in \(different.count) of \(stated.count) payments, "
          + "first in payment \(number).",
        found: first.summary, expected: byNumber[number].map { derived.summary(of: $0) } ?? "no such payment",
        advice: "The source's schedule is shown as it is; the owners of the record mend its terms or its rows.")
    ]
  }
}

extension ScheduleRow {
  /// Whether any value that both rows have differs.
  fileprivate func differs(from row: Schedule.Row) -> Bool {
    (due.map { $0 != row.date } ?? false)
      || (portions.amount(of: .principal).map { $0.minorUnits != row.principal } ?? false)
      || (portions.amount(of: .interest).map { $0.minorUnits != row.interest } ?? false)
      || (balance.map { $0.minorUnits != row.balance } ?? false)
  }

  /// The row in one line, for messages.
  fileprivate var summary: String {
    let parts = portions.map { "\($0.component.rawValue) \($0.amount)" }
    return ([due.map(\.description)] + parts + [balance.map { "balance \($0)" }]).compactMap(\.self)
      .joined(separator: ", ")
  }
}

extension Schedule {
  /// Returns a calculated row in one line, for messages.
  fileprivate func summary(of row: Row) -> String {
    let amounts = "principal \(money(row.principal)), interest \(money(row.interest)), balance \(money(row.balance))"
    return [row.date?.description, amounts].compactMap(\.self).joined(separator: ", ")
  }
}
