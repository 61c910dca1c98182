public import DesignSystem
import LoanArithmetic
import LoanDetailCore

extension LoanSections {
  /// Every payment, past and to come, with what is known of it.
  public func schedule() -> [Item] {
    let schedule = facts.schedule
    trace("schedule", [source(.schedule)])
    guard !schedule.rows.isEmpty else {
      return section("schedule", Words.schedule, counts() + [missingSchedule()])
    }
    var items = counts() + scheduleNotes()
    items.append(.table(table(of: schedule.rows)))
    return section("schedule", titleWithCurrency(Words.schedule), items)
  }

  private func missingSchedule() -> Item {
    guard let reason = reason(for: facts.schedule.absence) else {
      return note("schedule.absent", Words.scheduleAbsent)
    }
    return .note(Note(id: "schedule.absent", text: "\(Words.schedule(language)): \(reason)", tone: .attention))
  }

  func counts() -> [Item] {
    let (done, all) = (facts.paymentsDone(on: day), facts.paymentsInAll)
    let doneRow = row("schedule.done", Words.done, done) { .text(context.formatter.number($0)) }
    guard let doneCount = done.value, let allCount = all.value, allCount >= doneCount else { return doneRow }
    trace("schedule.left", [all.source, done.source])
    return doneRow
      + row("schedule.left", Words.left, all.map { $0 - doneCount }) { .text(context.formatter.number($0)) }
  }

  private func scheduleNotes() -> [Item] {
    var notes: [Item] = []
    if facts.schedule.kind == .derived { notes.append(note("schedule.derived", Words.scheduleDerived)) }
    if facts.schedule.kind == .plan { notes.append(note("schedule.plan", Words.schedulePlan)) }
    if facts.schedule.isTruncated { notes.append(truncationNote()) }
    return notes
  }

  private func truncationNote() -> Item {
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
    let components = Portion.Component.allCases.filter { component in
      rows.contains { $0.portions.contains { $0.component == component && !$0.amount.isZero } }
    }
    var columns = [
      column("number", Words.number), column("date", Words.date), column("payment", Words.payment, .trailing),
    ]
    columns += components.map { column($0.rawValue, Words.text(of: $0), .trailing) }
    columns.append(column("balance", Words.balance, .trailing))
    let texts = rows.map { statusText($0, $0.status(on: day)) }
    let saysStatus = texts.contains { $0 != nil }
    if saysStatus { columns.append(column("status", Words.rowStatus)) }
    return Table(
      id: "schedule.rows", title: titleWithCurrency(Words.schedule)(language), columns: columns,
      rows: rows.mapNamed(Self.name(of:)) { id, row in
        let status = row.status(on: day)
        let figures = components.map { component in
          row.portions.first { $0.component == component }.map { figure($0.amount) }
        }
        return TableRow(
          id: id,
          cells: [
            row.number.map { .text(context.formatter.number($0)) },
            row.due.map { .date(context.formatter.date($0, .numeric)) }, row.payment.map { figure($0) },
          ] + figures + [row.balance.map { figure($0) }]
            + (saysStatus ? [statusText(row, status).map { .text($0) }] : []),
          tone: tone(of: status))
      })
  }

  /// A payment is named by its number, anything else by its kind and day; never by its place.
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

  /// The title of a section of amounts without symbols: it names the currency once for all of them.
  func titleWithCurrency(_ title: LocalizedText) -> LocalizedText {
    let symbol = context.formatter.symbol(of: facts.currency)
    return LocalizedText(en: "\(title.english), \(symbol)", ru: "\(title.russian), \(symbol)")
  }

  /// An amount for a column of amounts.
  func figure(_ money: Money) -> Value { .money(context.formatter.figure(money)) }

  func column(_ id: String, _ title: LocalizedText, _ alignment: Table.Column.Alignment = .leading) -> Table.Column {
    Table.Column(id: id, title: title(language), alignment: alignment)
  }
}
