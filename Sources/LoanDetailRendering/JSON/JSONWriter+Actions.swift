import DesignSystem
import LoanDetailJSON

extension JSONWriter {
  mutating func write(_ group: ActionGroup) {
    object(.actionGroup, group.id) {
      $0.array("items") {
        for action in group.actions { $0.write(action) }
      }
    }
  }

  private mutating func write(_ action: Action) {
    object(.action, action.id) {
      $0.property("title", action.title)
      $0.property("state", WireActionState(action.state).rawValue)
      switch action.state {
      case .available: break
      case .unavailable(let reason, _): $0.property("reason", reason)
      case .pending(let text): $0.property("reason", text)
      }
      $0.property("details", action.details)
      $0.key("destination")
      $0.write(action.destination)
      $0.property("accessibilityLabel", action.accessibilityLabel)
    }
  }

  private mutating func write(_ destination: Destination) {
    object {
      switch destination {
      case .screen(let screen): $0.property("screen", screen.rawValue)
      case .flow(let name): $0.property("flow", name)
      }
    }
  }
}
