// The rules about actions and destinations.

extension TreeRules {
  /// Returns the item with its actions and destinations repaired; `nil` if nothing changes.
  mutating func mended(_ item: Item) -> Item? {
    switch item {
    case .actionGroup(let group): return mended(group).map(Item.actionGroup)
    case .row(let row): return mended(row).map(Item.row)
    case .amount(let amount): return mended(amount).map(Item.amount)
    case .header(var header):
      guard let amounts = mended(header.amounts) else { return nil }
      header.amounts = amounts
      return .header(header)
    case .breakdown(var breakdown):
      let (total, parts) = (mended(breakdown.total), mended(breakdown.parts))
      guard total != nil || parts != nil else { return nil }
      (breakdown.total, breakdown.parts) = (total ?? breakdown.total, parts ?? breakdown.parts)
      return .breakdown(breakdown)
    default: return nil
    }
  }

  /// Repairs the destinations of a group's actions. Only the first primary action stays primary.
  private mutating func mended(_ group: ActionGroup) -> ActionGroup? {
    var (mended, hasPrimary): (ActionGroup?, Bool) = (nil, false)
    for (index, action) in group.actions.enumerated() {
      if let destination = self.mended(action.destination, of: action.id) {
        if mended == nil { mended = group }
        mended?.actions[index].destination = destination
      }
      guard action.role == .primary else { continue }
      if hasPrimary {
        add(.primary, action.id, "The group \"\(group.id)\" has a primary action before it.")
        if mended == nil { mended = group }
        mended?.actions[index].role = .secondary
      }
      hasPrimary = true
    }
    return mended
  }

  private mutating func mended<Part: OpeningPart>(_ parts: [Part]) -> [Part]? {
    var mended: [Part]?
    for (index, part) in parts.enumerated() {
      guard let part = self.mended(part) else { continue }
      if mended == nil { mended = parts }
      mended?[index] = part
    }
    return mended
  }

  private mutating func mended<Part: OpeningPart>(_ part: Part) -> Part? {
    guard let opened = part.destination, let destination = mended(opened, of: part.id) else { return nil }
    var part = part
    part.destination = destination
    return part
  }

  /// A source flow that is in the catalogue becomes `.flow`. A flow that does not fit the catalogue becomes
  /// `.sourceFlow`; the host decides.
  private mutating func mended(_ destination: Destination, of id: ItemID) -> Destination? {
    switch destination {
    case .screen, .document, .link: return nil
    case .sourceFlow(let name): return flow(named: name)?.faults(in: []) == [] ? .flow(name) : nil
    case .flow(let name, let parameters):
      guard let flow = flow(named: name) else {
        add(.flow, id, "The plugin's manifest does not state the flow \"\(name)\".")
        return .sourceFlow(name)
      }
      let faults = flow.faults(in: parameters)
      for fault in faults { add(.flow, id, fault) }
      return faults.isEmpty ? nil : .sourceFlow(name)
    }
  }
}

/// A part of an item that can have a destination.
private protocol OpeningPart {
  var id: ItemID { get }
  var destination: Destination? { get set }
}

extension Row: OpeningPart {}
extension Amount: OpeningPart {}
