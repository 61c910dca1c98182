package import DesignSystem

/// The components with which a surface of A2UI is written.
public enum A2UICatalog: String, Sendable, Hashable, CaseIterable {
  /// Only the protocol's basic catalog, which every client has.
  case basic
  /// The basic catalog and the engine's own components, which `Schemas/A2UI` describes. Amounts, states, tables, charts
  /// and products' own kinds are then not simplified.
  case own
}

extension A2UICatalog {
  /// The id of the catalog in a version of the protocol.
  package func id(in version: A2UIVersion) -> String {
    switch (self, version) {
    // Version 0.9.1 has the catalog of version 0.9.
    case (.basic, .v091): "https://a2ui.org/specification/v0_9/catalogs/basic/catalog.json"
    case (.basic, .v10): "https://a2ui.org/specification/v1_0/catalogs/basic/catalog.json"
    case (.own, _): "urn:loan-detail-engine:a2ui:\(version.rawValue):1"
    }
  }

  /// The kinds that are not simplified for the catalog: those that it draws, and tables, whose rows are written in
  /// their groups.
  func kinds(in screen: ScreenDocument) -> Set<ItemKind> {
    let basic: Set<ItemKind.Standard> = [
      .header, .section, .row, .amount, .status, .banner, .note, .divider, .actionGroup, .table,
    ]
    switch self {
    case .basic: return Set(basic.map(ItemKind.standard))
    case .own:
      return Set(basic.union(Self.ownComponents.map(\.kind)).map(ItemKind.standard))
        .union(screen.contentItems.flatMap(\.customKinds).map(ItemKind.custom))
    }
  }

  /// The components of the own catalog for standard kinds.
  package static let ownComponents: [(name: String, kind: ItemKind.Standard)] = [
    ("Money", .amount), ("Status", .status), ("Progress", .progress), ("Breakdown", .breakdown),
    ("Timeline", .timeline), ("Table", .table), ("Chart", .chart),
  ]
}

extension CustomItem.Kind {
  /// The name of the component that draws the kind. It is an identifier, in which `:` becomes `_` and `-` becomes `__`:
  /// `mortgage:land-plot` is `mortgage_land__plot`.
  package var component: String { rawValue.exchanging("-", for: "__").exchanging(":", for: "_") }
}

extension Item {
  /// The custom kinds of the item and of the items in its sections.
  fileprivate var customKinds: [CustomItem.Kind] {
    switch self {
    case .section(let section): section.items.flatMap(\.customKinds)
    case .custom(let item): [item.kind]
    case .header, .amount, .row, .status, .banner, .actionGroup, .progress, .breakdown, .timeline, .chart, .table,
      .chips, .note, .divider:
      []
    }
  }
}
