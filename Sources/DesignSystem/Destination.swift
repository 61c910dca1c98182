/// The target of an action, a row or an amount: a screen, a flow, a document or a link.
///
/// ```swift
/// let schedule = Destination.screen(.schedule)
/// let repayment = Destination.flow("repayPart", [.init("minimum", .value(.money(least)))])
/// ```
public enum Destination: Sendable, Hashable {
  /// A screen of the same product, or of another one.
  case screen(ScreenID, of: Product? = nil)
  /// A flow of the host app from the product's catalogue (``Flow``), with its parameters.
  case flow(String, [CustomItem.Field] = [])
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
    case .screen, .document, .link: 3
    }
  }

  /// The address of a link as text, for clients without buttons; `nil` for other destinations.
  var address: String? {
    if case .link(let link) = self { link.text } else { nil }
  }
}
