public import Loans

/// The interactor of one product type. A plugin provides it, and the engine asks it for products.
///
/// ``RecordInteractor`` serves every product that is made from its record alone. For other systems, conform a value
/// that holds its sources:
///
/// ```swift
/// struct BoatLoanBusinessLogic: ProductBusinessLogicProtocol {
///   let gateway: any LoanRecordGateway
///   let manifest = BoatLoan.manifest
///
///   func allProducts(for scope: CustomerScope) async throws -> [ProductEntry] {
///     try await gateway.products(of: supportingProductType, for: scope, make: BoatLoan.init(reading:))
///   }
///
///   func productWithDetails(by id: ProductID, for scope: CustomerScope) async throws -> any ProductProtocol {
///     try await gateway.product(by: id, for: scope, make: BoatLoan.init(reading:))
///   }
/// }
/// ```
///
/// Every request has a scope. For a product outside the scope, answer exactly as for a product that does not exist.
public protocol ProductBusinessLogicProtocol: Sendable {
  /// The description of the plugin. Its type is the type of every product that the interactor returns.
  var manifest: ProductManifest { get }

  /// The source whose records are the interactor's products; `nil`, the default, if its products are not records of one
  /// source alone.
  ///
  /// If the source is the host's own and has no record of the type within a scope, a list does not ask the interactor.
  var recordSource: (any LoanRecordGateway)? { get }

  /// Returns all products of the type within the scope, in their strict order.
  ///
  /// If a product cannot be read, return a fault at its place in the list. Throw only if no list can be made.
  func allProducts(for scope: CustomerScope) async throws -> [ProductEntry]

  /// Passes all products of the type within the scope to `receive`, some at a time, in their strict order.
  ///
  /// The engine makes lists with it, and keeps only the shown part of each product. The default implementation passes
  /// ``allProducts(for:)`` at once. Implement it if a scope can have very many products:
  ///
  /// ```swift
  /// func listProducts(
  ///   for scope: CustomerScope, _ receive: ([ProductEntry]) async throws -> Void
  /// ) async throws {
  ///   try await gateway.listProducts(of: supportingProductType, for: scope, make: BoatLoan.init(reading:), receive)
  /// }
  /// ```
  ///
  /// Rethrow the errors of `receive`. Otherwise throw only if no list can be made; products passed before are dropped.
  func listProducts(
    for scope: CustomerScope, _ receive: ([ProductEntry]) async throws -> Void
  ) async throws

  /// Returns one page of the products of the type within the scope, in their strict order.
  ///
  /// The engine asks for a page if its client wants a part of a list. The default implementation cuts it from
  /// ``allProducts(for:)``. Implement it if a scope can have very many products, with
  /// `gateway.products(of:for:page:make:)`.
  ///
  /// - Throws: ``UnknownSummaryCursor`` for a cursor that the interactor did not make; any other error if no page can
  ///   be made.
  func products(for scope: CustomerScope, page: SummaryPageRequest) async throws -> ProductPage

  /// Returns one product with its details.
  ///
  /// - Throws: ``ProductError/notFound(_:)`` if there is no such product within the scope, and
  ///   ``ProductError/unreadable(_:)`` if its data cannot be read.
  func productWithDetails(by id: ProductID, for scope: CustomerScope) async throws -> any ProductProtocol

  /// Carries out an event that one of the product's items offers, and returns the changed product.
  ///
  /// The engine has checked that the item offers the event and that its values fit the item's form. If an event with
  /// the same key was carried out before, do not carry it out again: return the product as it is. If the answer does
  /// not come in time, the outcome is unknown, and the same event may be sent again with its key.
  ///
  /// - Throws: ``EventRefusal/impossible(_:)`` and ``EventRefusal/conflict`` if nothing has changed;
  ///   ``EventRefusal/notOffered`` for an unknown event, by default for every event; any other error if the
  ///   outcome is unknown.
  func handle(_ event: BusinessEvent, by id: ProductID, for scope: CustomerScope) async throws -> any ProductProtocol

  /// Whether an event was carried out on a product with its key; by default `false`.
  ///
  /// The engine asks if the product does not offer an event that is sent to it, because that may be so since the event
  /// was carried out. The event then has only the values that the customer chose.
  ///
  /// - Throws: ``EventRefusal/conflict`` if the key belongs to another event; any other error if it is not known.
  func hasCarriedOut(_ event: BusinessEvent, of id: ProductID, for scope: CustomerScope) async throws -> Bool

  /// Returns a token that changes whenever the product's screens may change; `nil`, the default, if there is none.
  ///
  /// If the screens depend on the record alone, return the gateway's ``LoanRecordGateway/revision(of:for:)``. With it,
  /// the engine can confirm that a client's screen is current without reading the record.
  ///
  /// - Throws: the same errors as ``productWithDetails(by:for:)``.
  func revision(of id: ProductID, for scope: CustomerScope) async throws -> RecordRevision?
}

extension ProductBusinessLogicProtocol {
  public var recordSource: (any LoanRecordGateway)? { nil }

  public func revision(of id: ProductID, for scope: CustomerScope) async throws -> RecordRevision? { nil }

  public func listProducts(
    for scope: CustomerScope, _ receive: ([ProductEntry]) async throws -> Void
  ) async throws {
    try await receive(try await allProducts(for: scope))
  }

  public func products(for scope: CustomerScope, page: SummaryPageRequest) async throws -> ProductPage {
    let all = try await allProducts(for: scope)
    let places = try page.places(in: all.count)
    return ProductPage(entries: Array(all[places]), next: page.cursor(after: places, in: all.count))
  }

  /// The product type the interactor is responsible for: the type of the manifest.
  public var supportingProductType: ProductType { manifest.type }

  public func hasCarriedOut(_ event: BusinessEvent, of id: ProductID, for scope: CustomerScope) async throws -> Bool {
    false
  }

  /// Throws ``EventRefusal/notOffered``: by default a product has no events.
  public func handle(
    _ event: BusinessEvent, by id: ProductID, for scope: CustomerScope
  ) async throws -> any ProductProtocol {
    throw EventRefusal.notOffered
  }
}
