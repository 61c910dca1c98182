import DesignSystem
import LoanDetail
import LoanDetailCore
import LoanDetailEngine
import LoanDetailGateways
import Loans

/// A gateway, and the records that its source has.
struct GatewaySubject: Sendable {
  /// A rule that the gateway violates, with a message about the fault and its remedy.
  struct Violation: Error { let message: String }

  /// The gateway to check.
  let gateway: any LoanRecordGateway
  /// The records that the gateway's source has.
  let portfolio: PortfolioGateway
  /// The plugins that make the screens and lists.
  let plugins: [ProductPlugin]
  /// The time that one question may take.
  let deadline: Duration
  /// The threads of the gateway's code.
  let executor = SourceExecutor()

  /// A customer of whom the source has no record.
  static let stranger = CustomerID(rawValue: "nobody-of-this-bank")

  /// The ids of the records with the customers who see them, in the order of the portfolio. Records that cannot be read
  /// are left out.
  var records: [(id: ProductID, customers: Set<CustomerID>)] {
    portfolio.productTypes(for: .allCustomers).flatMap { type in
      portfolio.records(of: type, for: .allCustomers).compactMap { entry in
        guard case .success(let record) = entry else { return nil }
        return (record.id, Set(record.facts.parties.compactMap(\.customer)))
      }
    }
  }

  /// The customers of the records, each once.
  var customers: [CustomerID] {
    records.flatMap { $0.customers.sorted { $0.rawValue < $1.rawValue } }.distinct
  }

  /// All customers, a stranger, and each customer.
  var scopes: [CustomerScope] {
    [.allCustomers, .customer(Self.stranger)] + customers.map(CustomerScope.customer)
  }

  /// Asks a question, and returns the answer or the gateway's error.
  ///
  /// - Throws: ``Violation`` if the question is not answered in time.
  func ask<Answer: Sendable>(
    _ name: String, _ question: @escaping @Sendable (any LoanRecordGateway) async throws -> Answer
  ) async throws(Violation) -> Result<Answer, any Error> {
    do {
      return .success(
        try await Deadline(of: deadline, on: ContinuousClock()).answer(on: executor) { try await question(gateway) })
    } catch is DeadlinePassed {
      throw Violation(message: "`\(name)` does not return within \(deadline).")
    } catch {
      return .failure(error)
    }
  }

  /// Asks a question that must be answered in time and without an error.
  func answer<Answer: Sendable>(
    _ name: String, _ question: @escaping @Sendable (any LoanRecordGateway) async throws -> Answer
  ) async throws(Violation) -> Answer {
    switch try await ask(name, question) {
    case .success(let answer): return answer
    case .failure(let error): throw Violation(message: "`\(name)` throws \(Self.shown(error)).")
    }
  }

  /// The ids of a list that is read in pages of a size, which is at least 1.
  func list(_ type: ProductType, for scope: CustomerScope, by size: Int) async throws(Violation) -> [ProductID] {
    let name = "summaries(of: \(type), for: \(Self.shown(scope)), page: \(size) records)"
    var ids: [ProductID] = []
    var cursor: String?
    var pages = 0
    repeat {
      let request = SummaryPageRequest(size: size, cursor: cursor)
      let page = try await answer(name) { gateway in
        guard let request else { return SummaryPage(entries: []) }
        return try await gateway.summaries(of: type, for: scope, page: request)
      }
      guard page.entries.count <= size else {
        throw Violation(message: "`\(name)` returns \(page.entries.count) records.")
      }
      ids += page.entries.map { entry in
        switch entry {
        case .success(let record): record.id
        case .failure(let fault): fault.id
        }
      }
      cursor = page.next
      pages += 1
      guard pages <= 10_000 else { throw Violation(message: "`\(name)` has no end: its cursors go on for ever.") }
    } while cursor != nil
    return ids
  }

  /// The scope in words, for a message.
  static func shown(_ scope: CustomerScope) -> String {
    switch scope {
    case .allCustomers: "all customers"
    case .customer(let customer): "customer \(customer.rawValue)"
    }
  }

  /// The error with its type, for a message.
  static func shown(_ error: any Error) -> String { "an error of the type \"\(type(of: error))\": \(error)" }
}

extension GatewayRule {
  /// Checks the rule, and throws the first violation.
  func check(_ subject: GatewaySubject) async throws(GatewaySubject.Violation) {
    switch self {
    case .types: try await subject.checkTypes()
    case .cursors: try await subject.checkCursors()
    case .unknownCursor: try await subject.checkUnknownCursor()
    case .scope: try await subject.checkScope()
    case .revision: try await subject.checkRevision()
    case .content: try await subject.checkContent()
    case .memory: try await subject.checkMemory()
    case .concurrency: try await subject.checkConcurrency()
    case .cancellation: try await subject.checkCancellation()
    }
  }
}
