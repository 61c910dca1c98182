import DesignSystem

/// The JSON names of the states of an action.
package enum WireActionState: String, CaseIterable {
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

/// The JSON names of the kinds of a destination.
package enum WireDestination: String, CaseIterable {
  case screen, item, flow, event, sourceFlow, document, link

  init(_ destination: Destination) {
    self =
      switch destination {
      case .screen: .screen
      case .item: .item
      case .flow: .flow
      case .event: .event
      case .sourceFlow: .sourceFlow
      case .document: .document
      case .link: .link
      }
  }
}

/// The JSON names of the types of a form's fields.
package enum WireField: String, CaseIterable {
  case moneyField, dateField, numberField, choiceField

  init(_ input: Form.Input) {
    self =
      switch input {
      case .money: .moneyField
      case .date: .dateField
      case .number: .numberField
      case .choice: .choiceField
      }
  }
}
