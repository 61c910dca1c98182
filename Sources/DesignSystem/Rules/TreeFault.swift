/// One violation of a rule that the item tree of every screen must follow.
package struct TreeFault: Sendable, Hashable {
  /// A rule. The raw value is the stable identifier of its violation.
  package enum Rule: String, Sendable, Hashable, CaseIterable {
    /// The first item of a screen is a header.
    case header = "tree.no-header"
    /// Every item and part has an id.
    case name = "tree.empty-id"
    /// Ids are unique in a tree.
    case uniqueName = "tree.duplicate-id"
    /// The parts of a breakdown add up to its total.
    case sum = "tree.breakdown-sum"
    /// Every row of a table has one cell per column.
    case cells = "tree.table-cells"
    /// Every point of a chart has one amount per series.
    case amounts = "tree.chart-amounts"
    /// All amounts and ticks of a chart are in one currency.
    case currency = "tree.chart-currency"
    /// The group of every row is one of its table's groups.
    case group = "tree.table-groups"
    /// A custom item is of a kind in the plugin's manifest and conforms to its schema.
    case ownKind = "item.broken-kind"
    /// A fallback consists of standard items.
    case fallback = "item.nested-custom"
    /// A group has at most one primary action.
    case primary = "action.second-primary"
    /// A flow or an event to which an item leads is in the plugin's manifest, and its parameters fit.
    case flow = "action.broken-flow"
    /// The form of an action fits the flow that the action starts, or the event that it sends.
    case form = "action.broken-form"

    /// Whether the screen can still be shown, with another id or a simpler item in place of the faulty one.
    package var isMended: Bool {
      switch self {
      case .uniqueName, .ownKind, .fallback, .primary, .flow, .form: true
      case .header, .name, .sum, .cells, .amounts, .currency, .group: false
      }
    }
  }

  package var rule: Rule
  /// The item or the part that breaks the rule.
  package var item: ItemID
  /// The custom kind of the item, for rules about custom items.
  package var ownKind: CustomItem.Kind?
  /// The finding, in a full sentence.
  package var reason: String
}
