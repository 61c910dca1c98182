public import Loans

/// The interactor of one product type, written with completion handlers instead of `async`.
///
/// ``ProductBusinessLogicAdapter`` connects it to the engine. A completion handler may be called on any thread, even
/// before the request returns. The first call is the answer; further calls are ignored.
///
/// ```swift
/// func productWithDetails(
///   by id: ProductID, for scope: CustomerScope, completion: @escaping CompletionHandler<any ProductProtocol>
/// ) -> RequestCancellation? {
///   let call = client.loan(id.id) { loan in completion(loan.map { $0 as any ProductProtocol }) }
///   return { call.cancel() }
/// }
/// ```
public protocol CompletionHandlerInteractor: Sendable {
  /// The description of the plugin. Its type is the type of every product that the interactor returns.
  var manifest: ProductManifest { get }

  /// Requests all products of the type within the scope, in their strict order. Fails only if no list can be made.
  ///
  /// Returns a closure that cancels the request; `nil` if the request cannot be cancelled.
  func allProducts(
    for scope: CustomerScope, completion: @escaping CompletionHandler<[ProductEntry]>
  ) -> RequestCancellation?

  /// Requests one product with its details. Fails with the errors that
  /// ``ProductBusinessLogicProtocol/productWithDetails(by:for:)`` throws.
  ///
  /// Returns a closure that cancels the request; `nil` if the request cannot be cancelled.
  func productWithDetails(
    by id: ProductID, for scope: CustomerScope, completion: @escaping CompletionHandler<any ProductProtocol>
  ) -> RequestCancellation?

  /// Performs an event of one of the product's own items. The answer is the changed product.
  ///
  /// Returns a closure that cancels the request; `nil` if the request cannot be cancelled.
  func handle(
    _ event: BusinessEvent, by id: ProductID, for scope: CustomerScope,
    completion: @escaping CompletionHandler<any ProductProtocol>
  ) -> RequestCancellation?

  /// Asks whether an event was carried out on a product with its key.
  ///
  /// Returns a closure that cancels the request; `nil` if the request cannot be cancelled.
  func hasCarriedOut(
    _ event: BusinessEvent, of id: ProductID, for scope: CustomerScope, completion: @escaping CompletionHandler<Bool>
  ) -> RequestCancellation?
}

extension CompletionHandlerInteractor {
  /// Answers `false`: by default a product has no events.
  public func hasCarriedOut(
    _ event: BusinessEvent, of id: ProductID, for scope: CustomerScope, completion: @escaping CompletionHandler<Bool>
  ) -> RequestCancellation? {
    completion(.success(false))
    return nil
  }

  /// Fails with ``EventRefusal/notOffered``: by default a product has no events.
  public func handle(
    _ event: BusinessEvent, by id: ProductID, for scope: CustomerScope,
    completion: @escaping CompletionHandler<any ProductProtocol>
  ) -> RequestCancellation? {
    completion(.failure(EventRefusal.notOffered))
    return nil
  }
}

/// Receives the answer to a request.
public typealias CompletionHandler<Answer> = @Sendable (Result<Answer, any Error>) -> Void

/// Cancels a request. It is called at most once, on any thread, and only for a request that has no answer yet.
public typealias RequestCancellation = @Sendable () -> Void
