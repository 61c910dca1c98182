import LoanArithmetic
import LoanDetailCore
import Loans

extension PortfolioRecord {
  /// Reads the schedule.
  ///
  /// - Parameters:
  ///   - reading: the extent of the reading.
  ///   - isNumbered: whether a header needs the numbers of the rows.
  func schedule(_ reading: LoanRecord.Reading, isNumbered: Bool) -> PaymentSchedule {
    var schedule = PaymentSchedule()
    let reader = loan.group("schedule")
    let kind = reader.name("kind", of: PaymentSchedule.Kind.self)
    schedule.kind = reader.required("kind", kind) ?? .none
    if case .absent(let absence) = kind { schedule.absence = absence }
    schedule.isTruncated = reader.optional("truncated", reader.flag("truncated")) ?? false
    schedule.paid = reader.integer("paid", in: 0...120_000)
    schedule.total = reader.integer("total", in: 0...120_000)
    if version >= .two {
      schedule.left = reader.integer("left", in: 0...120_000)
      schedule.overdue = reader.integer("overdue", in: 0...120_000)
    }
    schedule.rows = rows("rows", of: reader, reading, isNumbered: isNumbered)
    reader.reportUnread()
    return schedule
  }

  /// Returns the rows of a list of payments. A row before an earlier one is reported.
  func rows(
    _ name: String, of reader: ObjectReader, _ reading: LoanRecord.Reading, isNumbered: Bool
  ) -> [ScheduleRow] {
    var last: CalendarDate?
    return reader.objects(
      name, plain: { plainRow($0, isFull: reading == .full, isNumbered: isNumbered, after: &last) }
    ) { row in
      let made = self.row(row, reading, isNumbered: isNumbered)
      if let last, let due = made.due, due < last {
        row.log.add(
          Diagnostic(
            id: "record.dates-out-of-order", severity: .warning, path: row.path(of: "due"),
            summary: "The row's day is before that of a row above it.", found: "\(due)",
            expected: "\(last) or later"))
      }
      if let due = made.due { last = max(last ?? due, due) }
      return made
    }.value ?? []
  }

  /// Returns a row. A header does not need the parts of its payment, and its number only if some first payments are
  /// interest alone.
  private func row(_ reader: ObjectReader, _ reading: LoanRecord.Reading, isNumbered: Bool) -> ScheduleRow {
    let kind = reader.required("kind", reader.statedWord("kind", among: names.rows) { _ in .other })
    let isFull = reading == .full
    var row = ScheduleRow(kind: kind ?? .other)
    if isFull || isNumbered {
      row.number = reader.statedInteger("number", in: 1...120_000).value
    } else {
      reader.leaveUnread("number")
    }
    row.due = reader.statedDate("due").value
    row.payment = reader.nonNegative("payment", in: currency).value
    if isFull { row.portions = portions(of: reader) } else { reader.leaveUnread("portions") }
    row.balance = reader.statedMoney("balance", in: currency).value
    row.outstanding = reader.statedMoney("outstanding", in: currency).value
    row.paidOn = reader.statedDate("paidOn").value
    row.status = reader.statedName("status", of: ScheduleRow.Status.self).value
    return row
  }

  /// Reads the operations, and puts the newest first.
  func operations() -> Fact<[LoanOperation]> {
    loan.objects("operations", plain: plainOperation, operation, then: { $0.sortStably { $0.date > $1.date } })
  }

  /// Reads an operation; `nil`, with a finding, if its id, its day or its amount is missing, or a stated currency
  /// cannot be read.
  private func operation(_ reader: ObjectReader) -> LoanOperation? {
    let id = reader.required("id", reader.nonEmptyText("id"))
    let kind = reader.required("kind", reader.statedWord("kind", among: names.operations) { .unknown($0) })
    let (currency, absence) = currency(of: reader)
    let date = reader.required("date", reader.statedDate("date"))
    let amount = reader.required("amount", reader.statedMoney("amount", in: currency))
    let title = reader.localizedText("title").value
    let portions = reader.portions("portions", in: currency, withOthers: version >= .two)
    let balance = reader.statedMoney("balance", in: currency).value
    let status = reader.named("status", or: LoanOperation.Status.completed)
    guard let id, let date, let amount, absence == nil else { return nil }
    var operation = LoanOperation(
      id: id, kind: kind ?? .unknown("other"), date: date, amount: amount, title: title, portions: portions,
      balance: balance, status: status)
    if version >= .two { readRest(of: reader, into: &operation) }
    return operation
  }
}
