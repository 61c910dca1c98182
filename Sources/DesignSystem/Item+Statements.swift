// The missing information and the cut-off times of all items, for the whole document.

extension [Item] {
  /// The information that the items should show and cannot, in reading order.
  package var missing: [ScreenDocument.Outcome.Missing] {
    reduce(into: []) { $1.addMissing(to: &$0) }
  }

  /// The cut-off times of the actions that are available now, in reading order.
  package var cutOffs: [MomentValue] { reduce(into: []) { $1.addCutOffs(to: &$0) } }
}

extension Item {
  fileprivate func addMissing(to missing: inout [ScreenDocument.Outcome.Missing]) {
    switch self {
    case .header(let header): missing += header.missing
    case .section(let section): for item in section.items { item.addMissing(to: &missing) }
    case .row(let row): missing += row.missing
    case .banner(let banner): missing += banner.missing
    case .breakdown(let breakdown): for row in [breakdown.total] + breakdown.parts { missing += row.missing }
    case .note(let note): missing += note.missing
    case .custom(let custom): for item in custom.fallback { item.addMissing(to: &missing) }
    case .amount, .status, .actionGroup, .progress, .timeline, .chart, .table, .chips, .divider: break
    }
  }

  fileprivate func addCutOffs(to cutOffs: inout [MomentValue]) {
    switch self {
    case .section(let section): for item in section.items { item.addCutOffs(to: &cutOffs) }
    case .actionGroup(let group): cutOffs += group.actions.compactMap { $0.state == .available ? $0.cutOff : nil }
    case .custom(let custom): for item in custom.fallback { item.addCutOffs(to: &cutOffs) }
    case .header, .amount, .row, .status, .banner, .progress, .breakdown, .timeline, .chart, .table, .chips, .note,
      .divider:
      break
    }
  }
}
