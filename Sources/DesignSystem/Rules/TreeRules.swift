/// Holds a screen's tree to the rules that every tree keeps: what would mislead a reader is found before it is shown.
///
/// One pass over the tree; no text is made but of faults.
package struct TreeRules {
  /// What was found wrong, in reading order.
  package private(set) var faults: [TreeFault] = []
  private let kinds: [CustomItem.Kind: CustomKind]
  private var names: Set<ItemID> = []

  /// Makes the rules for the trees of a plugin that states these kinds of its own.
  package init(kinds: [CustomKind] = []) {
    self.kinds = Dictionary(kinds.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Checks the top of a screen.
  package mutating func check(header item: Item) {
    if case .header = item {
    } else {
      add(.header, item.id, "The top of the screen is of the kind \"\(item.kind.name)\".")
    }
    check(item)
  }

  /// The items, each custom one that breaks a rule said by its fallback.
  package mutating func checked(_ items: [Item]) -> [Item] {
    var checked: [Item] = []
    checked.reserveCapacity(items.count)
    for item in items {
      switch item {
      case .section(var section):
        name(section.id)
        section.items = self.checked(section.items)
        checked.append(.section(section))
      case .custom(let custom): checked += self.checked(custom)
      default:
        check(item)
        checked.append(item)
      }
    }
    return checked
  }

  /// A custom item with the custom items of its fallback said by theirs; only its fallback when it breaks its kind.
  private mutating func checked(_ custom: CustomItem) -> [Item] {
    let before = faults.count
    if let kind = kinds[custom.kind] {
      for fault in kind.faults(in: custom) { add(.ownKind, custom, fault) }
    } else {
      add(.ownKind, custom, "The plugin's manifest does not state the kind \"\(custom.kind)\".")
    }
    let keepsItsKind = faults.count == before
    if keepsItsKind { name(custom.id) }
    let fallback = checked(standardItems(in: custom.fallback))
    return keepsItsKind ? [.custom(custom.with(fallback: fallback))] : fallback
  }

  /// The items, wherever a custom one stands its fallback.
  private mutating func standardItems(in items: [Item]) -> [Item] {
    items.flatMap { item -> [Item] in
      switch item {
      case .section(var section):
        section.items = standardItems(in: section.items)
        return [.section(section)]
      case .custom(let custom):
        add(.fallback, custom, "A fallback is made of standard items.")
        return standardItems(in: custom.fallback)
      default: return [item]
      }
    }
  }

  private mutating func check(_ item: Item) {
    switch item {
    case .header(let header):
      name(header.id)
      for amount in header.amounts { name(amount.id) }
      for status in header.statuses { name(status.id) }
    case .actionGroup(let group):
      name(group.id)
      for action in group.actions { name(action.id) }
    case .breakdown(let breakdown): check(breakdown)
    case .timeline(let timeline):
      name(timeline.id)
      for entry in timeline.entries { name(entry.id) }
    case .chart(let chart): check(chart)
    case .table(let table): check(table)
    case .chips(let group):
      name(group.id)
      for chip in group.chips { name(chip.id) }
    case .amount(let amount): name(amount.id)
    case .row(let row): name(row.id)
    case .status(let status): name(status.id)
    case .banner(let banner): name(banner.id)
    case .progress(let progress): name(progress.id)
    case .note(let note): name(note.id)
    case .divider(let divider): name(divider.id)
    case .section, .custom: _ = checked([item])
    }
  }

  private mutating func check(_ breakdown: Breakdown) {
    name(breakdown.id)
    for row in [breakdown.total] + breakdown.parts { name(row.id) }
    guard case .money(let total) = breakdown.total.value else {
      return add(.sum, breakdown.id, "The whole is no amount of money.")
    }
    var sum: Int64 = 0
    for part in breakdown.parts {
      guard case .money(let money) = part.value, money.currency == total.currency else {
        return add(.sum, breakdown.id, "The part \"\(part.id)\" is no amount in \(total.currency).")
      }
      let (partial, overflow) = sum.addingReportingOverflow(money.minorUnits)
      if overflow { return add(.sum, breakdown.id, "The parts add up to more than can be counted.") }
      sum = partial
    }
    if sum != total.minorUnits {
      add(.sum, breakdown.id, "The parts add up to \(sum) minor units and the whole is \(total.minorUnits).")
    }
  }

  private mutating func check(_ table: Table) {
    name(table.id)
    for row in table.rows {
      name(row.id)
      if row.cells.count != table.columns.count {
        add(.cells, row.id, "There are \(row.cells.count) cells under \(table.columns.count) columns.")
      }
    }
  }

  private mutating func check(_ chart: Chart) {
    name(chart.id)
    for point in chart.points {
      name(point.id)
      if point.amounts.count != chart.series.count {
        add(.amounts, point.id, "There are \(point.amounts.count) amounts for \(chart.series.count) series.")
      }
    }
  }

  private mutating func name(_ id: ItemID) {
    if id.rawValue.isEmpty {
      add(.name, id, "It stands after \(names.count) named ones.")
    } else if !names.insert(id).inserted {
      add(.uniqueName, id, "The name \"\(id)\" is there more than once.")
    }
  }

  private mutating func add(_ rule: TreeFault.Rule, _ item: CustomItem, _ reason: String) {
    faults.append(TreeFault(rule: rule, item: item.id, ownKind: item.kind, reason: reason))
  }

  private mutating func add(_ rule: TreeFault.Rule, _ item: ItemID, _ reason: String) {
    faults.append(TreeFault(rule: rule, item: item, reason: reason))
  }
}
