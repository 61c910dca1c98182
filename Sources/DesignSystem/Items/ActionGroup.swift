/// The actions that the customer can take, the most important first. At most one is primary; `TreeRules` checks it.
public struct ActionGroup: Sendable, Hashable {
  public var id: ItemID
  /// The title for screen readers.
  public var title: String
  public var actions: [Action]

  public init(id: ItemID, title: String, actions: [Action]) {
    self.id = id
    self.title = title
    self.actions = actions
  }
}

extension ActionGroup: ItemContent {
  public var itemKind: ItemKind { .standard(.actionGroup) }
  public var accessibilityLabel: String { title }

  public var parts: [ItemPart] {
    actions.map { ItemPart(id: $0.id, kind: "action", accessibilityLabel: $0.accessibilityLabel) }
  }

  /// A note for each action, with the address of a link. Actions that open a screen of the product, or show an item of
  /// the screen, are left out, because they are useless without a button.
  public var simplified: Simplification { .items(actions.compactMap(\.note)) }

  /// Returns the group without the forms of its actions.
  func withoutForms() -> ActionGroup {
    var group = self
    for index in group.actions.indices { group.actions[index].form = nil }
    return group
  }

  /// Returns the group without the actions whose destinations are newer than a version, and these actions as notes;
  /// `nil` if there are none. The group is `nil` if no action is left.
  func adapted(toVersion version: Int) -> (group: ActionGroup?, notes: [Item])? {
    let newer = actions.filter { $0.destination.since > version }
    guard !newer.isEmpty else { return nil }
    var group = self
    group.actions.removeAll { $0.destination.since > version }
    return (group.actions.isEmpty ? nil : group, newer.compactMap(\.note))
  }
}
