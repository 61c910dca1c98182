import Foundation
import LoanArithmetic
import LoanDetailCore
import Loans
import Synchronization
import Testing

@testable import LoanDetailGateways

@Suite("The last known answers on disk", .timeLimit(.minutes(40)))
final class LastKnownStoreTests: Sendable {
  private static let anna = StoredPortfolio.anna
  private static let boris = CustomerScope.customer(CustomerID(rawValue: "C-2"))
  private static let id = StoredPortfolio.id()

  private let folder = FileManager.default.temporaryDirectory.appending(path: "last-known-\(UUID())").path
  private let reports = Mutex<[Diagnostic]>([])
  private let clock = TurnedClock()
  private let source: MovedSource

  init() throws {
    source = try MovedSource(
      StoredPortfolio.loan(), StoredPortfolio.loan("2", customer: "C-2"))
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func open(limit: Int = 1 << 20) throws -> LastKnownStore {
    try LastKnownStore(folder: folder, limit: limit) { report in self.reports.withLock { $0.append(report) } }
  }

  private func gateway(limit: Int = 1 << 20) throws -> CachingGateway {
    CachingGateway(
      source, .init(clock: clock, today: { StoredPortfolio.day.adding(days: 1) }), lastKnown: try open(limit: limit))
  }

  private func ask(_ gateway: CachingGateway, for scope: CustomerScope = anna) async throws {
    _ = try await gateway.asOf()
    _ = try await gateway.timeZone()
    _ = try await gateway.productTypes(for: scope)
    _ = try await gateway.summaries(of: "leasing", for: scope)
    _ = try await gateway.record(with: Self.id, for: scope)
    await gateway.finishWriting()
  }

  private var reported: [Diagnostic] { reports.withLock { $0 } }

  private var files: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0 != "key" }.sorted() }
  }

  private func mode(of path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test("answer after a restart while the source is down, marked and with their day")
  func restart() async throws {
    let gateway = try gateway()
    try await ask(gateway)
    let (record, revision) = (
      try await gateway.record(with: Self.id, for: Self.anna), try await gateway.revision(of: Self.id, for: Self.anna)
    )
    source.mode = .throwsErrors
    let later = try self.gateway()
    #expect(try await later.asOf() == StoredPortfolio.day)
    #expect(try await later.productTypes(for: Self.anna) == ["leasing"])
    #expect(try await later.revision(of: Self.id, for: Self.anna) == revision?.marked)
    let old = try await later.record(with: Self.id, for: Self.anna)
    #expect(old.facts.lifecycle.overlays.contains(.staleData))
    #expect(old.facts.obligations.value?.map(\.due.value) == record.facts.obligations.value?.map(\.due.value))
    #expect(old.facts.asOf == StoredPortfolio.day)
    let list = try await later.summaries(of: "leasing", for: Self.anna)
    #expect(try list.map { try $0.get().id } == [Self.id])
    #expect(try list.allSatisfy { try $0.get().facts.lifecycle.overlays.contains(.staleData) })
    source.mode = .answers
    #expect(try await later.record(with: Self.id, for: Self.anna) == record)
    #expect(reported == [])
  }

  @Test("have no answer to another customer, and none that was never given")
  func customers() async throws {
    try await ask(try gateway())
    source.mode = .throwsErrors
    let later = try gateway()
    await #expect(throws: MovedSource.Down.self) { try await later.record(with: Self.id, for: Self.boris) }
    await #expect(throws: MovedSource.Down.self) { try await later.record(with: Self.id, for: .allCustomers) }
    await #expect(throws: MovedSource.Down.self) { try await later.productTypes(for: Self.boris) }
  }

  @Test("are not taken from a file that was put in the place of another customer's")
  func swapped() async throws {
    try await ask(try gateway())
    let store = try open()
    let (own, other) = (
      store.path(of: .record(Self.id, Self.anna)), store.path(of: .record(Self.id, Self.boris))
    )
    try FileManager.default.copyItem(atPath: own, toPath: other)
    #expect(store.answer(to: .record(Self.id, Self.boris)) == nil)
    #expect(!FileManager.default.fileExists(atPath: other))
    #expect(reported.map(\.id) == ["last-known.damaged"])
    #expect(store.answer(to: .record(Self.id, Self.anna)) != nil)
  }

  @Test("are reported and removed when any byte of them is damaged")
  func damage() async throws {
    try await ask(try gateway())
    let store = try open()
    let path = store.path(of: .record(Self.id, Self.anna))
    let bytes = try Data(contentsOf: URL(filePath: path))
    for index in stride(from: 0, to: bytes.count, by: 7) {
      var damaged = bytes
      damaged[index] ^= 1
      try damaged.write(to: URL(filePath: path))
      #expect(store.answer(to: .record(Self.id, Self.anna)) == nil, "byte \(index)")
      #expect(!FileManager.default.fileExists(atPath: path))
    }
    for size in [0, 1, 64, 65, bytes.count - 1] {
      try bytes.prefix(size).write(to: URL(filePath: path))
      #expect(store.answer(to: .record(Self.id, Self.anna)) == nil, "\(size) bytes")
    }
    let report = try #require(reported.last)
    // Digits in the random name may be masked.
    #expect(report.path == Diagnostic(id: "", severity: .note, path: path, summary: "").path)
    #expect(report.summary == "The file with a last known answer is damaged. It was removed.")
    try bytes.write(to: URL(filePath: path))
    #expect(store.answer(to: .record(Self.id, Self.anna)) != nil)
  }

  @Test("are those of their own source, where several share a folder")
  func sources() async throws {
    try await ask(try gateway())
    let other = try LastKnownStore(folder: folder, of: "another source")
    #expect(other.answer(to: .record(Self.id, Self.anna)) == nil)
    #expect(try open().answer(to: .record(Self.id, Self.anna)) != nil)
  }

  @Test("are private, and their names have no ids")
  func privacy() async throws {
    try await ask(try gateway())
    #expect(try mode(of: folder) == 0o700)
    let names = try files
    #expect(names.count == 5)
    for file in names + ["key"] {
      #expect(try mode(of: "\(folder)/\(file)") == 0o600)
      #expect(file == "key" || file.allSatisfy { $0.isHexDigit || $0 == "." }, "\(file)")
    }
    // The same questions have other names in another folder.
    let other = try LastKnownStore(folder: "\(folder)/other")
    let own = try open().path(of: .day)
    #expect(other.path(of: .day).split(separator: "/").last != own.split(separator: "/").last)
  }

  @Test("need a folder that others cannot open")
  func openFolder() throws {
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
    let error = #expect(throws: GatewayError.self) { try open() }
    #expect(error?.diagnostic.id == "last-known.not-private")
    #expect(error?.diagnostic.advice == "Name a new folder, or make it yours alone: chmod 700.")
  }

  @Test("have no more bytes than the limit, and lose the oldest first")
  func bounded() async throws {
    let loans = (0..<200).map { StoredPortfolio.loan("\($0)") }
    let portfolio = try PortfolioGateway(parsing: Array(StoredPortfolio.document(loans).utf8), name: "loans")
    let limit = 20_000
    let gateway = CachingGateway(portfolio, .init(clock: clock), lastKnown: try open(limit: limit))
    for number in 0..<200 {
      _ = try await gateway.record(with: StoredPortfolio.id("\(number)"), for: Self.anna)
      await gateway.finishWriting()
      let sizes = try files.map { try Data(contentsOf: URL(filePath: "\(folder)/\($0)")).count }
      #expect(sizes.reduce(0, +) <= limit)
    }
    let store = try open(limit: limit)
    #expect(store.answer(to: .record(StoredPortfolio.id("0"), Self.anna)) == nil)
    #expect(store.answer(to: .record(StoredPortfolio.id("199"), Self.anna)) != nil)
  }

  @Test("do not have one that alone is larger than the limit, and keep the others then")
  func large() async throws {
    try await ask(try gateway())
    let path = try open().path(of: .record(Self.id, Self.anna))
    let size = try Data(contentsOf: URL(filePath: path)).count
    let tight = try gateway(limit: size - 1)
    _ = try await tight.record(with: Self.id, for: Self.anna)
    await tight.finishWriting()
    let store = try open()
    #expect(store.answer(to: .record(Self.id, Self.anna)) == nil)
    #expect(store.answer(to: .day) != nil && store.answer(to: .types(Self.anna)) != nil)
  }

  @Test("forget what an update may have changed, for all customers")
  func update() async throws {
    let file = try StoredPortfolio(StoredPortfolio.loan(), StoredPortfolio.loan("2"))
    let gateway = CachingGateway(try file.store(), .init(clock: clock), lastKnown: try open())
    for scope in [Self.anna, .allCustomers] {
      _ = try await gateway.record(with: Self.id, for: scope)
      _ = try await gateway.record(with: StoredPortfolio.id("2"), for: scope)
    }
    await gateway.finishWriting()
    gateway.forget(Self.id)
    let store = try open()
    #expect(store.answer(to: .record(Self.id, Self.anna)) == nil)
    #expect(store.answer(to: .record(Self.id, .allCustomers)) == nil)
    #expect(store.answer(to: .record(StoredPortfolio.id("2"), Self.anna)) != nil)
  }

  @Test("do not keep a record that the host changed after it was read")
  func changedByHost() async throws {
    let store = try open()
    var record = try await source.record(with: Self.id, for: Self.anna)
    record.facts.registryID = .notProvided
    store.keep(.record(record, nil), readOn: nil, for: .record(Self.id, Self.anna))
    #expect(store.answer(to: .record(Self.id, Self.anna)) == nil)
  }

  @Test("survive records that cannot be read, as faults in their places")
  func faults() async throws {
    try source.change(to: StoredPortfolio.loan(), #"{"id": "9", "type": "leasing", "parties": [{"customer": "C-1"}]}"#)
    let gateway = try gateway()
    _ = try await gateway.summaries(of: "leasing", for: Self.anna)
    await gateway.finishWriting()
    source.mode = .throwsErrors
    let list = try await self.gateway().summaries(of: "leasing", for: Self.anna)
    #expect(list.count == 2)
    #expect(throws: ProductFault.self) { try list[1].get() }
  }
}
