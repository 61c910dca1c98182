/// Which kind an item is of.
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

  /// The standard kinds, from the simplest on: an item is simplified only to kinds that stand before its own.
  ///
  /// The names are those of the wire format, which outlive any Swift name.
  public enum Standard: String, Sendable, Hashable, CaseIterable {
    case note, status, banner, divider, row, amount, progress, chips, actionGroup, section, breakdown, header, timeline,
      table, chart
  }

  /// What a kind is for.
  public enum Category: String, Sendable, Hashable, CaseIterable {
    /// Holds or divides other items.
    case structure
    /// States something in words.
    case message
    /// States figures.
    case figure
    /// States many like things.
    case list
    /// Lets the reader do something.
    case action
  }
}

extension ItemKind.Standard {
  /// The version of the wire format that brought the kind.
  public var since: Int {
    switch self {
    case .note, .status, .banner, .row, .amount, .progress, .actionGroup, .section, .breakdown, .header, .table: 1
    case .divider, .chips, .timeline, .chart: 2
    }
  }

  /// What the kind is for.
  public var category: ItemKind.Category {
    switch self {
    case .header, .section, .divider: .structure
    case .note, .status, .banner, .chips: .message
    case .row, .amount, .progress, .breakdown: .figure
    case .timeline, .table, .chart: .list
    case .actionGroup: .action
    }
  }

  /// How far the kind is from the simplest.
  public var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// The kinds any text can be said with, the best first; a client draws at least one of them.
  public static let texts: [ItemKind.Standard] = [.note, .banner, .status, .row]
}
