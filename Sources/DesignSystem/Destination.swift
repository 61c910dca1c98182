/// What the reader's use of an item leads to: a screen, another item of the screen, a flow, an event, a document or a
/// link.
///
/// ```swift
/// let schedule = Destination.screen(.schedule)
/// let repayment = Destination.flow("repayPart", [.init("minimum", .value(.money(least)))])
/// let button = Destination.item("action.pay")  // as if the reader used that action
/// ```
public indirect enum Destination: Sendable, Hashable {
  /// A screen of the same product, or of another one.
  case screen(ScreenID, of: Product? = nil)
  /// An item of the same screen. An action starts; any other item is shown. An item that the screen does not have is
  /// removed as a destination.
  case item(ItemID)
  /// A flow of the host app from the product's catalogue (``Flow``), with its parameters.
  case flow(String, [CustomItem.Field] = [])
  /// An event of the product from its catalogue (``Event``), with its parameters: the product itself does what the
  /// item's title says, and answers with the changed screen.
  case event(String, [CustomItem.Field] = [])
  /// A flow outside every catalogue, under the source's own name. A host that does not know the name shows no button.
  case sourceFlow(String)
  /// A document of the product, by its id in the source.
  case document(String)
  /// A page of the web, or a telephone number.
  case link(Link)

  /// Another product of the same customer.
  public struct Product: Sendable, Hashable {
    public var type: String
    /// The product's id at its source.
    public var id: String

    public init(type: String, id: String) {
      self.type = type
      self.id = id
    }
  }
}

extension Destination {
  /// The version of the wire format that introduced the destination.
  public var since: Int {
    switch self {
    case .screen(_, of: nil), .flow, .sourceFlow: 1
    case .screen, .item, .event, .document, .link: 3
    }
  }

  /// The address of a link as text, for clients without buttons; `nil` for other destinations.
  var address: String? {
    if case .link(let link) = self { link.text } else { nil }
  }
}
