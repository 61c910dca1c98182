public import DesignSystem
import LoanArithmetic
import LoanDetailCore

extension LoanSections {
  /// All payments, past and future, with their parts and statuses.
  public func schedule() -> [Item] {
    let schedule = facts.schedule
    trace("schedule", [source(.schedule)])
    guard !schedule.rows.isEmpty else {
      return section("schedule", Words.schedule, paymentCounts() + [missingSchedule()])
    }
    var items = paymentCounts() + scheduleNotes()
    items.append(.table(table(of: schedule.rows)))
    return section("schedule", titleWithCurrency(Words.schedule), items)
  }

  private func missingSchedule() -> Item {
    guard let reason = reason(for: facts.schedule.absence, of: "schedule.absent", Words.schedule) else {
      context.lacks("schedule.absent", Words.schedule, because: .notProvided)
      return note("schedule.absent", Words.scheduleAbsent)
    }
    return .note(Note(id: "schedule.absent", text: "\(Words.schedule(language)): \(reason)", tone: .attention))
  }

  /// The number of payments made and left.
  func paymentCounts() -> [Item] {
    let (done, all) = (facts.paymentsDone(on: day), facts.paymentsInAll)
    let doneRow = row("schedule.done", Words.done, done) { .text(context.formatter.number($0)) }
    let left = facts.paymentsLeft(on: day)
    guard left.value != nil else { return doneRow }
    trace("schedule.left", [all.source, done.source])
    return doneRow
      + row("schedule.left", Words.left, left) { .text(context.formatter.number($0)) }
  }

  private func scheduleNotes() -> [Item] {
    var notes: [Item] = []
    if facts.schedule.kind == .derived { notes.append(note("schedule.derived", Words.scheduleDerived)) }
    if facts.schedule.kind == .plan { notes.append(note("schedule.plan", Words.schedulePlan)) }
    if facts.schedule.isTruncated { notes.append(truncationNote()) }
    return notes
  }

  private func truncationNote() -> Item {
    context.lacks("schedule.truncated", Words.schedule, because: .notDelivered)
    let given = facts.schedule.rows.count { $0.kind == .instalment }
    let shown = context.formatter.number(given)
    let all = facts.paymentsInAll.value.map {
      " \(Words.of(language)) \(context.formatter.count($0, Words.paymentsOf))"
    }
    return .note(
      Note(
        id: "schedule.truncated", text: "\(Words.truncated(language)) \(shown)\(all ?? "").", tone: .attention))
  }

  private func table(of rows: [ScheduleRow]) -> Table {
    let components = rows.map(\.portions).components
    var columns = [
      column("number", Words.number), column("date", Words.date), column("payment", Words.payment, .trailing),
    ]
    let parts = rows.lazy.map(\.portions)
    columns += components.map { column($0.rawValue, parts.title(of: $0) ?? Words.text(of: $0), .trailing) }
    columns.append(column("balance", Words.balance, .trailing))
    let hasStatus = rows.contains { statusText($0, $0.status(on: day)) != nil }
    if hasStatus { columns.append(column("status", Words.rowStatus)) }
    let list: ItemID = "schedule.rows"
    let shown = tableRows(rows, in: list, named: Self.name(of:)) { id, row in
      let status = row.status(on: day)
      let figures = components.map { row.portions.amount(of: $0).map { figure($0) } }
      return TableRow(
        id: id,
        cells: [
          row.number.map { .text(context.formatter.number($0)) },
          row.due.map { .date(context.formatter.date($0, .numeric)) }, row.payment.map { figure($0) },
        ] + figures + [row.balance.map { figure($0) }]
          + (hasStatus ? [statusText(row, status).map { .text($0) }] : []),
        tone: tone(of: status), state: status.map(state), group: year(of: row.due))
    }
    return yearlyTable(list, titleWithCurrency(Words.schedule)(language), columns, shown)
  }

  /// The id of a payment contains its number; the id of any other row contains its kind and day.
  private static func name(of row: ScheduleRow) -> String {
    if row.kind == .instalment, let number = row.number { return "schedule.payment.\(number)" }
    return "schedule.\(row.kind.rawValue).\(row.due.map(\.description) ?? "undated")"
  }

  private func statusText(_ row: ScheduleRow, _ status: ScheduleRow.Status?) -> String? {
    let kind = Words.text(of: row.kind)
    let texts = [kind, status == .skipped && kind != nil ? nil : status.map { Words.text(of: $0) }].compactMap(\.self)
    return texts.isEmpty ? nil : texts.map { $0(language) }.joined(separator: ", ")
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
