extension Item {
  /// The screens of the same product that the item and everything in it open; one may occur more than once.
  package var linkedScreens: [ScreenID] {
    switch self {
    case .section(let section): section.items.flatMap { $0.linkedScreens }
    case .custom(let item): item.fallback.flatMap { $0.linkedScreens }
    case .actionGroup(let group): group.actions.compactMap { $0.destination.screen }
    case .row(let row): row.destination.screens
    case .amount(let amount): amount.destination.screens
    case .header(let header): header.amounts.flatMap { $0.destination.screens }
    case .breakdown(let breakdown): ([breakdown.total] + breakdown.parts).flatMap { $0.destination.screens }
    case .status, .banner, .progress, .timeline, .chart, .table, .chips, .note, .divider: []
    }
  }

  /// Returns the item without links to these screens of the same product; `nil` if it contains nothing else.
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
      row.destination.drop(screens)
      return .row(row)
    case .amount(var amount):
      amount.destination.drop(screens)
      return .amount(amount)
    case .header(var header):
      for index in header.amounts.indices { header.amounts[index].destination.drop(screens) }
      return .header(header)
    case .breakdown(var breakdown):
      breakdown.total.destination.drop(screens)
      for index in breakdown.parts.indices { breakdown.parts[index].destination.drop(screens) }
      return .breakdown(breakdown)
    case .custom(let item):
      let fallback = item.fallback.compactMap { $0.withoutLinks(to: screens) }
      return .custom(fallback.isEmpty ? item : item.with(fallback: fallback))
    case .status, .banner, .progress, .timeline, .chart, .table, .chips, .note, .divider: return self
    }
  }
}

extension Destination {
  /// The screen of the same product; `nil` for every other destination.
  fileprivate var screen: ScreenID? {
    if case .screen(let screen, of: nil) = self { screen } else { nil }
  }

  fileprivate func opens(_ screens: [ScreenID]) -> Bool { screen.map(screens.contains) ?? false }
}

extension Destination? {
  /// The screen of the same product that the destination opens; empty for other destinations.
  fileprivate var screens: [ScreenID] { self?.screen.map { [$0] } ?? [] }

  fileprivate mutating func drop(_ screens: [ScreenID]) {
    if let destination = self, destination.opens(screens) { self = nil }
  }
}
