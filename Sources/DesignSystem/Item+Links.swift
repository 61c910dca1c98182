extension Item {
  /// The screens of the same product that the item and its descendants open, possibly with repetitions.
  package var linkedScreens: [ScreenID] {
    switch self {
    case .section(let section): section.items.flatMap { $0.linkedScreens }
    case .custom(let item): item.fallback.flatMap { $0.linkedScreens }
    case .actionGroup(let group): group.actions.compactMap { $0.destination.ownScreen }
    case .row(let row): row.destination.ownScreens
    case .amount(let amount): amount.destination.ownScreens
    case .header(let header): header.amounts.flatMap { $0.destination.ownScreens }
    case .breakdown(let breakdown): ([breakdown.total] + breakdown.parts).flatMap { $0.destination.ownScreens }
    case .status, .banner, .progress, .timeline, .chart, .table, .chips, .note, .divider: []
    }
  }

  /// Returns the item without its links to these screens of the same product; `nil` if no content is left.
  /// A custom item keeps its whole fallback if nothing of it would be left, because a fallback is never empty.
  package func withoutLinks(to screens: [ScreenID]) -> Item? {
    switch self {
    case .section(var section):
      let items = section.items.compactMap { $0.withoutLinks(to: screens) }
      guard !items.isEmpty || section.items.isEmpty else { return nil }
      section.items = items
      return .section(section)
    case .actionGroup(var group):
      let actions = group.actions.filter { !$0.destination.opens(screens) }
      guard !actions.isEmpty || group.actions.isEmpty else { return nil }
      group.actions = actions
      return .actionGroup(group)
    case .row(var row):
      row.destination.removeLink(to: screens)
      return .row(row)
    case .amount(var amount):
      amount.destination.removeLink(to: screens)
      return .amount(amount)
    case .header(var header):
      for index in header.amounts.indices { header.amounts[index].destination.removeLink(to: screens) }
      return .header(header)
    case .breakdown(var breakdown):
      breakdown.total.destination.removeLink(to: screens)
      for index in breakdown.parts.indices { breakdown.parts[index].destination.removeLink(to: screens) }
      return .breakdown(breakdown)
    case .custom(let item):
      let fallback = item.fallback.compactMap { $0.withoutLinks(to: screens) }
      return .custom(fallback.isEmpty ? item : item.with(fallback: fallback))
    case .status, .banner, .progress, .timeline, .chart, .table, .chips, .note, .divider: return self
    }
  }
}

extension Destination {
  /// The screen to open if it belongs to the same product; `nil` for every other destination.
  fileprivate var ownScreen: ScreenID? {
    if case .screen(let screen, of: nil) = self { screen } else { nil }
  }

  fileprivate func opens(_ screens: [ScreenID]) -> Bool { ownScreen.map(screens.contains) ?? false }
}

extension Destination? {
  /// The opened screen as a list; empty if the destination is not a screen of the same product.
  fileprivate var ownScreens: [ScreenID] { self?.ownScreen.map { [$0] } ?? [] }

  fileprivate mutating func removeLink(to screens: [ScreenID]) {
    if let destination = self, destination.opens(screens) { self = nil }
  }
}
