import Foundation
import InstalledSamples
import LoanDetail
import LoanDetailGateways
import Synchronization
import Testing

@Suite("The library in a server", .timeLimit(.minutes(40)))
struct EmbeddingTests {
  private let anna = CustomerID(rawValue: "C-1")

  private func server(of sample: String) throws -> LoanServer {
    try LoanServer(source: try PortfolioGateway(parsing: Array(sample.utf8), name: "sample"), options: .patient)
  }

  /// Runs a server until the end of `body`, and stops it.
  private func serving(
    _ server: LoanServer, _ body: (UInt16) async throws -> Void
  ) async throws {
    let sockets = try SocketServer { [anna] in await server.answer(to: $0, for: anna) }
    do { try await body(sockets.port) } catch {
      await sockets.stop()
      throw error
    }
    await sockets.stop()
  }

  private func get(
    _ port: UInt16, _ target: String, _ headers: [String: String] = [:]
  ) async throws -> LoanDetailHTTP.Answer {
    let client = try SocketClient(port: port)
    client.ask(.init(target: target, headers: headers))
    return try await client.answer()
  }

  @Test("gives the same bytes as the executable, and then \"unchanged\" for any form of the tag")
  func sameBytes() async throws {
    let executable = try Executable()
    let sample = try await executable.run(["sample"]).output
    let options = ["--customer", "C-1", "--locale", "ru_RU", "--format", "json", "--compact"]
    let printed = try await executable.run(["render", "1001"] + options).output
    let listed = try await executable.run(["list"] + options).output
    try await serving(try server(of: String(decoding: sample, as: UTF8.self))) { port in
      let russian = ["accept-language": "kk, ru-RU;q=0.9, en;q=0.1"]
      for (target, expected) in [("/loans/1001/main", printed), ("/loans", listed)] {
        let first = try await get(port, target, russian)
        #expect(first.status == 200)
        #expect(first.body == [UInt8](expected))
        let tag = try #require(first.headers["etag"])
        for held in [tag, "\"other\", \(tag)", String(tag.dropFirst(2)), "*"] {
          let second = try await get(port, target, russian.merging(["if-none-match": held]) { $1 })
          #expect(second.status == 304 && second.body.isEmpty)
          #expect(second.headers["etag"] == tag)
        }
        #expect(try await get(port, target, russian.merging(["if-none-match": "W/\"other\""]) { $1 }).status == 200)
      }
    }
  }

  @Test("finds an id that the client had to encode")
  func encodedID() async throws {
    let server = try server(
      of: #"""
        {"schemaVersion": 2, "asOf": "2026-11-21", "loans": [{"id": "20/01 ü", "type": "mortgage", "currency": "RUB",
          "phase": "active", "parties": [{"customer": "C-1", "role": "borrower"}]}]}
        """#)
    try await serving(server) { port in
      for id in ["mortgage:20%2F01%20%C3%BC", "20%2f01%20%c3%bc"] {
        let answer = try await get(port, "/loans/\(id)/main")
        #expect(answer.status == 200)
        #expect(String(decoding: answer.body, as: UTF8.self).contains(#""id":"20/01 ü""#))
      }
      #expect(try await get(port, "/loans/mortgage:20/01/main").status == 404)
    }
  }

  @Test("a client that goes away cancels its request, and a stop waits for those that are there")
  func goingAndStopping() async throws {
    let source = SlowSource()
    let server = try LoanServer(source: source, options: .patient)
    let sockets = try SocketServer { [anna] in await server.answer(to: $0, for: anna) }
    let gone = try SocketClient(port: sockets.port)
    gone.ask(.init(target: "/loans/mortgage:1/main"))
    while source.asked.load(ordering: .relaxed) == 0 { try await Task.sleep(for: .milliseconds(2)) }
    gone.goAway()
    while source.cancelled.load(ordering: .relaxed) == 0 { try await Task.sleep(for: .milliseconds(2)) }
    let waiting = try SocketClient(port: sockets.port)
    waiting.ask(.init(target: "/loans/mortgage:2/main"))
    while source.asked.load(ordering: .relaxed) == 1 { try await Task.sleep(for: .milliseconds(2)) }
    let stop = Task { await sockets.stop() }
    while let client = try? SocketClient(port: sockets.port) {
      client.goAway()
      try await Task.sleep(for: .milliseconds(2))
    }
    source.answers.store(true, ordering: .relaxed)
    #expect(try await waiting.answer().status == 404)
    await stop.value
  }

  @Test("the article shows the server word for word")
  func article() throws {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardized
    let text = try String(
      contentsOf: root.appending(path: "Sources/LoanDetail/LoanDetail.docc/Servers.md"), encoding: .utf8)
    let file = "Tests/LoanDetailCommandLineTests/Server/LoanServer.swift"
    let code = try String(contentsOf: root.appending(path: file), encoding: .utf8)
    #expect(text.contains("<!-- \(file) -->\n```swift\n\(code)```"))
  }
}

/// A source that knows no record, and says so when it is told to.
private final class SlowSource: LoanRecordGateway {
  let asked = Atomic(0)
  let cancelled = Atomic(0)
  let answers = Atomic(false)

  func asOf() -> CalendarDate? { CalendarDate("2026-11-21") }
  func timeZone() -> BankTimeZone? { nil }
  func diagnostics(for scope: CustomerScope) -> [Diagnostic] { [] }
  func revision(of id: ProductID, for scope: CustomerScope) -> RecordRevision? { nil }
  func productTypes(for scope: CustomerScope) -> [ProductType] { ["mortgage"] }
  func summaries(of type: ProductType, for scope: CustomerScope, page: SummaryPageRequest) -> SummaryPage {
    SummaryPage(entries: [])
  }

  func record(with id: ProductID, for scope: CustomerScope) async throws -> LoanRecord {
    asked.wrappingAdd(1, ordering: .relaxed)
    do {
      while !answers.load(ordering: .relaxed) { try await Task.sleep(for: .milliseconds(2)) }
    } catch {
      cancelled.wrappingAdd(1, ordering: .relaxed)
      throw error
    }
    throw ProductError.notFound(id)
  }
}
