extension Item {
  /// The item with only those links that a test accepts; `nil` if nothing else was in it.
  package func keepingLinks(_ isKept: (Destination) -> Bool) -> Item? {
    switch self {
    case .section(var section):
      let items = section.items.compactMap { $0.keepingLinks(isKept) }
      guard !items.isEmpty || section.items.isEmpty else { return nil }
      section.items = items
      return .section(section)
    case .actionGroup(var group):
      let actions = group.actions.filter { isKept($0.destination) }
      guard !actions.isEmpty || group.actions.isEmpty else { return nil }
      group.actions = actions
      return .actionGroup(group)
    case .row(let row): return row.destination == nil ? self : .row(row.keepingLinks(isKept))
    case .amount(let amount): return amount.destination == nil ? self : .amount(amount.keepingLinks(isKept))
    case .header(var header):
      header.amounts = header.amounts.map { $0.keepingLinks(isKept) }
      return .header(header)
    case .breakdown(var breakdown):
      breakdown.total = breakdown.total.keepingLinks(isKept)
      breakdown.parts = breakdown.parts.map { $0.keepingLinks(isKept) }
      return .breakdown(breakdown)
    case .custom(let item):
      let fallback = item.fallback.compactMap { $0.keepingLinks(isKept) }
      return .custom(fallback.isEmpty ? item : item.with(fallback: fallback))
    case .status, .banner, .progress, .timeline, .chart, .table, .chips, .note, .divider: return self
    }
  }
}

extension Amount {
  fileprivate func keepingLinks(_ isKept: (Destination) -> Bool) -> Amount {
    var amount = self
    amount.destination = destination.flatMap { isKept($0) ? $0 : nil }
    return amount
  }
}

extension Row {
  fileprivate func keepingLinks(_ isKept: (Destination) -> Bool) -> Row {
    var row = self
    row.destination = destination.flatMap { isKept($0) ? $0 : nil }
    return row
  }
}
