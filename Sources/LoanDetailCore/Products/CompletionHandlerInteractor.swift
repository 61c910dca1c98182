/// The interactor of one product type as it was written before `async`: each request is answered through a completion
/// handler.
///
/// ``ProductBusinessLogicAdapter`` makes it one the engine can ask. A completion handler may be called on any thread, also
/// before the request's own call returns. The first call is the answer.
public protocol CompletionHandlerInteractor: Sendable {
  /// What the plugin says of itself; its type is the type of every product the interactor returns.
  var manifest: ProductManifest { get }

  /// Asks for all products of the type within the scope, in their strict order; fails only when nothing can be listed.
  ///
  /// Returns what gives the request up; `nil` when nothing can.
  func allProducts(
    for scope: CustomerScope, completion: @escaping CompletionHandler<[ProductEntry]>
  ) -> RequestCancellation?

  /// Asks for one product with everything known about it; fails as
  /// ``ProductBusinessLogicProtocol/productWithDetails(by:for:)`` throws.
  ///
  /// Returns what gives the request up; `nil` when nothing can.
  func productWithDetails(
    by id: ProductID, for scope: CustomerScope, completion: @escaping CompletionHandler<any ProductProtocol>
  ) -> RequestCancellation?

  /// Does what an event of one of the product's own items asks for, and answers with the product as it is afterwards.
  ///
  /// Returns what gives the request up; `nil` when nothing can.
  func handle(
    _ event: BusinessEvent, by id: ProductID, for scope: CustomerScope,
    completion: @escaping CompletionHandler<any ProductProtocol>
  ) -> RequestCancellation?
}

extension CompletionHandlerInteractor {
  /// Knows no events.
  public func handle(
    _ event: BusinessEvent, by id: ProductID, for scope: CustomerScope,
    completion: @escaping CompletionHandler<any ProductProtocol>
  ) -> RequestCancellation? {
    completion(.failure(ProductError.unsupportedEvent(event)))
    return nil
  }
}

/// Hears the answer to a request.
public typealias CompletionHandler<Answer> = @Sendable (Result<Answer, any Error>) -> Void

/// Gives a request up: called at most once, on any thread, and only for a request that has no answer yet.
public typealias RequestCancellation = @Sendable () -> Void
