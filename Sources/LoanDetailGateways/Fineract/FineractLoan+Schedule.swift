import LoanArithmetic
import LoanDetailCore
import LoanDetailJSON
import Loans

extension FineractLoan {
  /// Returns Fineract's schedule, including disbursements. A header does not need the parts of each payment.
  func schedule(_ reading: LoanRecord.Reading) -> PaymentSchedule {
    let total = loan.count("numberOfRepayments", in: 1...120_000)
    let container = loan.group("repaymentSchedule")
    let rows = container.objects("periods") { row($0, reading) }.value ?? []
    let instalments = rows.filter { $0.kind == .instalment }
    guard !rows.isEmpty else {
      return PaymentSchedule(kind: total.value == nil ? .none : .counts, total: total)
    }
    let isShort = total.value.map { instalments.count < $0 } ?? false
    let isTruncated = isShort || rows.count < (container.value("periods")?.elements.count ?? 0)
    var schedule = PaymentSchedule(kind: .full, isTruncated: isTruncated, rows: rows, total: total)
    if let paid = schedule.paidInstalments() {
      schedule.paid = .known(paid, origin: .derived(rule: "paid schedule rows"))
    }
    return schedule
  }

  /// Reads a row. A period that only pays the loan out has no number.
  private func row(_ reader: ObjectReader, _ reading: LoanRecord.Reading) -> ScheduleRow? {
    let lent = reader.amount("principalDisbursed", in: currency).value
    let number = reader.count("period", in: 1...120_000).value
    if let lent, number == nil {
      return ScheduleRow(
        kind: .disbursement, due: reader.day("dueDate").value, payment: lent,
        balance: reader.amount("principalLoanBalanceOutstanding", in: currency).value)
    }
    var row = ScheduleRow(
      kind: reader.flag("downPaymentPeriod").value == true ? .downPayment : .instalment, number: number,
      due: reader.day("dueDate").value, payment: reader.amountToPay("totalDueForPeriod", in: currency).value,
      portions: reading == .header
        ? []
        : portions(
          of: reader, principal: "principalDue", interest: "interestDue", fees: "feeChargesDue",
          penalties: "penaltyChargesDue"),
      balance: reader.amount("principalLoanBalanceOutstanding", in: currency).value,
      outstanding: reader.amount("totalOutstandingForPeriod", in: currency).value,
      paidOn: reader.day("obligationsMetOnDate").value)
    row.status = status(of: reader, row)
    return row
  }

  /// Returns the status of a row if the payload states it. The payload does not contain the current day, so no status
  /// is derived from dates.
  private func status(of reader: ObjectReader, _ row: ScheduleRow) -> ScheduleRow.Status? {
    if reader.flag("complete").value == true || row.paidOn != nil { return .paid }
    if reader.amount("totalOverdue", in: currency).value?.isPositive == true { return .overdue }
    guard let outstanding = row.outstanding else { return nil }
    if outstanding.isZero { return row.payment?.isPositive == true ? .paid : nil }
    return reader.amount("totalPaidForPeriod", in: currency).value?.isPositive == true ? .partiallyPaid : nil
  }
}
