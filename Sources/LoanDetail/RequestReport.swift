public import DesignSystem
public import LoanDetailCore
public import LoanDetailEngine
public import Loans

/// Describes one finished request, for a host's log and metrics.
///
/// ```swift
/// var options = LoanDetailService.Options()
/// options.observe = { report in metrics.record(report.duration, for: "\(report.operation)") }
/// ```
public struct RequestReport: Sendable {
  /// The kinds of requests.
  public enum Operation: Sendable, Hashable {
    /// One screen of a product.
    case screen(ScreenID)
    /// The list of products.
    case list
    /// A screen about all products of a customer.
    case summary
    /// An event of a product's own item.
    case event(String)
    /// The explanation of a product's screens.
    case explanation
    /// All products, one after another.
    case pages
  }

  /// The result of the request.
  public enum Outcome: Sendable {
    case document
    /// The client's document is current.
    case unchanged
    case patch
    /// A list without the products of some type.
    case incomplete(FaultCause)
    case failure(RequestError)
  }

  /// Where the time of a request went.
  public struct Durations: Sendable, Hashable {
    /// Waiting for sources that do not answer from memory.
    public let sources: Duration
    /// Reading records, the rules of products, and everything else in this process.
    public let mapping: Duration
    /// Adapting the screen to the client, and writing the bytes.
    public let rendering: Duration
  }

  public let operation: Operation
  /// The requested product; `nil` for requests about all products.
  public let reference: ProductReference?
  /// The scope of the request.
  public let scope: CustomerScope
  /// The id in the request's documents for customers: the reader's ``LoanReader/requestID``, or one that is derived
  /// from the request.
  public let correlationID: String
  public let duration: Duration
  /// The parts of the duration.
  public let durations: Durations
  public let outcome: Outcome
  /// Findings about the data and the plugins. They name places in the source; never show them to a customer.
  public let diagnostics: [Diagnostic]
}

/// Collects the findings of a request, and reports them at its end.
final class RequestLog {
  private let operation: RequestReport.Operation
  private let reference: ProductReference?
  let scope: CustomerScope
  /// The id of the request, for the report and for a customer's documents.
  private(set) lazy var correlationID = CorrelationID(operation, reference, scope, reader)
  private let reader: LoanReader
  let options: LoanDetailService.Options
  /// The deadline of the request, which counts the time of its sources.
  var deadline: Deadline?
  private var renderingTime = Duration.zero
  private let elapsed: () -> Duration
  private var diagnostics: [Diagnostic] = []

  /// Renders, and measures the time if the request has an observer.
  func rendering<Output, Failure: Error>(_ render: () throws(Failure) -> Output) throws(Failure) -> Output {
    guard options.observe != nil else { return try render() }
    let start = elapsed()
    defer { renderingTime += elapsed() - start }
    return try render()
  }

  /// Adds findings, which are collected only if the request has an observer.
  func add(_ findings: @autoclosure () -> [Diagnostic]) {
    if options.observe != nil { diagnostics += findings() }
  }

  init(
    _ operation: RequestReport.Operation, _ reference: ProductReference?, _ scope: CustomerScope,
    _ reader: LoanReader, _ options: LoanDetailService.Options
  ) {
    self.operation = operation
    self.reference = reference
    self.scope = scope
    self.reader = reader
    self.options = options
    elapsed = stopwatch(on: options.clock)
  }

  /// Runs a request and reports its end: an error, or the `outcome` of its answer.
  func reporting<Answer>(
    outcome: (Answer) -> RequestReport.Outcome = { _ in .document },
    _ request: () async throws(RequestError) -> Answer
  ) async throws(RequestError) -> Answer {
    do {
      let answer = try await request()
      end(outcome(answer))
      return answer
    } catch {
      if let fault = error.fault { diagnostics += fault.diagnostics.filter { !diagnostics.contains($0) } }
      end(.failure(error))
      throw error
    }
  }

  private func end(_ outcome: RequestReport.Outcome) {
    if let exchanges = options.exchanges, exchanges.isOn() {
      exchanges.receive(
        Exchange(
          asker: "client", asked: "service", question: .request, type: reference?.typed?.type,
          product: reference?.typed,
          duration: elapsed(), outcome: outcome.ofExchange))
    }
    guard let observe = options.observe else { return }
    let (duration, sources) = (elapsed(), deadline?.spent ?? .zero)
    observe(
      RequestReport(
        operation: operation, reference: reference, scope: scope, correlationID: correlationID.text,
        duration: duration,
        durations: .init(
          sources: sources, mapping: max(duration - sources - renderingTime, .zero),
          rendering: renderingTime),
        outcome: outcome, diagnostics: diagnostics))
  }
}

extension RequestReport.Outcome {
  fileprivate var ofExchange: Exchange.Outcome {
    switch self {
    case .document, .unchanged, .patch, .incomplete: .answered
    case .failure(.notFound), .failure(.ambiguous), .failure(.noSuchScreen): .notFound
    case .failure(.deadlinePassed): .late
    case .failure(.cancelled): .cancelled
    case .failure(.overloaded): .refused
    case .failure: .failed
    }
  }
}
