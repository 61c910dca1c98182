/// Makes unique ids from names. Adds a number only if a name occurs more than once.
///
/// Takes time proportional to the number of names, even if all names are equal.
package struct UniqueNames {
  private var used: Set<String> = []
  /// The last number of each name that occurred more than once. All smaller numbers of the name are in use.
  private var numbers: [String: Int] = [:]

  package init() {}

  /// Returns `name` the first time, then `name.2`, `name.3` and so on; skips ids that are already in use.
  package mutating func next(_ name: String) -> ItemID {
    if used.insert(name).inserted { return ItemID(rawValue: name) }
    var number = numbers[name] ?? 1
    var unique: String
    repeat {
      number += 1
      unique = "\(name).\(number)"
    } while !used.insert(unique).inserted
    numbers[name] = number
    return ItemID(rawValue: unique)
  }
}

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

extension UniqueNames {
  /// Gives the item, its parts and its descendants unique ids, in reading order.
  mutating func name(_ item: Item) -> Item {
    switch item {
    case .header(let header):
      var named = named(header)
      (named.amounts, named.statuses) = (header.amounts.map { self.named($0) }, header.statuses.map { self.named($0) })
      return .header(named)
    case .section(let section):
      var named = named(section)
      named.items = section.items.map { name($0) }
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
      return .custom(named.with(fallback: custom.fallback.map { name($0) }))
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
    var named = part
    named.id = next(part.id.rawValue)
    return named
  }
}
