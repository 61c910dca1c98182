import DesignSystem
import LoanArithmetic
import LoanDetailJSON
import Localization

/// The payments of a loan.
struct ScheduleAnswer: CalculationAnswer {
  let schedule: Schedule

  init(_ params: JSONValue) throws(CalculationError) {
    let terms = try ScheduleTerms(params)
    schedule = try calculating { () throws(LoanArithmeticError) in try Schedule(terms) }
  }

  func write(to json: inout JSONWriter) {
    json.key("payment")
    if let payment = schedule.payment { json.string(payment.decimal.description) } else { json.null() }
    json.array("rows") {
      for row in schedule.rows { write(row, to: &$0) }
    }
    json.property("total_interest", schedule.totalInterest)
    json.property("total_paid", schedule.totalPaid)
  }

  /// Writes a row as one object.
  private func write(_ row: Schedule.Row, to json: inout JSONWriter) {
    json.object {
      $0.property("n", row.number)
      $0.property("date", row.date?.description)
      $0.property("payment", schedule.money(row.payment))
      $0.property("principal", schedule.money(row.principal))
      $0.property("interest", schedule.money(row.interest))
      $0.property("balance", schedule.money(row.balance))
      $0.property("kind", row.kind.wireName)
      if row.accruedInterest != 0 { $0.property("accrued_unpaid_interest", schedule.money(row.accruedInterest)) }
    }
  }

  func items(under id: ItemID, _ formatter: LocaleFormatter) -> [Item] {
    let language = formatter.language
    let payment = schedule.payment.map { payment in
      Item.row("payment", under: id, Words.payment(language), .money(formatter.money(payment)))
    }
    return [payment].compactMap(\.self) + [.table(table(under: id, formatter))]
  }

  /// Returns the rows and their totals as a table. Columns that are empty in every row are left out.
  private func table(under id: ItemID, _ formatter: LocaleFormatter) -> Table {
    let language = formatter.language
    let hasDates = schedule.rows.contains { $0.date != nil }
    let hasKinds = schedule.rows.contains { $0.kind != .regular }
    // The totals have no balance: three amounts, not four.
    func cells(_ number: String, _ date: Value?, _ amounts: [Int64], _ kind: String?) -> [Value?] {
      let figures = amounts.map { Value.money(formatter.figure(schedule.money($0))) }
      return [.text(number)] + (hasDates ? [date] : []) + figures + (figures.count < 4 ? [nil] : [])
        + (hasKinds ? [kind.map(Value.text)] : [])
    }
    let rows = schedule.rows.enumerated().map { index, row in
      TableRow(
        id: id.appending("\(index)"),
        cells: cells(
          formatter.number(row.number), row.date.map { .date(formatter.date($0, .numeric)) },
          [row.payment, row.principal, row.interest, row.balance], Words.kind(row.kind)?(language)))
    }
    let totals = TableRow(
      id: id.appending("total"),
      cells: cells(
        Words.total(language), nil,
        [schedule.totalPaid.minorUnits, principalPaid, schedule.totalInterest.minorUnits], nil))
    func column(_ name: String, _ title: LocalizedText, _ alignment: Table.Column.Alignment = .trailing) -> Table.Column
    {
      Table.Column(id: name, title: title(language), alignment: alignment)
    }
    let columns =
      [column("n", Words.number, .leading)] + (hasDates ? [column("date", Words.date, .leading)] : [])
      + [
        column("payment", Words.payment), column("principal", Words.principal),
        column("interest", Words.interest), column("balance", Words.balance),
      ] + (hasKinds ? [column("kind", Words.kind, .leading)] : [])
    let title = "\(Words.schedule(language)), \(formatter.symbol(of: schedule.currency))"
    return Table(id: id.appending("rows"), title: title, columns: columns, rows: rows + [totals])
  }

  /// The principal paid: all payments less all interest.
  private var principalPaid: Int64 { schedule.totalPaid.minorUnits - schedule.totalInterest.minorUnits }
}
