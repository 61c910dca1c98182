import DesignSystem

/// What the use of a button sends.
struct Press {
  var destination: Destination
  /// The item that leads there.
  var item: ItemID
  /// Whether the customer has chosen values before.
  var hasInputs = false
  /// The question to ask the customer first.
  var confirmation: Confirmation?

  init(_ destination: Destination, of item: ItemID) {
    self.destination = destination
    self.item = item
  }

  init(_ action: Action) {
    self.init(action.destination, of: action.id)
    hasInputs = action.form != nil
    confirmation = action.confirmation
  }
}
