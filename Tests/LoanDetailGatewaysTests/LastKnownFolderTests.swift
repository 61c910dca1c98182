import Foundation
import LoanDetailCore
import Loans
import Testing

@testable import LoanDetailGateways

@Suite("The folder of the last known answers")
final class LastKnownFolderTests: Sendable {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "last-known-\(UUID())")

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func open(limit: Int = 1 << 20) throws -> LastKnownStore {
    try LastKnownStore(folder: folder.path, limit: limit)
  }

  private func make() throws {
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  @Test("is refused if it has other content and no key")
  func otherContent() throws {
    try make()
    try write("mine", to: "thesis.txt")
    let error = #expect(throws: GatewayError.self) { try open() }
    #expect(error?.diagnostic.id == "last-known.not-empty")
    #expect(error?.diagnostic.summary == "The folder is not empty, and has no key of last known answers.")
    #expect(error?.diagnostic.found == "\"thesis.txt\"")
    #expect(error?.diagnostic.advice == "Name a new folder or an empty one.")
    #expect(try names == ["thesis.txt"])
  }

  @Test("may be empty")
  func empty() throws {
    try make()
    _ = try open()
    #expect(try names == ["key"])
  }

  @Test("keeps what others put there, whatever its size and age")
  func others() async throws {
    _ = try open()
    let other = ["thesis.txt", "a", String(repeating: "g", count: 64), "key.copy", "thesis.1.part", "x.part"]
    for name in other { try write(String(repeating: "x", count: 20_000), to: name) }
    let source = try MovedSource(StoredPortfolio.loan("1"), StoredPortfolio.loan("2"))
    let gateway = CachingGateway(source, .init(clock: TurnedClock()), lastKnown: try open(limit: 10_000))
    for _ in 0..<20 {
      for id in ["1", "2"] {
        _ = try await gateway.record(with: StoredPortfolio.id(id), for: StoredPortfolio.anna)
        await gateway.finishWriting()
        if id == "1" { gateway.forget(StoredPortfolio.id(id)) }
      }
    }
    let store = try open()
    #expect(store.answer(to: .record(StoredPortfolio.id("2"), StoredPortfolio.anna)) != nil)
    #expect(Set(other).isSubset(of: try names))
  }

  @Test("is refused if its key is damaged", arguments: [0, 31, 33])
  func damagedKey(size: Int) throws {
    _ = try open()
    try write(String(repeating: "k", count: size), to: "key")
    let error = #expect(throws: GatewayError.self) { try open() }
    #expect(error?.diagnostic.id == "last-known.damaged-key")
    #expect(error?.diagnostic.summary == "The key of the last known answers is damaged.")
    #expect(error?.diagnostic.path.hasSuffix("/key") == true)
    #expect(try names == ["key"])
  }

  @Test("has one key, also if many open it at the same time")
  func oneKey() async throws {
    for _ in 0..<20 {
      try? FileManager.default.removeItem(at: folder)
      try make()
      let paths = try await withThrowingTaskGroup(of: String.self) { group in
        for _ in 0..<8 { group.addTask { try self.open().path(of: .day) } }
        return try await group.reduce(into: Set<String>()) { $0.insert($1) }
      }
      #expect(paths.count == 1)
      #expect(try names == ["key"])
    }
  }
}
