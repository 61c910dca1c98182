// The missing information and the cut-off times of all items, for the whole document.

extension [Item] {
  /// The information that the items should show and cannot, in reading order.
  package var missing: [ScreenDocument.Outcome.Missing] { flatMap(\.missing) }

  /// The cut-off times of the actions that are available now, in reading order.
  package var cutOffs: [MomentValue] { flatMap(\.cutOffs) }
}

extension Item {
  fileprivate var missing: [ScreenDocument.Outcome.Missing] {
    switch self {
    case .header(let header): header.missing
    case .section(let section): section.items.missing
    case .row(let row): row.missing
    case .banner(let banner): banner.missing
    case .breakdown(let breakdown): breakdown.total.missing + breakdown.parts.flatMap(\.missing)
    case .note(let note): note.missing
    case .custom(let item): item.fallback.missing
    case .amount, .status, .actionGroup, .progress, .timeline, .chart, .table, .chips, .divider: []
    }
  }

  fileprivate var cutOffs: [MomentValue] {
    switch self {
    case .section(let section): section.items.cutOffs
    case .actionGroup(let group): group.actions.compactMap { $0.state == .available ? $0.cutOff : nil }
    case .custom(let item): item.fallback.cutOffs
    case .header, .amount, .row, .status, .banner, .progress, .breakdown, .timeline, .chart, .table, .chips, .note,
      .divider:
      []
    }
  }
}
