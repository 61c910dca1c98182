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
    case .header(var header):
      number(&header)
      number(&header.amounts)
      number(&header.statuses)
      return .header(header)
    case .section(var section):
      number(&section)
      section.items = section.items.map { numbered($0) }
      return .section(section)
    case .actionGroup(let group): return .actionGroup(numbered(group, \.actions))
    case .breakdown(var breakdown):
      number(&breakdown)
      number(&breakdown.total)
      number(&breakdown.parts)
      return .breakdown(breakdown)
    case .timeline(let timeline): return .timeline(numbered(timeline, \.entries))
    case .chart(let chart): return .chart(numbered(chart, \.points))
    case .table(let table): return .table(numbered(table, \.rows))
    case .chips(let group): return .chips(numbered(group, \.chips))
    case .custom(var custom):
      number(&custom)
      return .custom(custom.with(fallback: custom.fallback.map { numbered($0) }))
    case .amount(let amount): return .amount(numbered(amount))
    case .row(let row): return .row(numbered(row))
    case .status(let status): return .status(numbered(status))
    case .banner(let banner): return .banner(numbered(banner))
    case .progress(let progress): return .progress(numbered(progress))
    case .note(let note): return .note(numbered(note))
    case .divider(let divider): return .divider(numbered(divider))
    }
  }

  /// Numbers the ids of an item and of its parts.
  private mutating func numbered<Whole: NamedPart>(
    _ item: Whole, _ parts: WritableKeyPath<Whole, [some NamedPart]>
  ) -> Whole {
    var item = numbered(item)
    number(&item[keyPath: parts])
    return item
  }

  /// Numbers the id of an item alone.
  private mutating func numbered<Whole: NamedPart>(_ item: Whole) -> Whole {
    var item = item
    number(&item)
    return item
  }

  private mutating func number(_ parts: inout [some NamedPart]) {
    for index in parts.indices { number(&parts[index]) }
  }

  private mutating func number(_ part: inout some NamedPart) {
    guard !seen.insert(part.id).inserted else { return }
    let original = part.id
    part.id = names.next(original.rawValue)
    originals[part.id] = original
  }
}
