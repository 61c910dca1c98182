import LoanDetail
import LoanDetailCore
import LoanDetailGateways
import Loans

/// The checks of the rules. `GatewayRule` says what each rule asks; a check throws the first violation.
extension GatewaySubject {
  /// The size of a page that holds every list of a test.
  private static let wholePage = 200

  func checkTypes() async throws(Violation) {
    for scope in scopes {
      let types = try await answer("productTypes(for: \(Self.shown(scope)))") {
        try await $0.productTypes(for: scope)
      }
      let expected = portfolio.productTypes(for: scope)
      guard Set(types) == Set(expected), types.count == expected.count else {
        throw Violation(
          message:
            "The product types for \(Self.shown(scope)) are \(Self.joined(types)); their records are of the types "
            + "\(Self.joined(expected)). A type that is left out is not listed.")
      }
    }
  }

  func checkCursors() async throws(Violation) {
    for scope in scopes {
      for type in portfolio.productTypes(for: .allCustomers) {
        let whole = try await list(type, for: scope, by: Self.wholePage)
        let expected = records.filter { record in
          guard record.id.type == type else { return false }
          if case .customer(let customer) = scope { return record.customers.contains(customer) }
          return true
        }.map(\.id)
        guard Set(whole) == Set(expected), whole.count == expected.count else {
          throw Violation(
            message:
              "The list of the type \"\(type)\" for \(Self.shown(scope)) has \(Self.joined(whole)); the source has "
              + "\(Self.joined(expected)).")
        }
        for size in [1, 2] {
          if try await list(type, for: scope, by: size) == whole { continue }
          throw Violation(
            message:
              "The list of the type \"\(type)\" for \(Self.shown(scope)) is another one in pages of \(size): a page "
              + "begins after the last record of the page before.")
        }
      }
    }
  }

  func checkUnknownCursor() async throws(Violation) {
    guard let type = portfolio.productTypes(for: .allCustomers).first,
      let request = SummaryPageRequest(size: 1, cursor: "no cursor of this source")
    else { return }
    let result = try await ask("summaries(of: \(type))") {
      try await $0.summaries(of: type, for: .allCustomers, page: request)
    }
    if case .failure(let error) = result, error is UnknownSummaryCursor { return }
    throw Violation(
      message: "A cursor that the source did not make must be refused: throw `UnknownSummaryCursor`, so that no list "
        + "begins at a wrong place.")
  }

  func checkScope() async throws(Violation) {
    var asked = records
    if let type = records.first?.id.type { asked.append((ProductID(type: type, id: "no-such-id"), [])) }
    for (id, owners) in asked {
      for customer in customers + [Self.stranger] where !owners.contains(customer) {
        let scope = CustomerScope.customer(customer)
        let record = try await ask("record(with: \(id))") { try await $0.record(with: id, for: scope) }
        guard case .failure(ProductError.notFound(id)) = record else {
          throw Violation(
            message: "\(id) is not of \(Self.shown(scope)), and the answer is \(Self.shown(record)). Throw "
              + "`ProductError.notFound(id)`, as for a record that does not exist.")
        }
      }
    }
  }

  func checkRevision() async throws(Violation) {
    for (id, customers) in records {
      for scope in customers.map(CustomerScope.customer) + [.allCustomers] {
        let name = "revision(of: \(id), for: \(Self.shown(scope)))"
        let first = try await answer(name) { try await $0.revision(of: id, for: scope) }
        let second = try await answer(name) { try await $0.revision(of: id, for: scope) }
        guard first == second else {
          throw Violation(message: "`\(name)` changes although the record does not.")
        }
        // A source without revisions has nothing more to check.
        if first == nil { return }
      }
      let stranger = try await ask("revision(of: \(id))") {
        try await $0.revision(of: id, for: .customer(Self.stranger))
      }
      guard case .failure(ProductError.notFound(id)) = stranger else {
        throw Violation(
          message: "\(id) is not of every customer, and its revision is told to a stranger. Throw "
            + "`ProductError.notFound(id)`.")
      }
    }
  }

  func checkContent() async throws(Violation) {
    let expected = try service(over: portfolio)
    let actual = try service(over: gateway)
    for customer in customers {
      let scope = CustomerScope.customer(customer)
      guard try await listBytes(for: scope, from: actual) == listBytes(for: scope, from: expected) else {
        throw Violation(
          message:
            "The list of \(Self.shown(scope)) is not that of the portfolio. Compare the facts that are read for a "
            + "header, and the version in which the source writes its records.")
      }
      for (id, customers) in records where customers.contains(customer) {
        guard try await screenBytes(id, for: scope, from: actual) == screenBytes(id, for: scope, from: expected) else {
          throw Violation(
            message:
              "The screen of \(id) for \(Self.shown(scope)) is not that of the portfolio. Compare the facts of the "
              + "record, its day, and the version in which the source writes it.")
        }
      }
    }
  }

  func checkConcurrency() async throws(Violation) {
    let service = try service(over: gateway)
    for (id, customers) in records.prefix(3) {
      guard let customer = customers.first else { continue }
      let scope = CustomerScope.customer(customer)
      let one = try await screenBytes(id, for: scope, from: service)
      let isSame = await withTaskGroup(of: Bool.self) { group in
        for _ in 0..<16 {
          group.addTask { (try? await screenBytes(id, for: scope, from: service)) == one }
        }
        return await group.reduce(true) { $0 && $1 }
      }
      guard isSame else {
        throw Violation(message: "\(id) has other answers when it is asked for many times at once.")
      }
    }
  }

  func checkCancellation() async throws(Violation) {
    guard let id = records.first?.id else { return }
    let gateway = gateway
    // Any answer will do, but it must come in time: `ask` checks that.
    _ = try await ask("record(with: \(id))") { _ in
      let task = Task { _ = try await gateway.record(with: id, for: .allCustomers) }
      task.cancel()
      _ = await task.result
    }
  }

  /// A service that reads from a source, and keeps no answers.
  private func service(over source: any LoanRecordGateway) throws(Violation) -> LoanDetailService {
    do {
      return try LoanDetailService(
        plugins, source: source, options: .init(deadline: deadline, answerMemory: 0))
    } catch {
      throw Violation(message: "The plugins cannot be registered. \(error)")
    }
  }

  /// A reader of the portfolio's day.
  private func reader(of service: LoanDetailService) throws(Violation) -> LoanReader {
    do { return try service.reader(locale: "en_US", asOf: portfolio.asOf(), timeZone: portfolio.timeZone()) } catch {
      throw Violation(message: "\(error)")
    }
  }

  /// The bytes of a list, or of the error in its place.
  private func listBytes(for scope: CustomerScope, from service: LoanDetailService) async throws(Violation) -> [UInt8] {
    let reader = try reader(of: service)
    do { return try await service.list(for: scope, reader).bytes } catch { return Array("\(error)".utf8) }
  }

  /// The bytes of a main screen, or those of the page or the error in its place.
  private func screenBytes(
    _ id: ProductID, for scope: CustomerScope, from service: LoanDetailService
  ) async throws(Violation) -> [UInt8] {
    let reader = try reader(of: service)
    do {
      guard case .document(let screen) = try await service.screen(ProductReference(id), for: scope, reader) else {
        return []
      }
      return screen.bytes
    } catch {
      // Errors name places in the source, which differ; the page for the customer does not.
      return error.fault?.page?.bytes ?? Array("\(error)".utf8)
    }
  }

  /// The names in alphabetical order, or "none".
  private static func joined(_ names: [some CustomStringConvertible]) -> String {
    names.isEmpty ? "none" : names.map(\.description).sorted().joined(separator: ", ")
  }

  /// The record or the error, for a message.
  private static func shown(_ result: Result<LoanRecord, any Error>) -> String {
    switch result {
    case .success(let record): "the record \(record.id)"
    case .failure(let error): shown(error)
    }
  }
}
