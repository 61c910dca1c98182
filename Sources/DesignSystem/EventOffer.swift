/// What an item of a screen says about an event that it sends.
public struct EventOffer: Sendable, Hashable {
  /// The item.
  public let item: ItemID
  /// The values that the product states with the item.
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
      item.visitOwnDestinations { id, destination in
        guard case .event(event, let parameters) = destination else { return }
        offers.append(EventOffer(item: id, parameters: parameters, form: nil, confirmation: nil, state: .available))
      }
      if case .actionGroup(let group) = item { offers += group.actions.compactMap { EventOffer($0, of: event) } }
      return offers + item.children.offers(of: event)
    }
  }
}

extension EventOffer {
  /// The offer of an action; `nil` if the action does not send the event.
  fileprivate init?(_ action: Action, of event: String) {
    guard case .event(event, let parameters) = action.destination else { return nil }
    self.init(
      item: action.id, parameters: parameters, form: action.form, confirmation: action.confirmation,
      state: action.state)
  }
}
