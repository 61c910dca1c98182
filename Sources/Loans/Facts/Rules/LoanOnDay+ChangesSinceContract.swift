import LoanArithmetic

extension LoanOnDay {
  /// Whether the loan is known to differ from the contract, so that its full cost differs too: a part was repaid early,
  /// a payment holiday was taken, the debt was restructured, or the rate changed.
  package var hasChangedSinceContract: Bool {
    let isRepaidEarly = (operations.value ?? []).contains {
      $0.kind == .earlyRepayment && $0.status == .completed && $0.date <= day
    }
    let rows = schedule.rows
    let hasHolidayRow =
      schedule.hasOmittedRows && rows.contains { $0.kind == .paymentHoliday && $0.due.map { $0 <= day } ?? false }
    let hadHoliday =
      lifecycle.overlays.contains(.paymentHoliday) || hasHolidayRow
      || holiday.value.map { $0.from.map { $0 <= day } ?? true } ?? false
    let isRestructured = lifecycle.overlays.contains(.restructured) || restructuring.value != nil
    return isRepaidEarly || hadHoliday || isRestructured || hasOtherRate
      || rows.indices.contains { rows[$0].kind == .earlyRepayment && rows[$0].status == .paid }
  }

  /// Whether the rate differs from the one at the beginning. If one of the two is unknown: whether a change of the rate
  /// is stated that applies by this day.
  private var hasOtherRate: Bool {
    guard let opened = opened.value, let first = rate(on: opened).value, first.applies(on: opened),
      let now = rate(on: day).value
    else { return terms.rateChange.value.map { $0.from <= day } ?? false }
    return !now.rate.isSame(as: first.rate)
  }
}
