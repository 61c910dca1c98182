public import Loans
import Synchronization

/// One question inside the engine and how it was answered, for a log: who asked whom, for how long, and with what
/// outcome.
///
/// It holds no data of the product.
public struct Exchange: Sendable {
  /// What was asked for.
  public enum Question: String, Sendable, Hashable, CaseIterable {
    /// A client asks the service for an answer.
    case request
    /// The engine asks an interactor for all its products, one product, an event, or what became of an event.
    case list, details, event, outcome
    /// An interactor or the service asks the source of records.
    case record, summaries, revision, types, day, findings
  }

  /// How a question was answered.
  public enum Outcome: String, Sendable, Hashable, CaseIterable {
    case answered, notFound, refused, failed
    /// The answer did not come before the deadline.
    case late
    case cancelled
  }

  /// Who asks: `client`, `engine`, or `plugins`.
  public var asker: String
  /// Who is asked: `service`, `source`, or the module of a plugin.
  public var asked: String
  public var question: Question
  /// The product type; `nil` for a question about several types.
  public var type: ProductType?
  /// The product; `nil` for a question about several products. A log must not contain it.
  public var product: ProductID?
  public var duration: Duration
  public var outcome: Outcome
  /// Whether a cache answered (`true`) or had to ask its source (`false`); `nil` if no cache was asked.
  public var isCacheHit: Bool?

  public init(
    asker: String, asked: String, question: Question, type: ProductType?, product: ProductID?, duration: Duration,
    outcome: Outcome, isCacheHit: Bool? = nil
  ) {
    self.asker = asker
    self.asked = asked
    self.question = question
    self.type = type
    self.product = product
    self.duration = duration
    self.outcome = outcome
    self.isCacheHit = isCacheHit
  }
}

/// Receives the exchanges of a service. While it is off, nothing is measured.
public struct ExchangeObserver: Sendable {
  /// Whether exchanges are wanted now. It is asked before each question, so that a log can be switched while it runs.
  public let isOn: @Sendable () -> Bool
  /// Receives an exchange once its question is answered.
  public let receive: @Sendable (Exchange) -> Void

  public init(isOn: @escaping @Sendable () -> Bool, receive: @escaping @Sendable (Exchange) -> Void) {
    self.isOn = isOn
    self.receive = receive
  }
}

extension Exchange {
  /// Collects what a cache reports about the question that is being asked.
  final class CacheNote: Sendable {
    let isHit = Mutex<Bool?>(nil)
  }

  /// The note about the question that is being asked; `nil` if no log is on.
  @TaskLocal static var cacheNote: CacheNote?

  /// Reports that a cache answered the question that is being asked, or that it had to ask its source.
  ///
  /// A gateway that caches calls it while it answers. It does nothing if no log is on.
  public static func noteCache(isHit: Bool) { cacheNote?.isHit.withLock { $0 = isHit } }
}

extension ExchangeObserver? {
  /// Asks a question, and reports the exchange if the log is on.
  ///
  /// - Parameters:
  ///   - question: what is asked for.
  ///   - asker: who asks.
  ///   - asked: who is asked; worked out only if the log is on.
  ///   - type: the product type; by default that of the product.
  ///   - product: the product; `nil` for a question about several products.
  ///   - outcome: the outcome of an answer.
  ///   - ask: asks the question.
  package func observing<Answer>(
    _ question: Exchange.Question, by asker: String, of asked: @autoclosure () -> String,
    about type: ProductType? = nil, _ product: ProductID? = nil,
    outcome: (Answer) -> Exchange.Outcome = { _ in .answered }, _ ask: () async throws -> Answer
  ) async rethrows -> Answer {
    guard let self, self.isOn() else { return try await ask() }
    let start = ContinuousClock.now
    let note = Exchange.CacheNote()
    func report(_ outcome: Exchange.Outcome) {
      self.receive(
        Exchange(
          asker: asker, asked: asked(), question: question, type: type ?? product?.type, product: product,
          duration: start.duration(to: .now), outcome: outcome, isCacheHit: note.isHit.withLock { $0 }))
    }
    do {
      let answer = try await Exchange.$cacheNote.withValue(note) { try await ask() }
      report(outcome(answer))
      return answer
    } catch {
      report(Exchange.Outcome(error))
      throw error
    }
  }
}

extension Exchange.Outcome {
  /// The outcome of a question that ended with an error.
  init(_ error: any Error) {
    self =
      switch error {
      case ProductError.notFound: .notFound
      case is EventRefusal: .refused
      case is CancellationError: .cancelled
      default: .failed
      }
  }
}
