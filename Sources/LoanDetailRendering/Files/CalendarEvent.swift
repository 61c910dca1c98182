import DesignSystem

/// An all-day event of a calendar.
struct CalendarEvent {
  var id: ItemID
  /// The day as `YYYY-MM-DD`.
  let day: String
  /// What happens on the day, without the amount.
  let name: String
  /// The amount as the screen shows it; `nil` if the screen has none.
  var sum: String?
  /// The exact amount; `nil` if the screen has none.
  var money: MoneyValue?
  /// The only amount that a section states of the day, if that is a coming payment; otherwise `nil`.
  var onlyAmount: MoneyValue?
  /// What else the screen states of the event, a line each.
  var details: [String]
  var isCancelled = false
  /// Whether the event is a payment of a timeline without an amount.
  var isBare = false

  /// The name, with the amount if there is one.
  var title: String { [name, sum].compactMap(\.self).commaSeparated }
}

extension CalendarEvent {
  /// Returns the event with the title of its list, if it has one, which tells it from the events of other lists.
  fileprivate func inList(titled list: String?) -> CalendarEvent {
    var event = self
    event.details = [list].compactMap(\.self) + details
    return event
  }
}

extension ScreenDocument {
  /// The subtitle of the header; `nil` if there is none.
  var subtitle: String? { if case .header(let header) = headerItem { header.subtitle } else { nil } }

  /// The payments to come: those of tables and timelines or, if there are none, the next payment that rows state.
  var comingPayments: [CalendarEvent] {
    let items = [headerItem] + contentItems
    let lists = items.flatMap(\.payments).filter { !$0.events.isEmpty }
    let listed = lists.flatMap { list in
      list.events.filter { $0.day >= asOf }.map { lists.count == 1 ? $0 : $0.inList(titled: list.title) }
    }
    return listed.isEmpty ? contentItems.compactMap(\.nextPayment).filter { $0.day >= asOf } : listed
  }

  /// The days to come in sections.
  ///
  /// A section that begins with a row of a day, and has an item without a day, is one event. Of any other section, each
  /// row of a day and each inner section that begins with one is an event.
  func comingDays(in sections: Set<ItemID>) -> [CalendarEvent] {
    contentItems.flatMap { item -> [CalendarEvent] in
      guard case .section(let section) = item, sections.contains(section.id) else { return [] }
      let days = section.items.compactMap(\.day)
      return days.count < section.items.count ? item.day.map { [$0] } ?? days : days
    }.filter { $0.day >= asOf }
  }
}

extension Item {
  /// The lists of payments of an item and of the items inside it, in reading order; a table's has its title.
  fileprivate var payments: [(title: String?, events: [CalendarEvent])] {
    switch self {
    case .table(let table): [(table.title, table.rows.compactMap { $0.payment(under: table.columns) })]
    case .timeline(let timeline): [(nil, timeline.payments)]
    default: children.flatMap(\.payments)
    }
  }

  /// The payment of a section whose rows state the day of the next payment and, if it is known, the amount; `nil` if no
  /// row does.
  fileprivate var nextPayment: CalendarEvent? {
    guard case .section(let section) = self else { return nil }
    let due = section.items.lazy.compactMap { item -> (row: Row, day: String)? in
      guard case .row(let row) = item, row.fact == .nextPaymentDate, case .date(let day) = row.value else { return nil }
      return (row, day.iso)
    }.first
    guard let due else { return children.lazy.compactMap(\.nextPayment).first }
    let sum = section.items.lazy.compactMap { item -> (label: String, value: Value, caption: String?)? in
      switch item {
      case .amount(let amount) where amount.fact == .nextPaymentAmount:
        (amount.label, .money(amount.money), amount.caption)
      case .row(let row) where row.fact == .nextPaymentAmount: (row.label, row.value, row.caption)
      default: nil
      }
    }.first
    return CalendarEvent(
      id: due.row.id, day: due.day, name: sum?.label ?? due.row.label, sum: sum?.value.text, money: sum?.value.money,
      details: sum?.caption.map { [$0] } ?? [])
  }

  /// The event of a row with a day, or of a section that begins with such a row; `nil` for any other item.
  fileprivate var day: CalendarEvent? {
    switch self {
    case .row(let row):
      guard case .date(let day) = row.value else { return nil }
      return CalendarEvent(id: row.id, day: day.iso, name: row.label, details: [])
    case .section(let section):
      guard case .row(let first)? = section.items.first, case .date(let day) = first.value else { return nil }
      // What a row of a day adds is how far away it is.
      let details = section.items.dropFirst().flatMap(\.lines)
      let amounts = section.items.compactMap { item -> Row? in
        if case .row(let row) = item, row.value.money != nil { row } else { nil }
      }
      return CalendarEvent(
        id: section.id, day: day.iso, name: section.title,
        onlyAmount: amounts.count == 1 && amounts[0].fact == .comingPayment ? amounts[0].value.money : nil,
        details: ["\(first.label): \(day.text)"] + details)
    default: return nil
    }
  }

  /// The rows of the item as texts, a line each.
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
    let titledCells = zip(columns, cells)
    let sum =
      state == .skipped
      ? nil
      : titledCells.lazy.compactMap { column, cell in
        cell?.money.map { (name: column.title, money: $0) }
      }.first
    // A skipped payment has no amount: what is said of it is its title.
    let remark = cells.lazy.compactMap { cell -> String? in if case .text(let text)? = cell { text } else { nil } }.last
    return CalendarEvent(
      // A cell has no currency, which the heading of the table states.
      id: id, day: day, name: sum?.name ?? remark ?? day, sum: sum.map { "\($0.money.text) \($0.money.currency)" },
      money: sum?.money,
      details: titledCells.compactMap { column, cell in cell.map { "\(column.title): \($0.text)" } },
      isCancelled: state == .skipped)
  }
}

extension Timeline {
  /// The payments that are not made yet.
  var payments: [CalendarEvent] { entries.compactMap(\.payment) }
}

extension Timeline.Entry {
  /// The event of a payment that is not made yet; `nil` for any other entry.
  fileprivate var payment: CalendarEvent? {
    guard state == .next || state == .ahead else { return nil }
    return CalendarEvent(
      id: id, day: date.iso, name: title, sum: money?.text, money: money,
      details: [caption].compactMap(\.self), isBare: money == nil)
  }
}

extension Value {
  fileprivate var money: MoneyValue? { if case .money(let money) = self { money } else { nil } }
}
