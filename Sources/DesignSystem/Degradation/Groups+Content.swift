extension Header: ItemContent {
  /// Its kind.
  public var itemKind: ItemKind { .standard(.header) }
  /// What stands inside, in reading order.
  public var children: [Item] { amounts.map(Item.amount) + statuses.map(Item.status) }
  /// A section named by the title.
  public var simplified: Simplification {
    let line = subtitle.map { Item.note(Note(id: id.appending("subtitle"), text: $0)) }
    return .items([.section(Section(id: id, title: title, items: [line].compactMap(\.self) + children))])
  }
}

extension Section: ItemContent {
  /// Its kind.
  public var itemKind: ItemKind { .standard(.section) }
  /// What stands inside, in reading order.
  public var children: [Item] { items }
  /// The heading as a line of its own, then what the section holds.
  public var simplified: Simplification {
    .items([.note(Note(id: id, text: title, tone: .neutral))] + items)
  }
}

extension ActionGroup: ItemContent {
  /// Its kind.
  public var itemKind: ItemKind { .standard(.actionGroup) }
  /// What it is made of.
  public var parts: [ItemPart] {
    actions.map { ItemPart(id: $0.id, kind: "action", accessibilityLabel: $0.accessibilityLabel) }
  }
  /// What can be asked for, and why something cannot, as sentences; the ways to other screens, which say nothing where
  /// they cannot be taken, go.
  public var simplified: Simplification {
    .items(
      actions.compactMap { action in
        guard case .flow = action.destination else { return nil }
        return .note(Note(id: action.id, text: action.accessibilityLabel, tone: .neutral))
      })
  }
}

extension CustomItem: ItemContent {
  /// Which of the product's own kinds the item is of.
  public var itemKind: ItemKind { .custom(kind) }
  /// The fallback's items.
  public var children: [Item] { fallback }
  /// The fallback.
  public var simplified: Simplification { .items(fallback) }
}
