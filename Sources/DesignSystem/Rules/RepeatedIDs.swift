/// An item, or a part of one, with an id that is unique in its tree.
private protocol NamedPart {
  var id: ItemID { get set }
}

extension Header: NamedPart {}
extension Section: NamedPart {}
extension Amount: NamedPart {}
extension Row: NamedPart {}
extension Status: NamedPart {}
extension Banner: NamedPart {}
extension ActionGroup: NamedPart {}
extension Action: NamedPart {}
extension ProgressBar: NamedPart {}
extension Breakdown: NamedPart {}
extension Timeline: NamedPart {}
extension Timeline.Entry: NamedPart {}
extension Chart: NamedPart {}
extension Chart.Point: NamedPart {}
extension Table: NamedPart {}
extension TableRow: NamedPart {}
extension ChipGroup: NamedPart {}
extension ChipGroup.Chip: NamedPart {}
extension Note: NamedPart {}
extension Divider: NamedPart {}
extension CustomItem: NamedPart {}

/// Numbers the repeated ids of a tree.
struct RepeatedIDs {
  /// The ids that the tree had before, by those that they are now.
  private(set) var originals: [ItemID: ItemID] = [:]
  /// The ids so far.
  private var seen: Set<ItemID> = []
  private var names: UniqueNames

  /// - Parameter ids: the ids of the tree, which stay those of the items that have them first.
  init(in ids: Set<ItemID>) { names = UniqueNames(besides: Set(ids.map(\.rawValue))) }

  /// Returns the item with numbers after the ids, of its own and of its parts and descendants, that were there before.
  mutating func numbered(_ item: Item) -> Item {
    switch item {
    case .header(let header):
      var named = named(header)
      (named.amounts, named.statuses) = (header.amounts.map { self.named($0) }, header.statuses.map { self.named($0) })
      return .header(named)
    case .section(let section):
      var named = named(section)
      named.items = section.items.map { numbered($0) }
      return .section(named)
    case .actionGroup(let group):
      var named = named(group)
      named.actions = group.actions.map { self.named($0) }
      return .actionGroup(named)
    case .breakdown(let breakdown):
      var named = named(breakdown)
      (named.total, named.parts) = (self.named(breakdown.total), breakdown.parts.map { self.named($0) })
      return .breakdown(named)
    case .timeline(let timeline):
      var named = named(timeline)
      named.entries = timeline.entries.map { self.named($0) }
      return .timeline(named)
    case .chart(let chart):
      var named = named(chart)
      named.points = chart.points.map { self.named($0) }
      return .chart(named)
    case .table(let table):
      var named = named(table)
      named.rows = table.rows.map { self.named($0) }
      return .table(named)
    case .chips(let group):
      var named = named(group)
      named.chips = group.chips.map { self.named($0) }
      return .chips(named)
    case .custom(let custom):
      let named = named(custom)
      return .custom(named.with(fallback: custom.fallback.map { numbered($0) }))
    case .amount(let amount): return .amount(named(amount))
    case .row(let row): return .row(named(row))
    case .status(let status): return .status(named(status))
    case .banner(let banner): return .banner(named(banner))
    case .progress(let progress): return .progress(named(progress))
    case .note(let note): return .note(named(note))
    case .divider(let divider): return .divider(named(divider))
    }
  }

  private mutating func named<Part: NamedPart>(_ part: Part) -> Part {
    guard !seen.insert(part.id).inserted else { return part }
    var named = part
    named.id = names.next(part.id.rawValue)
    originals[named.id] = part.id
    return named
  }
}
