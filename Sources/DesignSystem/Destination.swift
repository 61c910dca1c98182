/// What an action, a row or an amount opens.
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
  /// A flow that is in no catalogue: the name is the source's own. A host that does not know it offers no button.
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

  /// The address in words, for a reader without a button; `nil` if the destination has none.
  var address: String? {
    if case .link(let link) = self { link.text } else { nil }
  }
}
