public import DesignSystem
import LoanArithmetic
import LoanDetailCore

/// What a reader takes in at a glance: the payments around the day, the schedule by year, what sort of loan it is.
extension LoanSections {
  /// The last payment that is done, those that were missed, the next one and the two after it, as the schedule has them;
  /// nothing where the schedule and what is to be paid next do not agree.
  public func paymentsAround() -> [Item] {
    let rows = facts.schedule.rows.filter { $0.kind == .instalment && $0.due != nil && $0.payment != nil }
    guard facts.lifecycle.phase.isOpen, let due = facts.nextObligation(on: day)?.due.value,
      let next = rows.firstIndex(where: {
        $0.due == due && $0.status(on: day) != .paid && $0.status(on: day) != .skipped
      })
    else { return [] }
    let missed = rows[..<next].filter { $0.status(on: day) == .overdue }.suffix(Self.missedShown)
    let done = rows[..<next].last { $0.status(on: day) == .paid }
    let around = ([done].compactMap(\.self) + missed).sorted { ($0.due ?? day) < ($1.due ?? day) }
    let ahead = rows[next...].prefix(1 + Self.aheadShown)
    trace("payments-around", [source(.schedule)])
    let entries = (around + ahead).mapNamed(Self.entryName(of:)) { id, row in entry(id, row, isNext: row == rows[next])
    }
    return section(
      "payments-around", Words.paymentsAround,
      [
        .timeline(
          Timeline(
            id: "payments-around.line", title: Words.paymentsAround(language), entries: entries.compactMap(\.self)))
      ])
  }

  private static let missedShown = 3
  private static let aheadShown = 2

  private static func entryName(of row: ScheduleRow) -> String {
    "payments-around.\(row.number.map(String.init) ?? row.due.map(\.description) ?? "undated")"
  }

  private func entry(_ id: ItemID, _ row: ScheduleRow, isNext: Bool) -> Timeline.Entry? {
    guard let due = row.due, let payment = row.payment else { return nil }
    let status = row.status(on: day)
    let state: Timeline.State =
      switch status {
      case .paid: .done
      case .overdue: .missed
      default: isNext ? .next : .ahead
      }
    let name = row.number.map { "\(Words.payment(language)) \(context.formatter.number($0))" }
    let words = status == .upcoming ? nil : status.map { Words.text(of: $0)(language) }
    return Timeline.Entry(
      id: id, date: context.formatter.date(due),
      title: [name ?? Words.payment(language), words].compactMap(\.self).joined(separator: ", "),
      money: context.formatter.money(payment), state: state)
  }

  /// What the payments of each year are made of, where the schedule has them all.
  func scheduleByYear() -> [Item] {
    let rows = facts.schedule.rows.filter { $0.kind != .disbursement }
    guard !facts.schedule.isTruncated, rows.allSatisfy({ $0.due != nil && !$0.portions.isEmpty || $0.payment == nil })
    else { return [] }
    let years = Dictionary(grouping: rows.filter { !$0.portions.isEmpty }) { $0.due?.year ?? 0 }
    let components = Portion.Component.allCases.filter { component in
      rows.contains { $0.portions.contains { $0.component == component && !$0.amount.isZero } }
    }
    func sum(_ component: Portion.Component, _ rows: [ScheduleRow]) -> Money? {
      Money.sum(
        rows.flatMap(\.portions).filter { $0.component == component }.map(\.amount), currency: facts.currency)
    }
    let totals = components.compactMap { component in sum(component, rows).map { (component, $0) } }
    guard years.count > 1, !components.isEmpty, totals.count == components.count else { return [] }
    trace("composition.years", [source(.schedule)])
    let title = titleWithCurrency(Words.scheduleByYear)
    let parts = totals.map { "\(Words.text(of: $0)(language).lowercasedFirst) \(context.formatter.money($1).text)" }
    let chart = Chart(
      id: "composition.years.chart", title: title(language),
      summary: "\(Words.overWholeTerm(language)) \(parts.joined(separator: ", ")).", shape: .stackedBars,
      axis: Words.year(language),
      series: components.map { Chart.Series(id: $0.rawValue, title: Words.text(of: $0)(language)) },
      points: years.keys.sorted().map { year in
        Chart.Point(
          id: "composition.years.\(year)", label: "\(year)",
          amounts: components.map { sum($0, years[year] ?? []).map { context.formatter.figure($0) } })
      })
    return section("composition.years", title, [.chart(chart)])
  }

  /// A few words on what sort of loan it is.
  public func traits() -> [Item] {
    let words: [(String, String?)] = [
      ("amortisation", facts.terms.amortisation.value.map { Words.payments(by: $0)(language) }),
      ("secured", facts.security.value?.isEmpty == false ? Words.secured(language) : nil),
      ("insured", facts.insurance.value?.isEmpty == false ? Words.insured(language) : nil),
    ]
    let chips = words.compactMap { name, text in
      text.map { ChipGroup.Chip(id: "terms.traits.\(name)", text: $0) }
    }
    guard !chips.isEmpty else { return [] }
    trace("terms.traits", [facts.terms.amortisation.source, facts.security.source, facts.insurance.source])
    return [.chips(ChipGroup(id: "terms.traits", label: Words.inShort(language), chips: chips))]
  }
}
