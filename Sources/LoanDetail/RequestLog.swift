import LoanDetailCore
import LoanDetailEngine
import Loans

/// Collects the findings of a request, and reports them at its end.
final class RequestLog {
  private let operation: RequestReport.Operation
  private let reference: ProductReference?
  let scope: CustomerScope
  /// The id of the request, for the report and for a customer's documents.
  private(set) lazy var correlationID = CorrelationID(operation, of: reference, for: scope, reader)
  private let reader: LoanReader
  let options: LoanDetailService.Options
  /// The deadline of the request, which counts the time of its sources.
  var deadline: Deadline?
  /// The time spent on rendering so far.
  private var renderingTime = Duration.zero
  /// The time since the request began.
  private let elapsed: () -> Duration
  private var diagnostics: [Diagnostic] = []

  /// Begins a request; without a reference, one about all products.
  init(
    _ operation: RequestReport.Operation, of reference: ProductReference?, for scope: CustomerScope,
    _ reader: LoanReader, _ options: LoanDetailService.Options
  ) {
    self.operation = operation
    self.reference = reference
    self.scope = scope
    self.reader = reader
    self.options = options
    elapsed = stopwatch(on: options.clock)
  }

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

  /// Tells the observers of the exchanges and of the request that it has ended.
  private func end(_ outcome: RequestReport.Outcome) {
    if let exchanges = options.exchanges, exchanges.isOn() {
      exchanges.receive(
        Exchange(
          asker: "client", asked: "service", question: .request, type: reference?.typed?.type,
          product: reference?.typed, duration: elapsed(), outcome: outcome.ofExchange))
    }
    guard let observe = options.observe else { return }
    let duration = elapsed()
    let sources = deadline?.spent ?? .zero
    observe(
      RequestReport(
        operation: operation, reference: reference, scope: scope, correlationID: correlationID.text,
        duration: duration,
        durations: .init(
          sources: sources, mapping: max(duration - sources - renderingTime, .zero), rendering: renderingTime),
        outcome: outcome, diagnostics: diagnostics))
  }
}

extension RequestReport.Outcome {
  /// The outcome of the exchange between the client and the service.
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
