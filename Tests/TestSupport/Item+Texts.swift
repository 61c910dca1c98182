public import DesignSystem

extension ScreenDocument {
  /// The items of the screen, the header first.
  public var allItems: [Item] { [headerItem] + contentItems }
}

extension Item {
  /// The informative texts of the item as a reader meets them, with the rows of folded groups.
  public var informativeTexts: [String] {
    switch self {
    case .header(let header):
      [header.title] + [header.subtitle].compactMap(\.self) + children.flatMap(\.informativeTexts)
    case .section(let section): [section.title] + children.flatMap(\.informativeTexts)
    case .amount(let amount): [amount.label, amount.money.text] + [amount.caption].compactMap(\.self)
    case .row(let row): row.texts
    case .status(let status): [status.text]
    case .banner(let banner): [banner.title] + [banner.text].compactMap(\.self)
    case .actionGroup(let group): group.actions.flatMap(\.texts)
    case .progress(let progress): [progress.label, progress.text]
    case .breakdown(let breakdown): breakdown.total.texts + breakdown.parts.flatMap(\.texts)
    case .table(let table): table.texts
    case .timeline(let timeline):
      [timeline.title]
        + timeline.entries.flatMap { entry in
          [entry.date.text, entry.title] + [entry.money?.text, entry.caption].compactMap(\.self)
        }
    case .chart(let chart): [chart.title, chart.summary] + chart.table.texts.dropFirst()
    case .chips(let group): [group.label] + group.chips.map(\.text)
    case .divider: []
    case .note(let note): [note.text]
    case .custom: children.flatMap(\.informativeTexts)
    }
  }

  /// The tables of the item and of the items in it; a chart has its data as a table.
  public var dataTables: [Table] {
    switch self {
    case .table(let table): [table]
    case .chart(let chart): [chart.table]
    default: children.flatMap(\.dataTables)
    }
  }
}

extension Row {
  fileprivate var texts: [String] { [label, value.text] + [caption].compactMap(\.self) }
}

extension Action {
  fileprivate var texts: [String] {
    switch state {
    case .available: [title] + [details].compactMap(\.self)
    case .unavailable(let reason, _, _), .pending(let reason, _): [title, reason] + [details].compactMap(\.self)
    }
  }
}

extension Table {
  fileprivate var texts: [String] {
    func texts(_ cells: [Value?]) -> [String] { cells.compactMap { $0?.text } }
    let hasHeadings = groups.count > 1 || groups.contains { !$0.totals.isEmpty }
    var (lines, last) = ([String](), String?.none)
    for row in rows {
      lines += [row.dayLine].compactMap(\.self)
      if hasHeadings, row.group != last, let group = groups.first(where: { $0.id == row.group }) {
        lines += [group.title] + texts(group.totals)
      }
      last = row.group
      lines += texts(row.cells)
    }
    return [title] + columns.map(\.title) + lines + (totals.map { [$0.title] + texts($0.cells) } ?? [])
  }
}
