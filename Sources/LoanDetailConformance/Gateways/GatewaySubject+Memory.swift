import LoanDetailCore
import LoanDetailGateways
import Loans

extension GatewaySubject {
  private typealias Question = @Sendable (any LoanRecordGateway) async throws -> Void

  func checkMemory() async throws(Violation) {
    for (kind, name, question) in questionsOfMemory where gateway.answersFromMemory.isSuperset(of: kind) {
      let observation = try await observation(of: name, question)
      guard observation != .neither else { continue }
      let fault = observation == .suspends ? "suspends its task" : "blocks its thread"
      throw Violation(
        message:
          "`\(name)` \(fault), and `answersFromMemory` contains \(Self.name(of: kind)). Such a question is asked "
          + "without a deadline, on a thread that all requests share: answer it from memory, or leave it out.")
    }
  }

  /// Asks a question several times: what happens each time is the gateway's way, and not chance or a first reading.
  private func observation(
    of name: String, _ question: @escaping Question
  ) async throws(Violation) -> MemoryWitness.Observation {
    var last = MemoryWitness.Observation.neither
    for _ in 0..<Self.attempts {
      last = try await answer(name) { gateway in await MemoryWitness.observe { try await question(gateway) } }
      if last == .neither { break }
    }
    return last
  }

  private static let attempts = 5

  private var questionsOfMemory: [(kind: AnswersFromMemory, name: String, ask: Question)] {
    let general: [(kind: AnswersFromMemory, name: String, ask: Question)] = [
      (.day, "asOf()", { _ = try await $0.asOf() }), (.day, "timeZone()", { _ = try await $0.timeZone() }),
      (.types, "productTypes(for: all customers)", { _ = try await $0.productTypes(for: .allCustomers) }),
    ]
    let first = records.reduce(into: [ProductID]()) { first, record in
      if first.last?.type != record.id.type { first.append(record.id) }
    }
    return first.reduce(into: general) { questions, id in
      let ofType: [(kind: AnswersFromMemory, name: String, ask: Question)] = [
        (.revisions, "revision(of: \(id))", { _ = try await $0.revision(of: id, for: .allCustomers) }),
        (.records, "record(with: \(id))", { _ = try await $0.record(with: id, for: .allCustomers) }),
        (.records, "summaries(of: \(id.type))", { _ = try await $0.summaries(of: id.type, for: .allCustomers) }),
      ]
      questions += ofType
    }
  }

  private static func name(of kind: AnswersFromMemory) -> String {
    switch kind {
    case .day: "`.day`"
    case .types: "`.types`"
    case .revisions: "`.revisions`"
    default: "`.records`"
    }
  }
}
