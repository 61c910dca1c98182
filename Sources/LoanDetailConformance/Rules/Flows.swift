import DesignSystem
import LoanDetailCore
import Loans

extension ConformanceSubject {
  /// Checks the flows and events to which items lead, and the forms of actions, against the manifest.
  ///
  /// A flow that the source names (`sourceFlow`) is not checked, because only the host knows it.
  func flowFindings() -> [Finding] {
    let flows = Dictionary(plugin.manifest.flows.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    return questionFindings() + formFindings(flows)
      + screens.flatMap { screen in
        screen.items.flatMap(\.destinations).flatMap { id, destination -> [Finding] in
          if case .event(let name, let parameters) = destination {
            return sentEventFindings(name, with: parameters, from: id, on: screen)
          }
          guard case .flow(let name, let parameters) = destination else { return [] }
          guard let flow = flows[name] else {
            return [
              Finding(
                screen.place,
                "The manifest does not state the flow \"\(name)\" that \"\(id)\" opens. Add it to the manifest's "
                  + "ownFlows, with its parameters.")
            ]
          }
          return flow.faults(in: parameters).map {
            Finding(
              screen.place,
              "\"\(id)\" opens the flow \"\(name)\" with parameters that do not fit: \($0) Mend them, or the flow's "
                + "parameters."
            )
          }
        }
      }
  }

  /// The event of the manifest with a name; `nil` if there is none.
  private func statedEvent(_ name: String) -> Event? { plugin.manifest.events.first { $0.name == name } }

  /// Checks an event that an item sends, and its parameters, against the manifest.
  private func sentEventFindings(
    _ name: String, with parameters: [CustomItem.Field], from id: ItemID, on screen: ShownScreen
  ) -> [Finding] {
    guard let event = statedEvent(name) else {
      return [
        Finding(
          screen.place,
          "The manifest does not state the event \"\(name)\" that \"\(id)\" sends. Add it to the manifest's events, "
            + "with its parameters.")
      ]
    }
    return event.faults(in: parameters).map {
      Finding(
        screen.place,
        "\"\(id)\" sends the event \"\(name)\" with parameters that do not fit: \($0) Mend them, or the event's "
          + "parameters."
      )
    }
  }

  /// Checks that the questions of flows exist, and that the inputs are parameters of them.
  private func questionFindings() -> [Finding] {
    plugin.manifest.flows.compactMap { flow in
      guard let name = flow.question else { return nil }
      guard let question = WhatIf.Name(rawValue: name) else {
        let known = WhatIf.Name.allCases.map(\.rawValue).joined(separator: ", ")
        return Finding(
          place,
          "The flow \"\(flow.name)\" asks the question \"\(name)\", which does not exist. State one of \(known), or "
            + "none."
        )
      }
      let others = flow.inputs.map(\.name).filter { !question.parameters.contains($0) }
      if others.isEmpty { return nil }
      return Finding(
        place,
        "The flow \"\(flow.name)\" has the inputs \(others.joined(separator: ", ")), which the question \"\(name)\" "
          + "does not have. Name each input as the question's parameter: "
          + "\(question.parameters.joined(separator: ", ")).")
    }
  }

  /// Checks the forms of actions against the events and flows to which they lead.
  ///
  /// - Parameter flows: the flows of the manifest, by their names.
  private func formFindings(_ flows: [String: Flow]) -> [Finding] {
    screens.flatMap { screen in
      screen.items.flatMap { item -> [Action] in
        if case .actionGroup(let group) = item { group.actions } else { [] }
      }.flatMap { action -> [Finding] in
        if case .event(let name, _) = action.destination, let event = statedEvent(name) {
          return eventFormFindings(event, of: action, on: screen)
        }
        guard let form = action.form, case .flow(let name, _) = action.destination, let flow = flows[name] else {
          return []
        }
        return form.faults(for: flow).map {
          Finding(
            screen.place,
            "The form of \"\(action.id)\" does not fit the flow \"\(name)\": \($0) Mend the form, or the flow.")
        }
      }
    }
  }

  /// Checks that the form of an action has the inputs of its event, and that the customer is asked where the event says
  /// so.
  private func eventFormFindings(_ event: Event, of action: Action, on screen: ShownScreen) -> [Finding] {
    var findings = (action.form?.faults(for: event) ?? []).map {
      Finding(
        screen.place,
        "The form of \"\(action.id)\" does not fit the event \"\(event.name)\": \($0) Mend the form, or the event.")
    }
    if event.asksFirst, action.state == .available, action.confirmation == nil {
      findings.append(
        Finding(
          screen.place,
          "\"\(action.id)\" sends the event \"\(event.name)\" without the question that the manifest states "
            + "(asksFirst). Give the action a confirmation."))
    }
    return findings
  }
}

extension Item {
  /// The destinations of the item itself and its parts, or of its actions. The items inside it have their own.
  var destinations: [(id: ItemID, destination: Destination)] {
    switch self {
    case .header, .breakdown: return []
    case .actionGroup(let group): return group.actions.map { ($0.id, $0.destination) }
    default:
      var all: [(id: ItemID, destination: Destination)] = []
      visitOwnDestinations { all.append(($0, $1)) }
      return all
    }
  }
}
