/// One node of a screen: a standard kind with its payload, or a product's own item with its fallback.
///
/// The set is closed, so a renderer's `switch` names every place a new kind must be drawn.
public enum Item: Sendable, Hashable {
  case header(Header)
  case section(Section)
  case amount(Amount)
  case row(Row)
  case status(Status)
  case banner(Banner)
  case actionGroup(ActionGroup)
  case progress(ProgressBar)
  case breakdown(Breakdown)
  case table(Table)
  case note(Note)
  case custom(CustomItem)

  /// The item's name in its tree.
  public var id: ItemID {
    switch self {
    case .header(let header): header.id
    case .section(let section): section.id
    case .amount(let amount): amount.id
    case .row(let row): row.id
    case .status(let status): status.id
    case .banner(let banner): banner.id
    case .actionGroup(let group): group.id
    case .progress(let progress): progress.id
    case .breakdown(let breakdown): breakdown.id
    case .table(let table): table.id
    case .note(let note): note.id
    case .custom(let item): item.id
    }
  }

  /// The items directly inside this one, in reading order; a custom item's are its fallback.
  public var children: [Item] {
    switch self {
    case .header(let header): header.amounts.map(Item.amount) + header.statuses.map(Item.status)
    case .section(let section): section.items
    case .breakdown(let breakdown): breakdown.parts.map(Item.row)
    case .custom(let item): item.fallback
    case .amount, .row, .status, .banner, .actionGroup, .progress, .table, .note: []
    }
  }
}
