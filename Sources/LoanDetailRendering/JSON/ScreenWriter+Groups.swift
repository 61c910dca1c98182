import DesignSystem
import LoanDetailJSON

extension ScreenWriter {
  mutating func write(_ header: Header) {
    object("header", header.id) {
      $0.json.property("title", header.title)
      $0.json.property("subtitle", header.subtitle)
      $0.json.property("accessibilityLabel", header.accessibilityLabel)
      $0.items("items", header.children)
    }
  }

  mutating func write(_ section: Section) {
    object("section", section.id) {
      $0.json.property("title", section.title)
      $0.json.property("accessibilityLabel", section.accessibilityLabel)
      $0.items("items", section.items)
    }
  }

  mutating func write(_ group: ActionGroup) {
    object("actionGroup", group.id) {
      if $0.version >= 2 {
        $0.json.property("title", group.title)
        $0.json.property("accessibilityLabel", group.accessibilityLabel)
      }
      $0.array("items", group.actions) { $0.write($1) }
    }
  }

  private mutating func write(_ action: Action) {
    object("action", action.id) {
      $0.json.property("title", action.title)
      $0.json.property("state", WireActionState(action.state).rawValue)
      switch action.state {
      case .available: break
      case .unavailable(let reason, _): $0.json.property("reason", reason)
      case .pending(let text): $0.json.property("reason", text)
      }
      $0.json.property("details", action.details)
      $0.json.object("destination") {
        switch action.destination {
        case .screen(let screen): $0.property("screen", screen.rawValue)
        case .flow(let name): $0.property("flow", name)
        }
      }
      $0.json.property("accessibilityLabel", action.accessibilityLabel)
    }
  }

  mutating func write(_ item: CustomItem) {
    object(item.kind.rawValue, item.id) {
      if $0.version >= 2 { $0.json.property("accessibilityLabel", item.accessibilityLabel) }
      $0.json.key("payload")
      $0.write(.object(item.payload))
      $0.items("fallback", item.fallback)
    }
  }

  private mutating func write(_ payload: CustomItem.Payload) {
    switch payload {
    case .value(let value): write(value)
    case .integer(let number): json.integer(number)
    case .flag(let flag): json.boolean(flag)
    case .list(let elements):
      json.beginArray()
      for element in elements { write(element) }
      json.endArray()
    case .object(let fields):
      json.beginObject()
      for field in fields {
        json.key(field.name)
        write(field.payload)
      }
      json.endObject()
    }
  }
}

/// The states of an action as JSON names them.
enum WireActionState: String, CaseIterable {
  case available, unavailable, pending

  init(_ state: Action.State) {
    self =
      switch state {
      case .available: .available
      case .unavailable: .unavailable
      case .pending: .pending
      }
  }
}
