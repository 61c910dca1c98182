/// A part of a screen that may have a destination.
private protocol OpeningPart {
  var id: ItemID { get }
  var destination: Destination? { get set }
}

extension Row: OpeningPart {}
extension Amount: OpeningPart {}
extension Status: OpeningPart {}
extension Banner: OpeningPart {}
extension Section: OpeningPart {}
extension TableRow: OpeningPart {}
extension Timeline.Entry: OpeningPart {}

extension Item {
  /// Passes the destinations of the item, its parts and its descendants to `visit`, in reading order.
  package func visitDestinations(_ visit: (Destination) -> Void) {
    visitOwnDestinations { visit($1) }
    switch self {
    case .section(let section): for item in section.items { item.visitDestinations(visit) }
    case .custom(let item): for item in item.fallback { item.visitDestinations(visit) }
    case .actionGroup(let group): for action in group.actions { visit(action.destination) }
    default: break
    }
  }

  /// Passes the destinations of the item and its parts to `visit`, with their ids, but not those of actions and of the
  /// items in it.
  package func visitOwnDestinations(_ visit: (ItemID, Destination) -> Void) {
    _ = withDestinations { if let destination = $1 { visit($0, destination) } }
  }

  /// Returns the item without the destinations that are dead ends, and without actions that lead to them; `nil` if no
  /// content is left.
  ///
  /// A custom item keeps its whole fallback if nothing of it would be left, because a fallback is never empty.
  package func withoutDestinations(where isDead: (Destination) -> Bool) -> Item? {
    let item = withDestinations { if $1.map(isDead) ?? false { $1 = nil } } ?? self
    switch item {
    case .section(var section):
      let items = section.items.compactMap { $0.withoutDestinations(where: isDead) }
      guard !items.isEmpty || section.items.isEmpty else { return nil }
      section.items = items
      return .section(section)
    case .actionGroup(var group):
      let actions = group.actions.filter { !isDead($0.destination) }
      guard !actions.isEmpty || group.actions.isEmpty else { return nil }
      group.actions = actions
      return .actionGroup(group)
    case .custom(let custom):
      let fallback = custom.fallback.compactMap { $0.withoutDestinations(where: isDead) }
      return .custom(fallback.isEmpty ? custom : custom.with(fallback: fallback))
    default: return item
    }
  }

  /// Returns the item with changed destinations of its own and of its parts, but not of actions and of the items in it;
  /// `nil` if none changes.
  func withDestinations(_ change: (ItemID, inout Destination?) -> Void) -> Item? {
    switch self {
    case .section(var section): Self.apply(change, to: &section) ? .section(section) : nil
    case .row(var row): Self.apply(change, to: &row) ? .row(row) : nil
    case .amount(var amount): Self.apply(change, to: &amount) ? .amount(amount) : nil
    case .status(var status): Self.apply(change, to: &status) ? .status(status) : nil
    case .banner(var banner): Self.apply(change, to: &banner) ? .banner(banner) : nil
    case .table(var table): Self.apply(change, to: &table.rows) ? .table(table) : nil
    case .timeline(var timeline): Self.apply(change, to: &timeline.entries) ? .timeline(timeline) : nil
    case .header(var header):
      [Self.apply(change, to: &header.amounts), Self.apply(change, to: &header.statuses)].contains(true)
        ? .header(header) : nil
    case .breakdown(var breakdown):
      [Self.apply(change, to: &breakdown.total), Self.apply(change, to: &breakdown.parts)].contains(true)
        ? .breakdown(breakdown) : nil
    case .actionGroup, .progress, .chart, .chips, .note, .divider, .custom: nil
    }
  }

  /// Applies a change to the destination of a part, if it has one; returns whether the destination is another one now.
  private static func apply(
    _ change: (ItemID, inout Destination?) -> Void, to part: inout some OpeningPart
  ) -> Bool {
    guard let old = part.destination else { return false }
    var new: Destination? = old
    change(part.id, &new)
    guard new != old else { return false }
    part.destination = new
    return true
  }

  /// Applies a change to the destinations of parts; returns whether one of them is another one now.
  private static func apply<Part: OpeningPart>(
    _ change: (ItemID, inout Destination?) -> Void, to parts: inout [Part]
  ) -> Bool {
    var isChanged = false
    for index in parts.indices where parts[index].destination != nil {
      isChanged = Self.apply(change, to: &parts[index]) || isChanged
    }
    return isChanged
  }
}

extension [Item] {
  /// The screens of the same product that the items open, each once, in reading order.
  package var linkedScreens: [ScreenID] {
    var screens: [ScreenID] = []
    for item in self {
      item.visitDestinations {
        if case .screen(let screen, of: nil) = $0, !screens.contains(screen) { screens.append(screen) }
      }
    }
    return screens
  }

  /// Returns the items without links to these screens of the same product.
  package func withoutLinks(to screens: [ScreenID]) -> [Item] {
    guard !screens.isEmpty else { return self }
    return compactMap { item in
      item.withoutDestinations { if case .screen(let screen, of: nil) = $0 { screens.contains(screen) } else { false } }
    }
  }

  /// The actions, among those in the items, to which an item leads, in reading order.
  package var linkedActions: [Action] {
    let linked = linkedItems
    return linked.isEmpty ? [] : actions.filter { linked.contains($0.id) }
  }

  /// The actions in the items, at any depth, in reading order.
  private var actions: [Action] {
    flatMap { item in
      if case .actionGroup(let group) = item { group.actions } else { item.children.actions }
    }
  }

  /// Returns the items without links to items of the screen for which `exists` is false.
  func withoutLinks(toItems exists: (ItemID) -> Bool) -> [Item] {
    compactMap { item in
      item.withoutDestinations { if case .item(let id) = $0 { !exists(id) } else { false } }
    }
  }

  /// The ids of the items to which the items lead.
  var linkedItems: Set<ItemID> {
    var ids: Set<ItemID> = []
    for item in self { item.visitDestinations { if case .item(let id) = $0 { ids.insert(id) } } }
    return ids
  }

  /// The ids of the items, their parts and their descendants.
  var ids: Set<ItemID> {
    var ids: Set<ItemID> = []
    func collect(_ item: Item) {
      ids.insert(item.id)
      for part in item.content.parts { ids.insert(part.id) }
      for child in item.children { collect(child) }
    }
    for item in self { collect(item) }
    return ids
  }
}

extension ScreenDocument {
  /// Removes the links to items that the document does not have.
  mutating func removeLinksToAbsentItems() {
    let all = [headerItem] + contentItems
    let linked = all.linkedItems
    guard !linked.isEmpty else { return }
    let ids = all.ids
    guard !linked.isSubset(of: ids) else { return }
    headerItem = [headerItem].withoutLinks(toItems: ids.contains).first ?? headerItem
    contentItems = contentItems.withoutLinks(toItems: ids.contains)
    // An action that led nowhere is gone, and a link to it leads nowhere now.
    if ([headerItem] + contentItems).ids.count < ids.count { removeLinksToAbsentItems() }
  }
}
