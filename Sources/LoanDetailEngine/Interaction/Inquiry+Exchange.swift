import LoanDetailCore
import Loans

extension ExchangeObserver? {
  /// Asks an interactor, and reports the exchange if the log is on. A failure of a cancelled request is not the
  /// interactor's.
  func observing<Answer>(
    _ question: Exchange.Question, of entry: InteractorRegistry.Entry, _ product: ProductID? = nil,
    outcome: (Answer) -> Exchange.Outcome = { _ in .answered }, _ ask: () async throws -> Answer
  ) async rethrows -> Answer {
    try await observing(
      question, by: "engine", of: entry.interactor.manifest.module, about: entry.interactor.manifest.type, product,
      outcome: { answer in
        let outcome = outcome(answer)
        return outcome == .failed && Task.isCancelled ? .cancelled : outcome
      }, ask)
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
  /// The outcome of the question that had this answer.
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
