/// Checks the item tree of a screen against the rules in ``TreeFault/Rule``, before the screen is shown.
///
/// The check is one pass over the tree. It creates texts only for faults.
package struct TreeRules {
  /// The faults found so far, in reading order.
  package private(set) var faults: [TreeFault] = []
  private let kinds: [CustomKind]
  private let flows: [Flow]
  private let events: [Event]
  /// The ids of the items and parts so far.
  private var ids = Set<ItemID>(minimumCapacity: 64)
  /// The ids of the items to which the checked items lead.
  var linkedItems: Set<ItemID> = []

  /// Creates the rules for the screens of a plugin with these custom kinds, flows and events.
  package init(kinds: [CustomKind] = [], flows: [Flow] = [], events: [Event] = []) {
    self.kinds = kinds
    self.flows = flows
    self.events = events
  }

  /// Checks the header of a screen and returns it, with faults repaired where possible.
  @discardableResult
  package mutating func check(header item: Item) -> Item {
    if case .header = item {
    } else {
      add(.header, item.id, "The top of the screen is of the kind \"\(item.kind.name)\".")
    }
    check(item)
    return mended(item) ?? item
  }

  /// Checks items and returns them, with faults repaired where possible: a faulty custom item, for example, is replaced
  /// by its fallback.
  package mutating func checked(_ items: [Item]) -> [Item] { mended(items) ?? items }

  /// Returns the checked items of a screen without links to items that it does not have, and with numbers after ids
  /// that are repeated; `originals` has what such an id was before. Call it after all checks.
  ///
  /// A section may lead to an item of another section without knowing whether the screen has it.
  package func finished(
    _ header: Item, _ items: [Item]
  ) -> (header: Item, items: [Item], originals: [ItemID: ItemID]) {
    let repeatsNames = faults.contains { $0.rule == .uniqueName }
    if linkedItems.isSubset(of: ids), !repeatsNames { return (header, items, [:]) }
    var finished = ([header] + items).withoutLinks(toItems: ids.contains)
    var repeated = RepeatedIDs(in: ids)
    if repeatsNames { finished = finished.map { repeated.numbered($0) } }
    return (finished.removeFirst(), finished, repeated.originals)
  }

  /// Checks items and returns them repaired; `nil` if nothing changes, so that a correct tree is not copied.
  private mutating func mended(_ items: [Item]) -> [Item]? {
    var mended: [Item]?
    for (index, item) in items.enumerated() {
      let replacement = replacement(for: item)
      if mended == nil, replacement != nil { mended = Array(items[..<index]) }
      mended?.append(contentsOf: replacement ?? [item])
    }
    return mended
  }

  /// Checks an item and returns its replacement; `nil` if it does not change.
  private mutating func replacement(for item: Item) -> [Item]? {
    switch item {
    case .section(var section):
      register(section.id)
      let items = mended(section.items)
      let heading = mended(item)
      guard items != nil || heading != nil else { return nil }
      if case .section(let heading)? = heading { section.destination = heading.destination }
      if let items { section.items = items }
      return [.section(section)]
    case .custom(let custom): return replacement(for: custom)
    default:
      check(item)
      return mended(item).map { [$0] }
    }
  }

  /// Checks a custom item; its fallback replaces it if the item does not conform to its kind.
  private mutating func replacement(for custom: CustomItem) -> [Item]? {
    let before = faults.count
    if let kind = kinds.first(where: { $0.name == custom.kind }) {
      for fault in kind.faults(in: custom) { add(.ownKind, custom, fault) }
    } else {
      add(.ownKind, custom, "The plugin's manifest does not state the kind \"\(custom.kind)\".")
    }
    let keepsItsKind = faults.count == before
    if keepsItsKind { register(custom.id) }
    let fallback = checked(standardItems(in: custom.fallback))
    return keepsItsKind ? [.custom(custom.with(fallback: fallback))] : fallback
  }

  /// Replaces every custom item by its fallback, at any depth.
  private mutating func standardItems(in items: [Item]) -> [Item] {
    guard items.contains(where: { $0.hasCustomItem }) else { return items }
    return items.flatMap { item -> [Item] in
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

  /// Checks the ids, the sums and the numbers of cells of an item; what the repair of a section or a custom item
  /// returns is not used.
  private mutating func check(_ item: Item) {
    switch item {
    case .header(let header):
      register(header.id)
      for amount in header.amounts { register(amount.id) }
      for status in header.statuses { register(status.id) }
    case .actionGroup(let group):
      register(group.id)
      for action in group.actions { register(action.id) }
    case .breakdown(let breakdown): check(breakdown)
    case .timeline(let timeline):
      register(timeline.id)
      for entry in timeline.entries { register(entry.id) }
    case .chart(let chart): check(chart)
    case .table(let table): check(table)
    case .chips(let group):
      register(group.id)
      for chip in group.chips { register(chip.id) }
    case .amount(let amount): register(amount.id)
    case .row(let row): register(row.id)
    case .status(let status): register(status.id)
    case .banner(let banner): register(banner.id)
    case .progress(let progress): register(progress.id)
    case .note(let note): register(note.id)
    case .divider(let divider): register(divider.id)
    case .section, .custom: _ = replacement(for: item)
    }
  }

  private mutating func check(_ breakdown: Breakdown) {
    register(breakdown.id)
    for row in [breakdown.total] + breakdown.parts { register(row.id) }
    guard case .money(let total) = breakdown.total.value else {
      return add(.sum, breakdown.id, "The whole is no amount of money.")
    }
    var sum: Int128 = 0
    for part in breakdown.parts {
      guard case .money(let money) = part.value, money.currency == total.currency else {
        return add(.sum, breakdown.id, "The part \"\(part.id)\" is no amount in \(total.currency).")
      }
      sum += Int128(money.minorUnits)
    }
    if Int64(exactly: sum) == nil { return add(.sum, breakdown.id, "The parts add up to more than can be counted.") }
    if sum != total.minorUnits {
      add(.sum, breakdown.id, "The parts add up to \(sum) minor units and the whole is \(total.minorUnits).")
    }
  }

  private mutating func check(_ table: Table) {
    register(table.id)
    let groups = Set(table.groups.map(\.id))
    let totals = table.groups.map(\.totals).filter { !$0.isEmpty } + [table.totals?.cells].compactMap(\.self)
    if let cells = totals.first(where: { $0.count != table.columns.count }) {
      add(.cells, table.id, "There are \(cells.count) totals under \(table.columns.count) columns.")
    }
    for row in table.rows {
      register(row.id)
      if let group = row.group, !groups.contains(group) {
        add(.group, row.id, "The group \"\(group)\" is not one of the table's.")
      }
      if row.cells.count != table.columns.count {
        add(.cells, row.id, "There are \(row.cells.count) cells under \(table.columns.count) columns.")
      }
    }
  }

  private mutating func check(_ chart: Chart) {
    register(chart.id)
    let amounts = chart.points.lazy.flatMap(\.amounts).compactMap(\.self)
    if let other = (amounts + chart.ticks).first(where: { $0.currency != chart.currency }) {
      add(.currency, chart.id, "There are amounts in \(chart.currency ?? "") and in \(other.currency).")
    }
    for point in chart.points {
      register(point.id)
      if point.amounts.count != chart.series.count {
        add(.amounts, point.id, "There are \(point.amounts.count) amounts for \(chart.series.count) series.")
      }
    }
  }

  /// Notes the id of an item or a part, and adds a fault if it is empty or was there before.
  private mutating func register(_ id: ItemID) {
    if id.rawValue.isEmpty {
      add(.name, id, "It stands after \(ids.count) named ones.")
    } else if !ids.insert(id).inserted {
      add(.uniqueName, id, "The name \"\(id)\" is there more than once.")
    }
  }

  func flow(named name: String) -> Flow? { flows.first { $0.name == name } }

  func event(named name: String) -> Event? { events.first { $0.name == name } }

  /// Adds a fault of a custom item.
  mutating func add(_ rule: TreeFault.Rule, _ item: CustomItem, _ reason: String) {
    faults.append(TreeFault(rule: rule, item: item.id, ownKind: item.kind, reason: reason))
  }

  /// Adds a fault of an item or a part.
  mutating func add(_ rule: TreeFault.Rule, _ item: ItemID, _ reason: String) {
    faults.append(TreeFault(rule: rule, item: item, reason: reason))
  }
}

extension Item {
  /// Whether the item is a custom one or has one in it.
  fileprivate var hasCustomItem: Bool {
    switch self {
    case .custom: true
    case .section(let section): section.items.contains { $0.hasCustomItem }
    default: false
    }
  }
}
