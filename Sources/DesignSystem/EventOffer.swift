/// What an item of a screen says about an event that it sends.
public struct EventOffer: Sendable, Hashable {
  /// The item.
  public let item: ItemID
  /// What the event is about.
  public let parameters: [CustomItem.Field]
  /// The values that the customer chooses; `nil` if there are none.
  public let form: Form?
  /// The question to ask the customer before the event is sent; `nil` if there is none.
  public let confirmation: Confirmation?
  /// Whether the event is possible now.
  public let state: Action.State
}

extension [Item] {
  /// The offers of an event, in reading order.
  package func offers(of event: String) -> [EventOffer] {
    flatMap { item -> [EventOffer] in
      var offers: [EventOffer] = []
      item.visitOwnDestinations {
        guard case .event(event, let parameters) = $1 else { return }
        offers.append(EventOffer(item: $0, parameters: parameters, form: nil, confirmation: nil, state: .available))
      }
      if case .actionGroup(let group) = item { offers += group.actions.compactMap { EventOffer($0, of: event) } }
      return offers + item.children.offers(of: event)
    }
  }
}

extension EventOffer {
  fileprivate init?(_ action: Action, of event: String) {
    guard case .event(event, let parameters) = action.destination else { return nil }
    self.init(
      item: action.id, parameters: parameters, form: action.form, confirmation: action.confirmation,
      state: action.state)
  }
}

extension Form.Input {
  /// Whether a chosen value is of the type of the input and within its limits.
  package func accepts(_ value: CustomItem.Payload) -> Bool {
    switch (self, value) {
    case (.money(let limits, let step), .value(.money(let money))):
      money.currency == step.currency && money.decimals == step.decimals
        && (step.minorUnits <= 0 || money.minorUnits % step.minorUnits == 0)
        && limits.hold(money) { $0.minorUnits <= $1.minorUnits }
    case (.date(let limits), .value(.date(let date))): limits.hold(date) { $0.iso <= $1.iso }
    case (.number(let limits), .integer(let number)): Int(exactly: number).map { limits.hold($0, <=) } ?? false
    case (.choice(let choices, _), .choice(let word)): choices.contains { $0.value == word }
    default: false
    }
  }
}

extension Form.Limits {
  fileprivate func hold(_ value: Value, _ isAscending: (Value, Value) -> Bool) -> Bool {
    (minimum.map { isAscending($0, value) } ?? true) && (maximum.map { isAscending(value, $0) } ?? true)
  }
}
