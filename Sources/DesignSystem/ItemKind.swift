/// The kind of an item: a standard kind, or a kind that belongs to a product.
public enum ItemKind: Sendable, Hashable {
  case standard(Standard)
  case custom(CustomItem.Kind)

  /// The name in the wire format.
  public var name: String {
    switch self {
    case .standard(let kind): kind.rawValue
    case .custom(let kind): kind.rawValue
    }
  }

  /// The version of the wire format that introduced the kind; custom kinds exist since version 1.
  public var since: Int {
    switch self {
    case .standard(let kind): kind.since
    case .custom: 1
    }
  }

  /// The standard kinds, the simplest first. An item is simplified only to kinds before its own.
  ///
  /// The raw values are the names in the wire format. They do not change if a Swift name does.
  public enum Standard: String, Sendable, Hashable, CaseIterable {
    case note, status, banner, divider, row, amount, progress, chips, actionGroup, section, breakdown, header, timeline,
      table, chart
  }

  /// The purpose of a kind.
  public enum Category: String, Sendable, Hashable, CaseIterable {
    /// Groups or separates other items.
    case structure
    /// States something in words.
    case message
    /// States figures.
    case figure
    /// Lists many similar things.
    case list
    /// Lets the customer do something.
    case action
  }
}

extension ItemKind.Standard {
  /// The version of the wire format that introduced the kind.
  public var since: Int {
    switch self {
    case .note, .status, .banner, .row, .amount, .progress, .actionGroup, .section, .breakdown, .header, .table: 1
    case .divider, .chips, .timeline, .chart: 2
    }
  }

  /// The purpose of the kind.
  public var category: ItemKind.Category {
    switch self {
    case .header, .section, .divider: .structure
    case .note, .status, .banner, .chips: .message
    case .row, .amount, .progress, .breakdown: .figure
    case .timeline, .table, .chart: .list
    case .actionGroup: .action
    }
  }

  /// The kinds that can show any text, the most suitable first. Every client draws at least one of them.
  public static let texts: [ItemKind.Standard] = [.note, .banner, .status, .row]
}
