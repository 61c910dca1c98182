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
    var result = group
    var hasPrimary = false
    for (index, action) in group.actions.enumerated() {
      if let destination = mended(action.destination, of: action.id) { result.actions[index].destination = destination }
      if addFormFaults(of: action) { result.actions[index].form = nil }
      guard action.role == .primary else { continue }
      if hasPrimary {
        add(.primary, action.id, "The group \"\(group.id)\" has a primary action before it.")
        result.actions[index].role = .secondary
      }
      hasPrimary = true
    }
    return result == group ? nil : result
  }

  /// Adds the faults of an action's form, which has to fit its flow or its event; returns whether there are any.
  private mutating func addFormFaults(of action: Action) -> Bool {
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

  /// Repairs a destination, and notes the item to which it leads; `nil` if it stays as it is.
  ///
  /// A source flow that the manifest states, and that needs no parameters, becomes `.flow`. A flow or an event that
  /// does not fit the manifest becomes `.sourceFlow`, and the host decides what it starts.
  private mutating func mended(_ destination: Destination, of id: ItemID) -> Destination? {
    switch destination {
    case .screen, .document, .link: return nil
    case .item(let target):
      linkedItems.insert(target)
      return nil
    case .sourceFlow(let name): return flow(named: name)?.faults(in: []) == [] ? .flow(name) : nil
    case .flow(let name, let parameters):
      return sourceFlow(named: name, insteadOf: "flow", with: flow(named: name)?.faults(in: parameters), of: id)
    case .event(let name, let parameters):
      return sourceFlow(named: name, insteadOf: "event", with: event(named: name)?.faults(in: parameters), of: id)
    }
  }

  /// Adds the faults of a flow or an event, and returns the source flow in its place; `nil` if there are none.
  ///
  /// - Parameter faults: the faults; `nil` if the manifest does not state the flow or the event.
  private mutating func sourceFlow(
    named name: String, insteadOf kind: String, with faults: [String]?, of id: ItemID
  ) -> Destination? {
    let faults = faults ?? ["The plugin's manifest does not state the \(kind) \"\(name)\"."]
    for fault in faults { add(.flow, id, fault) }
    return faults.isEmpty ? nil : .sourceFlow(name)
  }
}
