// The rules about what can be done with items.

extension TreeRules {
  /// Returns an item with its actions and destinations as the catalogue of flows allows them.
  mutating func mended(_ item: Item) -> Item {
    switch item {
    case .actionGroup(let group): return .actionGroup(mended(group))
    case .row(var row) where row.destination != nil:
      mend(&row.destination, of: row.id)
      return .row(row)
    case .amount(var amount) where amount.destination != nil:
      mend(&amount.destination, of: amount.id)
      return .amount(amount)
    case .header(var header) where header.amounts.contains { $0.destination != nil }:
      for index in header.amounts.indices { mend(&header.amounts[index].destination, of: header.amounts[index].id) }
      return .header(header)
    case .breakdown(var breakdown) where ([breakdown.total] + breakdown.parts).contains { $0.destination != nil }:
      mend(&breakdown.total.destination, of: breakdown.total.id)
      for index in breakdown.parts.indices { mend(&breakdown.parts[index].destination, of: breakdown.parts[index].id) }
      return .breakdown(breakdown)
    default: return item
    }
  }

  /// Only the first primary action of a group stays primary.
  private mutating func mended(_ group: ActionGroup) -> ActionGroup {
    var (group, hasPrimary) = (group, false)
    for index in group.actions.indices {
      let action = group.actions[index]
      group.actions[index].destination = mended(action.destination, of: action.id)
      guard action.role == .primary else { continue }
      if hasPrimary {
        add(.primary, action.id, "The group \"\(group.id)\" has a primary action before it.")
        group.actions[index].role = .secondary
      }
      hasPrimary = true
    }
    return group
  }

  private mutating func mend(_ destination: inout Destination?, of id: ItemID) {
    guard let opened = destination else { return }
    destination = mended(opened, of: id)
  }

  /// A flow of the source that is in the catalogue is an ordinary one. A flow that does not fit the catalogue is left to
  /// the host to know.
  private mutating func mended(_ destination: Destination, of id: ItemID) -> Destination {
    switch destination {
    case .screen, .document, .link: return destination
    case .sourceFlow(let name): return flows[name]?.faults(in: []) == [] ? .flow(name) : destination
    case .flow(let name, let parameters):
      guard let flow = flows[name] else {
        add(.flow, id, "The plugin's manifest does not state the flow \"\(name)\".")
        return .sourceFlow(name)
      }
      let faults = flow.faults(in: parameters)
      for fault in faults { add(.flow, id, fault) }
      return faults.isEmpty ? destination : .sourceFlow(name)
    }
  }
}
