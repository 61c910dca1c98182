import LoanDetailCore
import Loans

extension ExchangeObserver? {
  /// Asks an interactor, and reports the exchange if the log is on.
  func observing<Answer>(
    _ question: Exchange.Question, of entry: InteractorRegistry.Entry, _ product: ProductID? = nil,
    outcome: (Answer) -> Exchange.Outcome = { _ in .answered }, _ ask: () async throws -> Answer
  ) async rethrows -> Answer {
    guard self != nil else { return try await ask() }
    return try await observing(
      question, by: "engine", of: entry.interactor.manifest.module, about: entry.interactor.manifest.type, product,
      outcome: outcome, ask)
  }
}

extension Inquiry {
  /// The outcome of a list: one page for all products states that it failed.
  static func outcome(of pages: [LoanPage]) -> Exchange.Outcome {
    guard pages.count == 1, case .unavailable(let diagnostic, _) = pages[0].content else { return .answered }
    return diagnostic.id == Diagnostic.timedOutID ? .late : .failed
  }
}

extension Inquiry.Answer {
  var exchangeOutcome: Exchange.Outcome {
    switch self {
    case .loan: .answered
    case .notFound: .notFound
    case .refused: .refused
    case .fault(let fault): fault.exchangeOutcome
    }
  }
}

extension ProductFault {
  /// The outcome of a question that ended with this fault.
  var exchangeOutcome: Exchange.Outcome {
    diagnostics.contains { $0.id == Diagnostic.timedOutID } ? .late : .failed
  }
}
