import DesignSystem
import LoanDetailJSON

extension ScreenWriter {
  mutating func write(_ group: ActionGroup) {
    item("actionGroup", group.id) {
      if $0.version >= 2 {
        $0.title(group.title)
        $0.label(group.accessibilityLabel, visible: group.title)
      }
      $0.array("items", group.actions) { $0.write($1) }
    }
  }

  private mutating func write(_ action: Action) {
    item("action", action.id) {
      $0.property("title", action.title)
      if $0.version >= 3 {
        if action.role != .secondary { $0.property("role", action.role.rawValue) }
        $0.property("place", action.place?.rawValue)
        $0.property("icon", action.icon?.rawValue)
      }
      $0.property("state", WireActionState(action.state).rawValue)
      $0.write(action.state)
      $0.property("details", action.details)
      if $0.version >= 3 {
        if let minimum = action.minimum { $0.write(minimum, as: "minimum") }
        if let maximum = action.maximum { $0.write(maximum, as: "maximum") }
        if let fee = action.fee { $0.write(fee, as: "fee") }
        if let cutOff = action.cutOff { $0.write(cutOff, as: "cutOff") }
        if let confirmation = action.confirmation { $0.write(confirmation) }
        if let form = action.form { $0.write(form) }
      }
      $0.write(action.destination)
      $0.label(action.accessibilityLabel, visible: action.title)
    }
  }

  /// Writes the reason of a state and, from version 3 on, its day; nothing for an available action.
  private mutating func write(_ state: Action.State) {
    switch state {
    case .available: break
    case .unavailable(let reason, _, let until):
      property("reason", reason)
      if version >= 3, let until { write(until, as: "until") }
    case .pending(let text, let since):
      property("reason", text)
      if version >= 3, let since { write(since, as: "since") }
    }
  }

  /// Writes the text to copy and the destination of a row or an amount, from version 3 on.
  mutating func write(copy: String?, destination: Destination?) {
    guard version >= 3 else { return }
    property("copy", copy)
    write(destination)
  }

  /// Writes what opens when the reader taps something, from version 3 on.
  mutating func write(_ destination: Destination?) {
    if version >= 3, let destination { write(destination) }
  }

  private mutating func write(_ destination: Destination) {
    object("destination") {
      if $0.version >= 3 { $0.property("kind", WireDestination(destination).rawValue) }
      switch destination {
      case .screen(let screen, let product):
        $0.property("screen", screen.rawValue)
        if let product { $0.write(product) }
      case .item(let id): $0.property("item", id.rawValue)
      case .flow(let name, let parameters):
        $0.property("flow", name)
        $0.write(parameters: parameters)
      case .event(let name, let parameters):
        $0.property("event", name)
        $0.write(parameters: parameters)
      case .sourceFlow(let name): $0.property("flow", name)
      case .document(let id): $0.property("document", id)
      case .link(let link): $0.property("url", link.url)
      }
    }
  }

  /// Writes the parameters of a flow or an event, if there are any, from version 3 on.
  private mutating func write(parameters: [CustomItem.Field]) {
    guard version >= 3, !parameters.isEmpty else { return }
    key("parameters")
    write(parameters)
  }

  private mutating func write(_ product: Destination.Product) {
    object("product") {
      $0.property("type", product.type)
      $0.property("id", product.id)
    }
  }
}
