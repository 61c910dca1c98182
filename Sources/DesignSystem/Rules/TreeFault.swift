/// One place where a screen's tree breaks a rule that every tree keeps.
package struct TreeFault: Sendable, Hashable {
  /// The rules.
  package enum Rule: String, Sendable, Hashable, CaseIterable {
    /// The top of a screen is a header.
    case header = "tree.no-header"
    /// Everything in a tree has a name.
    case name = "tree.empty-id"
    /// No two things in a tree have one name.
    case uniqueName = "tree.duplicate-id"
    /// The parts of a breakdown add up to its whole.
    case sum = "tree.breakdown-sum"
    /// A table's row has a cell for each column.
    case cells = "tree.table-cells"
    /// A chart's point has an amount for each series.
    case amounts = "tree.chart-amounts"
    /// An item of a product's own is of a kind its plugin states, and keeps to it.
    case ownKind = "item.broken-kind"
    /// A fallback is made of standard items.
    case fallback = "item.nested-custom"

    /// Whether the tree can be shown all the same: the item that breaks the rule is said by its fallback.
    package var isMended: Bool {
      switch self {
      case .ownKind, .fallback: true
      case .header, .name, .uniqueName, .sum, .cells, .amounts: false
      }
    }
  }

  /// The rule.
  package var rule: Rule
  /// The item that breaks it.
  package var item: ItemID
  /// The product's own kind the item is of, where the rule is about such items.
  package var ownKind: CustomItem.Kind?
  /// What breaks it, with what was found, in a full sentence.
  package var reason: String
}
