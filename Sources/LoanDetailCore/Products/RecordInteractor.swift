import DesignSystem
public import Loans

/// The interactor of a product that is made from its record alone, over any gateway.
///
/// It carries out the events of the manifest that are changes of the record (``DesignSystem/Event/change(_:)``), if its
/// gateway is a ``LoanRecordStore``. Most products need no other interactor. A team that needs more, such as events of
/// its own, writes an interactor that holds this one:
///
/// ```swift
/// struct BoatLoanBusinessLogic: ProductBusinessLogicProtocol {
///   let records: RecordInteractor
///   let desk: InspectionDesk
///
///   var manifest: ProductManifest { records.manifest }
///
///   func allProducts(for scope: CustomerScope) async throws -> [ProductEntry] {
///     try await records.allProducts(for: scope)
///   }
///
///   func productWithDetails(by id: ProductID, for scope: CustomerScope) async throws -> any ProductProtocol {
///     try await records.productWithDetails(by: id, for: scope)
///   }
///
///   func handle(
///     _ event: BusinessEvent, by id: ProductID, for scope: CustomerScope
///   ) async throws -> any ProductProtocol {
///     try await desk.book(id)
///     return try await records.productWithDetails(by: id, for: scope)
///   }
/// }
/// ```
public struct RecordInteractor: ProductBusinessLogicProtocol {
  public let manifest: ProductManifest
  private let gateway: any LoanRecordGateway
  private let make: @Sendable (LoanRecord) throws(ProductFault) -> any ProductProtocol

  /// Makes the interactor of a product type.
  ///
  /// - Parameters:
  ///   - manifest: describes the plugin.
  ///   - gateway: the source of the records.
  ///   - make: makes a product from its record; throws the record's fault if it cannot be read.
  public init(
    manifest: ProductManifest, readingFrom gateway: any LoanRecordGateway,
    make: @escaping @Sendable (LoanRecord) throws(ProductFault) -> any ProductProtocol
  ) {
    self.manifest = manifest
    self.gateway = gateway
    self.make = make
  }

  public var recordSource: (any LoanRecordGateway)? { gateway }

  public func allProducts(for scope: CustomerScope) async throws -> [ProductEntry] {
    try await gateway.products(of: manifest.type, for: scope, make: make)
  }

  public func listProducts(
    for scope: CustomerScope, _ receive: ([ProductEntry]) async throws -> Void
  ) async throws {
    try await gateway.listProducts(of: manifest.type, for: scope, make: make, receive)
  }

  public func products(for scope: CustomerScope, page: SummaryPageRequest) async throws -> ProductPage {
    try await gateway.products(of: manifest.type, for: scope, page: page, make: make)
  }

  public func productWithDetails(by id: ProductID, for scope: CustomerScope) async throws -> any ProductProtocol {
    try await gateway.product(by: id, for: scope, make: make)
  }

  /// Passes the change that a declared event asks for to the gateway, if it is a ``LoanRecordStore``.
  public func handle(
    _ event: BusinessEvent, by id: ProductID, for scope: CustomerScope
  ) async throws -> any ProductProtocol {
    guard let store = gateway.store, manifest.events.contains(where: { $0.name == event.name }) else {
      throw EventRefusal.notOffered
    }
    // What the item says of the event may be different since it was carried out.
    if try await hasCarriedOut(event, of: id, for: scope) { return try await changedProduct(id, for: scope) }
    guard let change = LoanChange(event) else { throw EventRefusal.notOffered }
    // The reader may look at another day than that of the source.
    let day = if let day = try await store.asOf() { day } else { event.day }
    let revision = if let seen = event.revision { seen } else { try await store.revision(of: id, for: scope) }
    guard let day, let revision else { throw EventRefusal.notOffered }
    try await store.update(id, for: scope, by: RecordUpdate(change, key: event.key, on: day, of: revision))
    return try await changedProduct(id, for: scope)
  }

  /// Returns the product after an event that was carried out.
  ///
  /// - Throws: ``GatewayError/unavailable(_:)`` if the product cannot be read any more. That it is not found would mean
  ///   that the event changed nothing.
  private func changedProduct(_ id: ProductID, for scope: CustomerScope) async throws -> any ProductProtocol {
    do { return try await productWithDetails(by: id, for: scope) } catch {
      throw GatewayError.unavailable(
        Diagnostic(
          id: "product.lost-after-event", severity: .error, path: "\(id)",
          summary: "The event was carried out, and the product cannot be read any more.", found: "\(type(of: error))"))
    }
  }

  public func hasCarriedOut(_ event: BusinessEvent, of id: ProductID, for scope: CustomerScope) async throws -> Bool {
    guard let made = try await gateway.store?.change(madeWith: event.key, of: id, for: scope) else { return false }
    guard made.isAsked(by: event) else { throw EventRefusal.conflict }
    return true
  }

  public func revision(of id: ProductID, for scope: CustomerScope) async throws -> RecordRevision? {
    try await gateway.revision(of: id, for: scope)
  }
}
