public import DesignSystem
public import LoanDetailCore
public import LoanDetailEngine

/// What a host's log and metrics can say of one request.
public struct RequestReport: Sendable {
  /// What was asked for.
  public enum Operation: Sendable, Hashable {
    /// One screen of a product.
    case screen(ScreenID)
    /// The list of products.
    case list
    /// An event of a product's own item.
    case event(String)
    /// Where the items of a screen come from.
    case explanation
    /// All products, one after the other.
    case pages
  }

  /// How the request ended.
  public enum Outcome: Sendable {
    /// With a document.
    case document
    /// The client's document is still current.
    case unchanged
    /// With a patch.
    case patch
    /// With an error.
    case failure(RequestError)
  }

  /// What was asked for.
  public let operation: Operation
  /// The product that was asked about; `nil` for a list.
  public let reference: ProductReference?
  /// Whose products were asked for.
  public let scope: CustomerScope
  /// How long it took.
  public let duration: Duration
  /// How it ended.
  public let outcome: Outcome
  /// Findings about the data and the plugins. They name places in the source: for staff, never for a customer.
  public let diagnostics: [Diagnostic]
}

/// Collects what a request finds, and reports it at the end.
final class RequestLog {
  private let operation: RequestReport.Operation
  private let reference: ProductReference?
  private let scope: CustomerScope
  private let observe: (@Sendable (RequestReport) -> Void)?
  private let elapsed: () -> Duration
  var diagnostics: [Diagnostic] = []

  init(
    _ operation: RequestReport.Operation, _ reference: ProductReference?, _ scope: CustomerScope,
    _ options: LoanDetailService.Options
  ) {
    self.operation = operation
    self.reference = reference
    self.scope = scope
    observe = options.observe
    elapsed = observe == nil ? { .zero } : Self.stopwatch(on: options.clock)
  }

  /// Reports how a request ends: with an error, or as `outcome` makes of what it returns.
  func reporting<Answer>(
    _ request: () async throws(RequestError) -> Answer, outcome: (Answer) -> RequestReport.Outcome
  ) async throws(RequestError) -> Answer {
    do {
      let answer = try await request()
      end(outcome(answer))
      return answer
    } catch {
      if let fault = error.fault { diagnostics = fault.diagnostics }
      end(.failure(error))
      throw error
    }
  }

  private func end(_ outcome: RequestReport.Outcome) {
    observe?(
      RequestReport(
        operation: operation, reference: reference, scope: scope, duration: elapsed(), outcome: outcome,
        diagnostics: diagnostics))
  }

  private static func stopwatch<C: Clock<Duration>>(on clock: C) -> () -> Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }
}
