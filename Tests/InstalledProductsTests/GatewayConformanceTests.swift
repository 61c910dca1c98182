import Foundation
import InstalledProducts
import InstalledSamples
import LoanDetail
import LoanDetailJSON
import LoanDetailTesting
import Synchronization
import Testing

/// The gateway of the documentation: a table with one loan in each row.
struct LoanTable: LoanRecordGateway {
  struct Row: Sendable {
    let id: ProductID
    let customers: [CustomerID]
    let details: [UInt8]
  }

  /// What a hasty team gets wrong.
  enum Mistake: Sendable, CaseIterable {
    case allTypes, lastPageTwice, ignoredCursor, openRecords, openRevisions, newRevisions, oldVersion, otherDay,
      notAlone
    case endless, suspendingMemory, blockingMemory

    var rule: GatewayRule {
      switch self {
      case .allTypes: .types
      case .lastPageTwice: .cursors
      case .ignoredCursor: .unknownCursor
      case .openRecords: .scope
      case .openRevisions, .newRevisions: .revision
      case .oldVersion, .otherDay: .content
      case .notAlone: .concurrency
      case .endless: .cancellation
      case .suspendingMemory, .blockingMemory: .memory
      }
    }
  }

  let rows: [Row]
  let day: CalendarDate?
  var mistake: Mistake?
  private let state = State()

  private final class State: Sendable {
    let asked = Atomic(0)
    let reading = Atomic(0)
  }

  /// The rows of a portfolio.
  init(_ samples: PortfolioGateway, _ documents: [[UInt8]], _ mistake: Mistake? = nil) throws {
    day = samples.asOf()
    self.mistake = mistake
    rows = try documents.flatMap { document -> [Row] in
      let portfolio = try JSONParser.parse(document)
      return (portfolio["loans"]?.elements ?? []).map { loan in
        let version =
          mistake == .oldVersion ? [] : [JSONValue.Member("schemaVersion", portfolio["schemaVersion"] ?? .null)]
        guard case .object(let members) = loan, case .string(let id)? = loan["id"],
          case .string(let type)? = loan["type"]
        else { return Row(id: ProductID(type: "none", id: ""), customers: [], details: []) }
        let customers = (loan["parties"]?.elements ?? []).compactMap { party in
          if case .string(let customer)? = party["customer"] { CustomerID(rawValue: customer) } else { nil }
        }
        return Row(
          id: ProductID(type: ProductType(rawValue: type), id: id), customers: customers,
          details: JSONValue.object(version + members).rendered(.compact))
      }
    }
  }

  private func rows(for scope: CustomerScope) -> [Row] {
    guard case .customer(let customer) = scope else { return rows }
    return rows.filter { $0.customers.contains(customer) }
  }

  private func read(_ row: Row, for scope: CustomerScope, _ reading: LoanRecord.Reading) throws -> LoanRecord {
    try LoanRecord(
      portfolioJSON: row.details, of: row.id, for: mistake == .openRecords ? .allCustomers : scope,
      version: mistake == .oldVersion ? .one : nil, asOf: mistake == .otherDay ? day?.adding(days: -1) : day,
      reading: reading)
  }

  var answersFromMemory: AnswersFromMemory {
    switch mistake {
    case .suspendingMemory, .blockingMemory: .all
    case nil: [.day, .types, .revisions]
    default: []
    }
  }

  func asOf() -> CalendarDate? { day }
  func timeZone() -> BankTimeZone? { nil }

  func diagnostics(for scope: CustomerScope) -> [Diagnostic] { [] }

  func productTypes(for scope: CustomerScope) async throws -> [ProductType] {
    if mistake == .suspendingMemory { try await Task.sleep(for: .milliseconds(5)) }
    if mistake == .blockingMemory { usleep(5_000) }
    var seen: Set<ProductType> = []
    return rows(for: mistake == .allTypes ? .allCustomers : scope).map(\.id.type).filter { seen.insert($0).inserted }
  }

  func summaries(of type: ProductType, for scope: CustomerScope, page: SummaryPageRequest) throws -> SummaryPage {
    let rows = rows(for: scope).filter { $0.id.type == type }
    let isUnknown = page.cursor.map { Int($0) == nil } ?? false
    let request = mistake == .ignoredCursor && isUnknown ? SummaryPageRequest(size: page.size) ?? page : page
    var places = try request.places(in: rows.count)
    let next = request.cursor(after: places, in: rows.count)
    if mistake == .lastPageTwice, next == nil, places.lowerBound > 0 {
      places = places.lowerBound - 1..<places.upperBound
    }
    return SummaryPage(
      entries: try rows[places].prefix(page.size).map { .success(try read($0, for: scope, .header)) }, next: next)
  }

  func record(with id: ProductID, for scope: CustomerScope) async throws -> LoanRecord {
    if mistake == .endless {
      for _ in 0..<50 where !Task.isCancelled { try? await Task.sleep(for: .milliseconds(1)) }
    }
    if mistake == .endless, Task.isCancelled {
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    }
    let readers = state.reading.add(1, ordering: .relaxed).newValue
    defer { state.reading.subtract(1, ordering: .relaxed) }
    if mistake == .notAlone {
      try await Task.sleep(for: .milliseconds(5))
      if readers > 1 { throw ProductError.notFound(id) }
    }
    let visible = rows(for: mistake == .openRecords ? .allCustomers : scope)
    guard let row = visible.first(where: { $0.id == id }) else { throw ProductError.notFound(id) }
    return try read(row, for: scope, .full)
  }

  func revision(of id: ProductID, for scope: CustomerScope) throws -> RecordRevision? {
    let visible = rows(for: mistake == .openRevisions ? .allCustomers : scope)
    guard visible.contains(where: { $0.id == id }) else { throw ProductError.notFound(id) }
    let number = mistake == .newRevisions ? state.asked.add(1, ordering: .relaxed).newValue : 1
    return RecordRevision(rawValue: "\(number)")
  }
}

@Suite("The contract of gateways", .timeLimit(.minutes(40)))
struct GatewayConformanceTests {
  /// Samples of two types with short schedules, the first two of each: the test makes every screen many times.
  private static let documents = InstalledSamples.all.filter {
    ["microLoan", "creditCard"].contains($0.manifest.type)
  }.compactMap(\.records).map { bytes in
    guard case .object(let members)? = try? JSONParser.parse(bytes) else { return bytes }
    return JSONValue.object(
      members.map { $0.name == "loans" ? .init($0.name, .array(Array($0.value.elements.prefix(2)))) : $0 }
    ).rendered(.compact)
  }

  private func faults(_ mistake: LoanTable.Mistake?, deadline: Duration = .seconds(60)) async throws -> [GatewayFault] {
    let portfolio = try PortfolioGateway(merging: Self.documents.map { (name: "samples", bytes: $0) })
    let table = try LoanTable(portfolio, Self.documents, mistake)
    return await gatewayFaults(of: table, holding: portfolio, through: InstalledProducts.all, deadline: deadline)
  }

  @Test("are kept by the gateway of the documentation")
  func table() async throws {
    #expect(try await faults(nil).map(\.description) == [])
  }

  @Test("are kept by a portfolio")
  func portfolio() async throws {
    let portfolio = try PortfolioGateway(merging: Self.documents.map { (name: "samples", bytes: $0) })
    try await assertConformance(of: portfolio, holding: portfolio, through: InstalledProducts.all)
  }

  @Test("are kept by a gateway that remembers, over a portfolio and over a table")
  func caching() async throws {
    let portfolio = try PortfolioGateway(merging: Self.documents.map { (name: "samples", bytes: $0) })
    for source in [portfolio, try LoanTable(portfolio, Self.documents)] as [any LoanRecordGateway] {
      try await assertConformance(
        of: CachingGateway(source), holding: portfolio, through: InstalledProducts.all)
      // With room for a few records, and none that is fresh.
      try await assertConformance(
        of: CachingGateway(source, .init(freshFor: .zero, revalidatedFor: .zero, memory: 100_000)),
        holding: portfolio, through: InstalledProducts.all)
    }
  }

  @Test("are kept by a folder, by a file of lines, and by a store behind a gateway that remembers")
  func files() async throws {
    let portfolio = try PortfolioGateway(merging: Self.documents.map { (name: "samples", bytes: $0) })
    let folder = FileManager.default.temporaryDirectory.appending(path: "gateways-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var lines: [[UInt8]] = []
    for (number, bytes) in Self.documents.enumerated() {
      try Data(bytes).write(to: folder.appending(path: "\(number).json"))
      // Each line is a portfolio with one loan.
      guard case .object(let members) = try JSONParser.parse(bytes) else { continue }
      for loan in members.first(where: { $0.name == "loans" })?.value.elements ?? [] {
        lines.append(
          JSONValue.object(members.map { $0.name == "loans" ? .init($0.name, .array([loan])) : $0 }).rendered(.compact))
      }
    }
    #expect(lines.count == 4)
    try await assertConformance(
      of: PortfolioGateway(folder: folder.path), holding: portfolio, through: InstalledProducts.all)
    let file = folder.appending(path: "lines.ndjson")
    try Data(lines.joined(separator: [UInt8(ascii: "\n")])).write(to: file)
    try await assertConformance(
      of: PortfolioGateway(linesOf: file.path), holding: portfolio,
      through: InstalledProducts.all)
    for (number, bytes) in Self.documents.enumerated() {
      let store = try PortfolioStore(contentsOf: folder.appending(path: "\(number).json").path)
      try await assertConformance(
        of: #require(CachingGateway(store).store), holding: PortfolioGateway(parsing: bytes, name: "samples"),
        through: InstalledProducts.all)
    }
  }

  @Test("name an answer that is said to come from memory and does not")
  func memory() async throws {
    func messages(_ mistake: LoanTable.Mistake) async throws -> [String] {
      try await faults(mistake).filter { $0.rule == .memory }.map(\.message)
    }
    let end =
      ", and `answersFromMemory` contains `.types`. Such a question is asked without a deadline, on a thread that all "
      + "requests share: answer it from memory, or leave it out."
    #expect(
      try await messages(.suspendingMemory) == ["`productTypes(for: all customers)` suspends its task" + end])
    #if os(Linux)
      #expect(
        try await messages(.blockingMemory) == ["`productTypes(for: all customers)` blocks its thread" + end])
    #endif
  }

  /// What can be found on this system: only Linux counts the waits of each thread.
  private static let visible: [LoanTable.Mistake] = {
    #if os(Linux)
      LoanTable.Mistake.allCases
    #else
      LoanTable.Mistake.allCases.filter { $0 != .blockingMemory }
    #endif
  }()

  @Test("name what a gateway does wrong", arguments: visible)
  func mistakes(mistake: LoanTable.Mistake) async throws {
    let deadline: Duration = mistake == .endless ? .seconds(2) : .seconds(60)
    let rules = try await faults(mistake, deadline: deadline).map(\.rule)
    #expect(rules.contains(mistake.rule), "\(rules)")
  }
}
