import DesignSystem
import LoanDetailCore

extension ConformanceSubject {
  /// Checks the flows that items open against the manifest.
  ///
  /// A flow that the source names (`sourceFlow`) is not checked, because only the host knows it.
  func flowFindings() -> [Finding] {
    let flows = Dictionary(plugin.manifest.flows.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    return screens.flatMap { screen in
      screen.items.flatMap(\.destinations).flatMap { id, destination -> [Finding] in
        guard case .flow(let name, let parameters) = destination else { return [] }
        guard let flow = flows[name] else {
          return [
            Finding(
              screen.place,
              "The manifest does not state the flow \"\(name)\" that \"\(id)\" opens. Add it to the manifest's ownFlows, with "
                + "its parameters.")
          ]
        }
        return flow.faults(in: parameters).map {
          Finding(
            screen.place,
            "\"\(id)\" opens the flow \"\(name)\" with parameters that do not fit: \($0) Mend them, or the flow's parameters."
          )
        }
      }
    }
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
