/// The top of a screen: the product's name, the most important amounts and the product's state.
public struct Header: Sendable, Hashable {
  public var id: ItemID
  public var title: String
  /// A text that distinguishes the product from others of its type, such as a masked contract number.
  public var subtitle: String?
  /// The most important amounts; clients draw the first one largest.
  public var amounts: [Amount]
  /// The states of the product, the worst first.
  public var statuses: [Status]
  /// The information about the whole product that is missing.
  public var missing: [ScreenDocument.Outcome.Missing]

  public init(
    id: ItemID = "header", title: String, subtitle: String? = nil, amounts: [Amount] = [], statuses: [Status] = [],
    missing: [ScreenDocument.Outcome.Missing] = []
  ) {
    self.id = id
    self.title = title
    self.subtitle = subtitle
    self.amounts = amounts
    self.statuses = statuses
    self.missing = missing
  }
}

extension Header: ItemContent {
  public var itemKind: ItemKind { .standard(.header) }

  public var accessibilityLabel: String {
    [title, subtitle].compactMap(\.self).commaSeparated
  }

  /// The amounts, then the statuses.
  public var children: [Item] { amounts.map(Item.amount) + statuses.map(Item.status) }

  /// A section with the same title.
  public var simplified: Simplification {
    let line = subtitle.map { Item.note(Note(id: id.appending("subtitle"), text: $0)) }
    return .items([.section(Section(id: id, title: title, items: [line].compactMap(\.self) + children))])
  }
}
