public import DesignSystem
import LoanArithmetic
import LoanDetailCore
public import Loans
public import Localization

extension LoanSection {
  /// A note that payments are calculated at a rate that will be adjusted; empty if none is.
  func beforeReset(_ part: PartID) -> [Item] {
    guard let reset = loan.atRateOfTodayFrom else { return [] }
    trace(id(part), [facts.terms.rates.source])
    return note(part, LoanWords.atRateOfToday(from: value(reset)))
  }

  /// A table of payments: number, day, amount, the parts that occur, balance and status.
  ///
  /// If a payment was not made on its due day, there is a column for the days of payment. The table has the known
  /// totals of each year and of all payments, and a line between past and future. Past years are folded if nothing of
  /// them is still owed.
  ///
  /// - Parameters:
  ///   - rows: the payments, the earliest first.
  ///   - part: the id of the table in the section. The ids of the rows begin with the name of the section or, for a
  ///     whole id, with that id.
  ///   - title: the title of the table; `nil` for the usual one.
  ///   - isComplete: whether these are all payments. Otherwise there are no totals, and nothing is folded.
  public func schedule(
    rows: [ScheduleRow], id part: PartID, title: LocalizedText? = nil, isComplete: Bool = true
  ) -> [Item] {
    schedule(rows: rows, of: [], id: part, title: title, isComplete: isComplete)
  }

  /// A table of payments, as ``schedule(rows:id:title:isComplete:)`` makes it, with the sub-plan of each row in
  /// `plans`.
  ///
  /// If there are several plans, the table has a column for them. Somebody else's payments to come have no state,
  /// because the customer does not have to make them. `plans` is empty for a loan without sub-plans.
  func schedule(
    rows: [ScheduleRow], of plans: [SubPlan], id part: PartID, title: LocalizedText?, isComplete: Bool
  ) -> [Item] {
    let parts = rows.map { $0.portions }
    let components = parts.components
    let coming = firstComing(of: rows)
    let hasPlans = plans.contains { $0.id != plans[0].id }
    var columns = hasPlans ? [column("plan", LoanWords.plan, .leading, .high)] : []
    columns += [
      column("number", LoanWords.number, .leading, .low), column("date", LoanWords.date, .leading, .high),
      column("payment", LoanWords.payment, .trailing, .high),
    ]
    columns += components.map { column($0.idName, parts.title(of: $0) ?? LoanWords.text(of: $0), .trailing) }
    columns.append(column("balance", LoanWords.balance, .trailing))
    let hasStatus = rows.contains { statusText(of: $0, with: loan.status(of: $0)) != nil }
    if hasStatus { columns.append(column("status", LoanWords.rowStatus, .leading, .high)) }
    let hasPaidDay = rows.contains { $0.paidOn != nil && $0.paidOn != $0.due }
    if hasPaidDay { columns.append(column("paid-on", LoanWords.paidOn, .leading, .low)) }
    let prefix = part.isWhole ? "\(id(part))." : "\(id)."
    let items = table(
      part, titleWithCurrency(title ?? LoanWords.schedule), columns, of: rows.indices,
      named: { prefix + (hasPlans ? "plan.\(plans[$0].id)." : "") + Self.name(of: rows[$0]) }, coming: coming
    ) { id, index in
      let row = rows[index]
      let status = loan.status(of: row)
      var cells: [Value?] = []
      cells.reserveCapacity(columns.count)
      if hasPlans { cells.append(value(titleWithPayer(of: plans[index]))) }
      cells.append(row.number.map { .text(formatter.number($0)) })
      cells.append(row.due.map { .date(formatter.date($0, .numeric)) })
      cells.append(row.payment.map { figure($0) })
      for component in components { cells.append(row.portions.amount(of: component).map { figure($0) }) }
      cells.append(row.balance.map { figure($0) })
      if hasStatus { cells.append(statusText(of: row, with: status).map { .text($0) }) }
      if hasPaidDay { cells.append(row.paidOn.map { .date(formatter.date($0, .numeric)) }) }
      return TableRow(
        id: id, cells: cells, tone: tone(of: status),
        state: status.flatMap { $0 != .paid && !plans.isEmpty && plans[index].payer != nil ? nil : state(of: $0) },
        group: year(of: row.due))
    }
    guard case .table(var table)? = items.first else { return items }
    let first = table.window?.rows.lowerBound ?? 0
    if let coming, coming > 0, table.rows.indices.contains(coming - first) {
      table.rows[coming - first].dayLine = dayLine
    }
    if isComplete { add(ScheduleSums(of: rows, by: components, of: loan), to: &table) }
    return [.table(table)]
  }

  /// Adds the totals to a table of payments, and folds its past years.
  private func add(_ sums: ScheduleSums, to table: inout Table) {
    func cells(_ amounts: [Money?]) -> [Value?]? {
      guard amounts.contains(where: { $0 != nil }) else { return nil }
      let figures = table.columns.prefix { $0.id != "payment" }.map { _ in nil } + amounts.map { $0.map { figure($0) } }
      return figures + Array(repeating: nil, count: table.columns.count - figures.count)
    }
    table.totals = cells(sums.all).map { Table.Totals(title: LoanWords.total(language), cells: $0) }
    guard sums.years.count > 1 else { return }
    for index in table.groups.indices {
      guard let year = sums.years[table.groups[index].id], let totals = cells(year.amounts) else { continue }
      table.groups[index].totals = totals
      table.groups[index].isFolded = year.isPast
    }
  }

  /// The index of the first payment due on the day of the screen or later; the number of payments if there is none,
  /// `nil` if no due day is known.
  private func firstComing(of rows: [ScheduleRow]) -> Int? {
    guard rows.contains(where: { $0.due != nil }) else { return nil }
    return rows.firstIndex { $0.due.map { $0 >= day } ?? false } ?? rows.count
  }

  /// The text of the line between past and future.
  private var dayLine: String {
    LoanWords.dayLine(value(day))(language)
  }

  /// The id of a payment contains its number; the id of any other row contains its kind and day.
  private static func name(of row: ScheduleRow) -> String {
    if row.kind == .instalment, let number = row.number { return "payment.\(number)" }
    return "\(row.kind.rawValue).\(row.due.map(\.description) ?? "undated")"
  }

  /// The kind of a row, its status, and the unpaid rest; `nil` if there is none to state.
  private func statusText(of row: ScheduleRow, with status: ScheduleRow.Status?) -> String? {
    let kind = LoanWords.text(of: row.kind)?(language)
    let texts = [
      kind, status == .skipped && kind != nil ? nil : status.map { words(for: $0, of: row) },
      left(of: row, with: status),
    ]
    .compactMap(\.self)
    return texts.isEmpty ? nil : language.list(texts)
  }

  /// The status in words; for a payment that was made late, with the number of days. By most laws, a payment that is
  /// due on a day off is in time on the next working day.
  private func words(for status: ScheduleRow.Status, of row: ScheduleRow) -> String {
    guard status == .paid, let due = row.due, let paid = row.paidOn, due < paid,
      BusinessCalendar(nonWorking: facts.terms.holidays.value ?? []).shifted(due) < paid
    else {
      return LoanWords.text(of: status)(language)
    }
    return LoanWords.paidLate(formatter.count(due.days(until: paid), LoanWords.days))(language)
  }

  /// The unpaid rest of a partly paid payment; `nil` for any other payment.
  private func left(of row: ScheduleRow, with status: ScheduleRow.Status?) -> String? {
    guard status == .partiallyPaid || status == .overdue, let left = row.outstanding, !left.isZero, left != row.payment
    else { return nil }
    return LoanWords.leftToPay(formatter.figure(left).text)(language)
  }

  private func tone(of status: ScheduleRow.Status?) -> Tone {
    switch status {
    case .overdue: .critical
    case .due, .partiallyPaid: .attention
    case .paid, .skipped: .muted
    case .upcoming, nil: .neutral
    }
  }

  private func state(of status: ScheduleRow.Status) -> TableRow.State {
    switch status {
    case .paid: .paid
    case .partiallyPaid: .partlyPaid
    case .overdue: .overdue
    case .due: .due
    case .upcoming: .planned
    case .skipped: .skipped
    }
  }
}
