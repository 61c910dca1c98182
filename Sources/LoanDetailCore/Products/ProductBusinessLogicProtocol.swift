public import DesignSystem

/// The interactor of one product type: what a product plugin brings to the engine.
///
/// Conform a value that holds the gateway it reads from. Every request carries the scope of the customer it is for; a
/// product outside that scope must be answered exactly as one that does not exist.
public protocol ProductBusinessLogicProtocol: Sendable {
  /// What the plugin says of itself; its type is the type of every product the interactor returns.
  var manifest: ProductManifest { get }

  /// All products of the type within the scope, in their strict order.
  ///
  /// A product that cannot be read is a fault in its place. Throws only when nothing can be listed.
  func allProducts(for scope: CustomerScope) async throws -> [ProductEntry]

  /// One product with everything known about it.
  ///
  /// Throws ``ProductError/notFound(_:)`` when there is no such product within the scope, and
  /// ``ProductError/unreadable(_:)`` when its data cannot be read.
  func productWithDetails(by id: ProductID, for scope: CustomerScope) async throws -> any ProductProtocol

  /// Does what an event of one of the product's own items asks for, and returns the product as it is afterwards.
  ///
  /// Throws ``ProductError/unsupportedEvent(_:)`` for an event the product does not know, as the default does for all.
  func handle(_ event: BusinessEvent, by id: ProductID, for scope: CustomerScope) async throws -> any ProductProtocol
}

extension ProductBusinessLogicProtocol {
  /// The product type the interactor is responsible for: the manifest's.
  public var supportingProductType: ProductType { manifest.type }

  /// Knows no events.
  public func handle(
    _ event: BusinessEvent, by id: ProductID, for scope: CustomerScope
  ) async throws -> any ProductProtocol {
    throw ProductError.unsupportedEvent(event)
  }
}

/// What a product plugin says of itself.
public struct ProductManifest: Sendable, Hashable {
  /// The product type.
  public var type: ProductType
  /// What customers call the type.
  public var title: LocalizedText
  /// The plugin's own version.
  public var version: String
  /// The Swift module the plugin is.
  public var module: String
  /// The screens its products can be shown on, the main one first; a product may lack some and has no others.
  public var screens: [ScreenID]
  /// The item kinds of its own.
  public var customKinds: [CustomKind]

  /// Makes a manifest.
  public init(
    type: ProductType, title: LocalizedText, version: String, module: String, screens: [ScreenID],
    customKinds: [CustomKind] = []
  ) {
    self.type = type
    self.title = title
    self.version = version
    self.module = module
    self.screens = screens
    self.customKinds = customKinds
  }
}

/// Something a product's own item asks its interactor to do.
public struct BusinessEvent: Sendable, Hashable {
  /// What is asked for, as the product names it.
  public var name: String
  /// What it is asked with.
  public var parameters: [String: String]

  /// Makes an event.
  public init(name: String, parameters: [String: String] = [:]) {
    self.name = name
    self.parameters = parameters
  }
}
