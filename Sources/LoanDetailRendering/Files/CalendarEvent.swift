import DesignSystem

/// An all-day event of a calendar.
struct CalendarEvent {
  let id: ItemID
  /// The day as `YYYY-MM-DD`.
  let day: String
  let title: String
  var details: [String]
  var isCancelled = false
  /// Whether it states no amount.
  var isBare = false
}

extension ScreenDocument {
  /// The payments to come: those of tables and timelines or, if there are none, the next payment that rows state.
  var comingPayments: [CalendarEvent] {
    let items = [headerItem] + contentItems
    let listed = items.flatMap(\.payments).filter { $0.day >= asOf }
    return listed.isEmpty ? contentItems.compactMap(\.nextPayment).filter { $0.day >= asOf } : listed
  }

  /// The days to come in sections: one for each row with a day and for each inner section that begins with such a row; or one
  /// for the whole section, if it begins with such a row and the rest belongs to that day.
  func comingDays(in sections: Set<ItemID>) -> [CalendarEvent] {
    contentItems.flatMap { item -> [CalendarEvent] in
      guard case .section(let section) = item, sections.contains(section.id) else { return [] }
      let days = section.items.compactMap(\.day)
      return days.count < section.items.count ? item.day.map { [$0] } ?? days : days
    }.filter { $0.day >= asOf }
  }
}

extension Item {
  /// The payments of an item and of the items inside it, in reading order.
  fileprivate var payments: [CalendarEvent] {
    switch self {
    case .table(let table): table.rows.compactMap { $0.payment(under: table.columns) }
    case .timeline(let timeline): timeline.entries.compactMap(\.payment)
    default: children.flatMap(\.payments)
    }
  }

  /// The payment of a section whose rows state the day and the amount of the next payment.
  fileprivate var nextPayment: CalendarEvent? {
    guard case .section(let section) = self else { return nil }
    let due = section.items.lazy.compactMap { item -> (row: Row, day: String)? in
      guard case .row(let row) = item, row.fact == .nextPaymentDate, case .date(let day) = row.value else { return nil }
      return (row, day.iso)
    }.first
    guard let due else { return children.lazy.compactMap(\.nextPayment).first }
    let sum = section.items.lazy.compactMap { item -> (label: String, text: String, caption: String?)? in
      switch item {
      case .amount(let amount) where amount.fact == .nextPaymentAmount:
        (amount.label, amount.money.text, amount.caption)
      case .row(let row) where row.fact == .nextPaymentAmount: (row.label, row.value.text, row.caption)
      default: nil
      }
    }.first
    return CalendarEvent(
      id: due.row.id, day: due.day, title: sum.map { [$0.label, $0.text].commaSeparated } ?? due.row.label,
      details: sum?.caption.map { [$0] } ?? [])
  }

  /// The day that a row or a section states first.
  fileprivate var day: CalendarEvent? {
    switch self {
    case .row(let row):
      guard case .date(let day) = row.value else { return nil }
      return CalendarEvent(id: row.id, day: day.iso, title: row.label, details: [])
    case .section(let section):
      guard case .row(let first)? = section.items.first, case .date(let day) = first.value else { return nil }
      // What a row of a day adds is how far away it is.
      let details = section.items.dropFirst().flatMap(\.lines)
      return CalendarEvent(
        id: section.id, day: day.iso, title: section.title, details: ["\(first.label): \(day.text)"] + details)
    default: return nil
    }
  }

  /// A row as text.
  private var lines: [String] {
    guard case .row(let row) = self else { return children.flatMap(\.lines) }
    guard case .date = row.value else {
      return ["\(row.label): \(row.value.text)\(row.caption.map { ", \($0)" } ?? "")"]
    }
    return ["\(row.label): \(row.value.text)"]
  }
}

extension TableRow {
  /// The event of a payment that is not made yet; `nil` for any other row.
  fileprivate func payment(under columns: [Table.Column]) -> CalendarEvent? {
    switch state {
    case .due, .planned, .partlyPaid, .skipped: break
    case .paid, .overdue, .done, .processing, .failed, .reversed, nil: return nil
    }
    let dates = cells.lazy.compactMap { cell -> String? in if case .date(let date)? = cell { date.iso } else { nil } }
    guard let day = dates.first else { return nil }
    let columns = zip(columns, cells)
    let sum = columns.lazy.compactMap { column, cell -> String? in
      // A cell has no currency, which the heading of the table states.
      if case .money(let money)? = cell { "\(column.title), \(money.text) \(money.currency)" } else { nil }
    }.first
    // A skipped payment has no amount: what is said of it is its title.
    let remark = cells.lazy.compactMap { cell -> String? in if case .text(let text)? = cell { text } else { nil } }.last
    return CalendarEvent(
      id: id, day: day, title: (state == .skipped ? remark : sum) ?? remark ?? day,
      details: columns.compactMap { column, cell in cell.map { "\(column.title): \($0.text)" } },
      isCancelled: state == .skipped)
  }
}

extension Timeline.Entry {
  fileprivate var payment: CalendarEvent? {
    guard state == .next || state == .ahead else { return nil }
    return CalendarEvent(
      id: id, day: date.iso, title: [title, money?.text].compactMap(\.self).commaSeparated,
      details: [caption].compactMap(\.self), isBare: money == nil)
  }
}
