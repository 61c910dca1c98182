package import DesignSystem
package import LoanDetailCore
import Localization

extension CheckedScreen {
  /// The items of the screen that send an event.
  package func offers(of event: String) -> [EventOffer] { ([headerItem] + contentItems).offers(of: event) }

  /// Returns an event of an item as its interactor receives it: with the item's own parameters, on the day of the
  /// screen.
  ///
  /// - Parameters:
  ///   - event: the event with the values that the customer chose.
  ///   - item: the item that sends it.
  /// - Throws: the reason why the event cannot be sent. No view can send what no item offers.
  package func checked(_ event: BusinessEvent, from item: ItemID) throws(EventRefusal) -> BusinessEvent {
    guard let offer = offers(of: event.name).first(where: { $0.item == item }),
      let declared = page.manifest.events.first(where: { $0.name == event.name })
    else { throw .notOffered }
    try offer.checkState()
    try offer.check(event.values, of: declared)
    var event = event
    event.values = offer.parameters + event.values
    event.day = event.day ?? context.asOf
    return event
  }
}

extension EventOffer {
  /// Checks that the event is possible now.
  package func checkState() throws(EventRefusal) {
    switch state {
    case .available: break
    case .unavailable(let reason, _, _): throw .impossible(LocalizedText(verbatim: reason))
    case .pending(let request, _): throw .impossible(LocalizedText(verbatim: request))
    }
  }

  /// Checks the values that a customer chose: each fits a field of the form and is chosen once, and none that the event
  /// requires is missing.
  fileprivate func check(_ values: [CustomItem.Field], of event: Event) throws(EventRefusal) {
    let fields = form?.fields ?? []
    for (place, value) in values.enumerated() {
      let field = fields.first { $0.name == value.name }
      guard let field, field.input.accepts(value.payload), !values[..<place].contains(where: { $0.name == value.name })
      else { throw .badValue(value.name, field) }
    }
    for input in event.inputs where input.isRequired && !values.contains(where: { $0.name == input.name }) {
      throw .badValue(input.name, fields.first { $0.name == input.name })
    }
  }
}

extension EventRefusal {
  /// The refusal of a value, with the limits that its field states.
  package static func badValue(_ name: String, _ field: Form.Field?) -> EventRefusal {
    .badValue(name, limits: field?.limits.map { LocalizedText(verbatim: $0.text) })
  }
}
