package import LoanArithmetic

extension ScheduleRow {
  /// Creates a row of principal and interest from a calculated one.
  package init(_ row: Schedule.Row, of schedule: Schedule) {
    self.init(
      kind: row.kind.scheduleRowKind, number: row.kind == .regular ? row.number : nil, due: row.date,
      payment: row.kind == .holiday ? nil : schedule.money(row.payment),
      portions: [
        Portion(.principal, schedule.money(row.principal)), Portion(.interest, schedule.money(row.interest)),
      ],
      balance: schedule.money(row.balance))
  }
}

extension Schedule.Row.Kind {
  /// The kind of a calculated row as that of a row of the schedule.
  fileprivate var scheduleRowKind: ScheduleRow.Kind {
    switch self {
    case .regular, .stub: .instalment
    case .early: .earlyRepayment
    case .downPayment: .downPayment
    case .holiday: .paymentHoliday
    }
  }
}
