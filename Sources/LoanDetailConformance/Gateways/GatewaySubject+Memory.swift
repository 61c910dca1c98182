import LoanDetailCore
import LoanDetailGateways
import Loans

extension GatewaySubject {
  /// A question that a gateway may answer from memory.
  private struct Question {
    /// The kind of answers to which the gateway must lay claim for the question to be checked.
    let kind: AnswersFromMemory
    /// The call, for messages.
    let name: String
    let ask: @Sendable (any LoanRecordGateway) async throws -> Void
  }

  /// Checks that answers which the gateway states to be from memory neither suspend their tasks nor block their
  /// threads.
  func checkMemory() async throws(Violation) {
    for question in questionsOfMemory where gateway.answersFromMemory.isSuperset(of: question.kind) {
      let observation = try await observation(of: question)
      guard observation != .neither else { continue }
      let fault = observation == .suspends ? "suspends its task" : "blocks its thread"
      throw Violation(
        message:
          "`\(question.name)` \(fault), and `answersFromMemory` contains \(Self.name(of: question.kind)). "
          + "Such a question is asked without a deadline, on a thread that all requests share: answer it from memory, "
          + "or leave it out.")
    }
  }

  /// Observes a question, up to five times: it counts as suspending or blocking only if it does so each time, and not
  /// by chance or at a first reading.
  private func observation(of question: Question) async throws(Violation) -> MemoryWitness.Observation {
    var last = MemoryWitness.Observation.neither
    for _ in 0..<Self.attempts {
      last = try await answer(question.name) { gateway in
        await MemoryWitness.observe { try await question.ask(gateway) }
      }
      if last == .neither { break }
    }
    return last
  }

  private static let attempts = 5

  /// The questions about the source as a whole, and those about the first record of each type.
  private var questionsOfMemory: [Question] {
    let general = [
      Question(kind: .day, name: "asOf()") { _ = try await $0.asOf() },
      Question(kind: .day, name: "timeZone()") { _ = try await $0.timeZone() },
      Question(kind: .types, name: "productTypes(for: all customers)") {
        _ = try await $0.productTypes(for: .allCustomers)
      },
    ]
    let firstIDs = records.reduce(into: [ProductID]()) { ids, record in
      if ids.last?.type != record.id.type { ids.append(record.id) }
    }
    return general
      + firstIDs.flatMap { id -> [Question] in
        [
          Question(kind: .revisions, name: "revision(of: \(id))") {
            _ = try await $0.revision(of: id, for: .allCustomers)
          },
          Question(kind: .records, name: "record(with: \(id))") {
            _ = try await $0.record(with: id, for: .allCustomers)
          },
          Question(kind: .records, name: "summaries(of: \(id.type))") {
            _ = try await $0.summaries(of: id.type, for: .allCustomers)
          },
        ]
      }
  }

  /// The kind as the gateway's code writes it. The kind has one element.
  private static func name(of kind: AnswersFromMemory) -> String {
    switch kind {
    case .day: "`.day`"
    case .types: "`.types`"
    case .revisions: "`.revisions`"
    default: "`.records`"
    }
  }
}
