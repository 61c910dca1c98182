public import Loans
import Synchronization

/// Connects an interactor with completion handlers to the engine.
///
/// ```swift
/// ProductPlugin(manifest: manifest) { gateway in
///   ProductBusinessLogicAdapter(OldInteractor(gateway: gateway)) { log.warning("\($0.message)") }
/// }
/// ```
///
/// - The first call of a completion handler is the answer. Further calls are ignored and reported.
/// - When the calling task is cancelled, the request is cancelled and throws `CancellationError` at once. A later
///   answer is ignored.
/// - If a completion handler is never called, the request waits until the engine's deadline cancels it.
public struct ProductBusinessLogicAdapter: ProductBusinessLogicProtocol {
  private let interactor: any CompletionHandlerInteractor
  private let report: @Sendable (Diagnostic) -> Void

  /// Makes the adapter of an interactor.
  ///
  /// - Parameters:
  ///   - interactor: the interactor with completion handlers.
  ///   - report: called on any thread for each call of a completion handler after the first.
  public init(
    _ interactor: any CompletionHandlerInteractor, report: @escaping @Sendable (Diagnostic) -> Void = { _ in }
  ) {
    self.interactor = interactor
    self.report = report
  }

  public var manifest: ProductManifest { interactor.manifest }

  public func allProducts(for scope: CustomerScope) async throws -> [ProductEntry] {
    try await answer(about: "\(manifest.type)") { interactor.allProducts(for: scope, completion: $0) }
  }

  public func productWithDetails(by id: ProductID, for scope: CustomerScope) async throws -> any ProductProtocol {
    try await answer(about: "\(id)") { interactor.productWithDetails(by: id, for: scope, completion: $0) }
  }

  public func handle(
    _ event: BusinessEvent, by id: ProductID, for scope: CustomerScope
  ) async throws -> any ProductProtocol {
    try await answer(about: "\(id)") { interactor.handle(event, by: id, for: scope, completion: $0) }
  }

  public func hasCarriedOut(_ event: BusinessEvent, of id: ProductID, for scope: CustomerScope) async throws -> Bool {
    try await answer(about: "\(id)") { interactor.hasCarriedOut(event, of: id, for: scope, completion: $0) }
  }

  /// Sends a request and returns its first answer; each further one is reported.
  ///
  /// - Parameters:
  ///   - subject: the product or the type that the request is about, for the report.
  ///   - request: sends the request, and returns a closure that cancels it.
  private func answer<Answer: Sendable>(
    about subject: String,
    to request: (@escaping CompletionHandler<Answer>) -> RequestCancellation?
  ) async throws -> Answer {
    try Task.checkCancellation()
    let (answers, answer) = AsyncStream.makeStream(of: Result<Answer, any Error>.self)
    let calls = Calls()
    let cancel = request { [report, module = manifest.module] result in
      if calls.isFirst() {
        answer.yield(result)
      } else {
        report(.answeredTwice(subject, by: module))
      }
    }
    for await first in answers { return try first.get() }
    // The stream of answers ends only if the task was cancelled.
    cancel?()
    throw CancellationError()
  }
}

/// Remembers whether a completion handler has been called.
private final class Calls: Sendable {
  private let hasBeenCalled = Atomic(false)

  /// Notes a call; returns whether it is the first one.
  func isFirst() -> Bool { !hasBeenCalled.exchange(true, ordering: .relaxed) }
}

extension Diagnostic {
  fileprivate static func answeredTwice(_ subject: String, by module: String) -> Diagnostic {
    Diagnostic(
      id: "product.answered-twice", severity: .warning, path: subject,
      summary: "A completion handler was called more than once; only the first answer counts.",
      expected: "one call for each request", advice: "This is a fault of \(module); its owners mend it.")
  }
}
