// The rules about actions and destinations.

extension TreeRules {
  /// Returns the item with its actions and destinations repaired; `nil` if nothing changes.
  mutating func mended(_ item: Item) -> Item? {
    if case .actionGroup(let group) = item { return mended(group).map(Item.actionGroup) }
    return item.withDestinations { id, destination in
      guard let opened = destination, let mended = mended(opened, of: id) else { return }
      destination = mended
    }
  }

  /// Repairs the destinations and the forms of a group's actions, and leaves only the first primary action primary;
  /// `nil` if nothing changes.
  private mutating func mended(_ group: ActionGroup) -> ActionGroup? {
    var mended: ActionGroup?
    var hasPrimary = false
    for (index, action) in group.actions.enumerated() {
      if let destination = self.mended(action.destination, of: action.id) {
        if mended == nil { mended = group }
        mended?.actions[index].destination = destination
      }
      if hasBrokenForm(action) {
        if mended == nil { mended = group }
        mended?.actions[index].form = nil
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

  /// Whether an action has a form that does not fit its flow or its event. Each reason is added as a fault.
  private mutating func hasBrokenForm(_ action: Action) -> Bool {
    guard let form = action.form else { return false }
    let faults: [String] =
      switch action.destination {
      case .flow(let name, _): flow(named: name).map(form.faults(for:)) ?? Self.noInputs
      case .event(let name, _): event(named: name).map(form.faults(for:)) ?? Self.noInputs
      default: Self.noInputs
      }
    for fault in faults { add(.form, action.id, fault) }
    return !faults.isEmpty
  }

  /// The faults of a form whose action has no inputs.
  private static var noInputs: [String] { ["The action has a form and leads to no flow or event of the catalogue."] }

  /// Repairs a destination; `nil` if it stays as it is.
  ///
  /// A source flow that the catalogue has, and that needs no parameters, becomes `.flow`. A flow or an event that does
  /// not fit the catalogue becomes `.sourceFlow`, and the host decides what it starts.
  private mutating func mended(_ destination: Destination, of id: ItemID) -> Destination? {
    switch destination {
    case .screen, .document, .link: return nil
    case .item(let target):
      linkedItems.insert(target)
      return nil
    case .sourceFlow(let name): return flow(named: name)?.faults(in: []) == [] ? .flow(name) : nil
    case .flow(let name, let parameters):
      guard let flow = flow(named: name) else {
        add(.flow, id, "The plugin's manifest does not state the flow \"\(name)\".")
        return .sourceFlow(name)
      }
      let faults = flow.faults(in: parameters)
      for fault in faults { add(.flow, id, fault) }
      return faults.isEmpty ? nil : .sourceFlow(name)
    case .event(let name, let parameters):
      guard let event = event(named: name) else {
        add(.flow, id, "The plugin's manifest does not state the event \"\(name)\".")
        return .sourceFlow(name)
      }
      let faults = event.faults(in: parameters)
      for fault in faults { add(.flow, id, fault) }
      return faults.isEmpty ? nil : .sourceFlow(name)
    }
  }
}
