import DesignSystem
import LoanDetail
import Loans

/// Checks the phrases of a screen against the day of the screen, from the texts alone: it knows no section.
struct DayOracle {
  let day: CalendarDate
  let dataDay: CalendarDate?
  private(set) var faults: [String] = []
  private let isRussian: Bool
  /// The days of the record on which something is due.
  private let dueDays: Set<CalendarDate>
  /// The states that the record states for a period with the day of the screen in it.
  private let coveredStates: Set<String>

  init(_ screen: ScreensOfOtherDays.Screen) {
    (day, dataDay) = (screen.day, screen.dataDay)
    isRussian = screen.locale.hasPrefix("ru")
    let facts = screen.record.facts
    dueDays = Set(
      (facts.obligations.value ?? []).compactMap(\.due.value) + facts.schedule.rows.compactMap(\.due)
        + (facts.bookedRepayments.value ?? []).map(\.on))
    let holiday = facts.holiday.value
    var covered: Set<String> = []
    if let from = holiday?.from, let until = holiday?.until, from <= screen.day, screen.day <= until {
      covered.insert("status.paymentHoliday")
    }
    let isBooked = (facts.bookedRepayments.value ?? []).contains { screen.day <= $0.on }
    if isBooked, facts.asOf.map({ $0 <= screen.day }) ?? true { covered.insert("status.earlyRepaymentScheduled") }
    // A state with a first day is true from that day to the day of the data, and so is a product that was settled.
    for (overlay, stated) in facts.lifecycle.details {
      if let since = stated.since, since <= screen.day, facts.asOf.map({ screen.day <= $0 }) ?? true {
        covered.insert("status.\(overlay.rawValue)")
      }
    }
    if let settled = facts.settled.value, settled <= screen.day { covered.insert("status.phase") }
    coveredStates = covered
    for item in screen.items { check(item, under: nil) }
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
  private static let russianMonths = [
    "января", "февраля", "марта", "апреля", "мая", "июня", "июля", "августа", "сентября", "октября", "ноября",
    "декабря",
  ]

  /// The words that say that a day to come is the last or the only one.
  private static let lastWords = ["until", "by", "до", "не позднее", "оплатить до"]
  /// The words that say that a day is over.
  private static let overWords = [
    "passed", "over", "expired", "прошёл", "истёк", "as of", "по состоянию на",
  ]

  private mutating func check(_ item: Item, under heading: String?) {
    switch item {
    case .header(let header):
      for amount in header.amounts { check(amount.caption, of: amount.id, date: nil) }
      for status in header.statuses { check(status) }
    case .section(let section):
      for item in section.items { check(item, under: section.title) }
    case .amount(let amount): check(amount.caption, of: amount.id, date: nil)
    case .row(let row):
      let date: CalendarDate? = if case .date(let value) = row.value { CalendarDate(value.iso) } else { nil }
      check(row.caption, of: row.id, date: date)
    case .banner(let banner):
      let text = [banner.title, banner.text].compactMap(\.self).joined(separator: ". ")
      if !hasDay(of: dataDay, text) { check(text, of: banner.id, date: nil) }
    case .actionGroup(let group): for action in group.actions { check(action, of: group) }
    case .progress(let progress): check(progress.text, of: progress.id, date: nil)
    case .timeline(let timeline): for entry in timeline.entries { check(entry) }
    case .table(let table): for row in table.rows { check(row, of: table) }
    case .note(let note): check(note.text, of: note.id, date: nil)
    case .custom(let custom): for item in custom.fallback { check(item, under: heading) }
    case .breakdown, .status, .chart, .chips, .divider: break
    }
  }

  private mutating func fail(_ id: ItemID, _ text: String, _ reason: String) {
    faults.append("\(id) \"\(text)\": \(reason)")
  }

  // A state on another day than that of the facts says its day, or a last day that is not over.
  private mutating func check(_ status: Status) {
    check(status.text, of: status.id, date: nil)
    guard let dataDay, dataDay != day else { return }
    // What the data is, and what the contract is, on any day.
    let free: Set<String> = [
      "status.dataDay", "status.due", "status.partialData", "status.staleData", "status.no-loan",
    ]
    // What has happened for good.
    let settled: Set<String> = [
      "status.phase", "status.restructured", "status.borrowerDied", "status.forgiven", "status.refinancedFrom",
      "status.refinancedInto",
    ]
    let isSettled = settled.contains(status.id.rawValue) && dataDay < day
    guard !free.contains(status.id.rawValue), !isSettled, !status.id.rawValue.contains("own") else { return }
    if dates(in: status.text).isEmpty, !coveredStates.contains(status.id.rawValue) {
      fail(status.id, status.text, "of \(dataDay) without its day")
    }
  }

  private mutating func check(_ action: Action, of group: ActionGroup) {
    let isDated = dataDay == day || hasDay(of: dataDay, group.title)
    switch action.state {
    case .available: break
    case .unavailable(let reason, _, let until):
      if !isDated { fail(action.id, reason, "an obstacle of \(dataDay?.description ?? "?") without its day") }
      if let until = until.flatMap({ CalendarDate($0.iso) }), until < day { fail(action.id, reason, "is over") }
    case .pending(let text, let since):
      if !isDated { fail(action.id, text, "a request of \(dataDay?.description ?? "?") without its day") }
      if let since = since.flatMap({ CalendarDate($0.iso) }), since > day { fail(action.id, text, "is to come") }
    }
  }

  private mutating func check(_ entry: Timeline.Entry) {
    guard let date = CalendarDate(entry.date.iso) else { return }
    check(entry.caption, of: entry.id, date: date)
    check(entry.title, of: entry.id, date: date)
    if entry.state == .done, date > day { fail(entry.id, entry.title, "done on a day to come") }
    if entry.state == .missed, date >= day { fail(entry.id, entry.title, "missed before its day") }
  }

  private mutating func check(_ row: TableRow, of table: Table) {
    let dates = row.cells.compactMap { cell -> CalendarDate? in
      if case .date(let value)? = cell { CalendarDate(value.iso) } else { nil }
    }
    guard let first = dates.first else { return }
    let text = row.cells.compactMap { $0?.text }.joined(separator: " | ")
    switch row.state {
    case .due: if first != day { fail(row.id, text, "due today on another day") }
    case .planned: if first < day { fail(row.id, text, "planned for the past") }
    case .overdue: if first >= day { fail(row.id, text, "overdue before its day") }
    case .paid: if (dates.max() ?? first) > day, first > day { fail(row.id, text, "paid on a day to come") }
    default: break
    }
    if table.id.rawValue.hasPrefix("operations"), first > day { fail(row.id, text, "happened on a day to come") }
  }

  /// Checks the phrases of a text that belongs to a date, if there is one.
  private mutating func check(_ text: String?, of id: ItemID, date: CalendarDate?) {
    guard let text else { return }
    let plain = text.replacing("\u{a0}", with: " ").replacing("\u{202f}", with: " ")
    let isAlreadyOver = Self.overWords.contains { plain.contains($0) }
    let near = dates(in: plain).map(\.date) + [date].compactMap(\.self)
    for (date, before) in dates(in: plain) where date < day {
      let words = before.split(separator: " ").suffix(2).joined(separator: " ").lowercased()
      let isLast = Self.lastWords.contains { words == $0 || words.hasSuffix(" \($0)") }
      if isLast, !isAlreadyOver, !isHistory(id) { fail(id, plain, "\(date) is over") }
    }
    if let days = days(in: plain) {
      let isRight = id.rawValue == "status.due" || near.contains { day.days(until: $0) == days }
      if !isRight { fail(id, plain, "no day is \(days) days ahead") }
    }
    if let days = overdueDays(in: plain) {
      if let dataDay, dataDay != day, !near.contains(dataDay) {
        fail(id, plain, "\(days) days counted on after \(dataDay)")
      }
    }
    let word = isRussian ? /(^|[^а-яё])сегодня([^а-яё]|$)/ : /(^|[^a-z])today([^a-z]|$)/
    if plain.lowercased().contains(word), !plain.contains(isRussian ? "до 2" : "before"), id.rawValue != "status.due",
      !near.contains(day), !(dataDay.map(near.contains) ?? false), !(id.rawValue == "now.task" && dueDays.contains(day))
    {
      fail(id, plain, "nothing is of today")
    }
  }

  /// Whether the item tells a period of the past: rates and the amount that closes the loan, with their own days.
  private func isHistory(_ id: ItemID) -> Bool {
    ["terms.rate", "debt.payoff", "paid", "transfer", "home-currency", "header"].contains { id.rawValue.hasPrefix($0) }
  }

  /// "in 19 days", «через 19 дней».
  private func days(in text: String) -> Int? {
    let match =
      isRussian
      ? text.firstMatch(of: /через ([0-9 ]+) (день|дня|дней)/)?.1 : text.firstMatch(of: /in ([0-9,]+) days?/)?.1
    return match.flatMap { Int($0.filter(\.isNumber)) }
  }

  /// "Overdue by 19 days", «Просрочка 19 дней».
  private func overdueDays(in text: String) -> Int? {
    let match =
      isRussian
      ? text.firstMatch(of: /Просрочка ([0-9 ]+) (день|дня|дней)/)?.1
      : text.firstMatch(of: /Overdue by ([0-9,]+) days?/)?.1
    return match.flatMap { Int($0.filter(\.isNumber)) }
  }

  private func hasDay(of date: CalendarDate?, _ text: String) -> Bool {
    guard let date else { return true }
    return dates(in: text.replacing("\u{a0}", with: " ").replacing("\u{202f}", with: " ")).contains { $0.date == date }
  }

  /// The dates in a text, each with the words before it.
  private func dates(in text: String) -> [(date: CalendarDate, before: Substring)] {
    let text = text.replacing("\u{a0}", with: " ").replacing("\u{202f}", with: " ")
    if isRussian {
      return text.matches(of: /([0-9]{1,2}) ([а-я]+) ([0-9]{4})/).compactMap { match in
        guard let month = Self.russianMonths.firstIndex(of: "\(match.2)"), let day = Int(match.1),
          let year = Int(match.3),
          let date = CalendarDate(year: year, month: month + 1, day: day)
        else { return nil }
        return (date, text[..<match.range.lowerBound])
      }
    }
    return text.matches(of: /([A-Z][a-z]+) ([0-9]{1,2}), ([0-9]{4})/).compactMap { match in
      guard let month = Self.months.firstIndex(of: "\(match.1)"), let day = Int(match.2), let year = Int(match.3),
        let date = CalendarDate(year: year, month: month + 1, day: day)
      else { return nil }
      return (date, text[..<match.range.lowerBound])
    }
  }
}
