import LoanDetail
import LoanDetailCore
import LoanDetailJSON
import LoanDetailMCP
import Loans
import Localization
import Synchronization
import Testing

@Suite("A stream of messages of an assistant", .timeLimit(.minutes(40)))
struct ConnectionTests {
  /// The messages that a connection has sent.
  private final class Sent: Sendable {
    private let bytes = Mutex<[[UInt8]]>([])
    func add(_ message: [UInt8]) { bytes.withLock { $0.append(message) } }
    var all: [JSONValue] { bytes.withLock { $0 }.compactMap { try? JSONParser.parse($0) } }
    func answer(_ id: Int) -> JSONValue? { all.first { $0["id"] == .number("\(id)") } }
  }

  private func call(_ id: Int, _ product: String = "1001", _ meta: String = "") -> [UInt8] {
    Array(
      (#"{"jsonrpc": "2.0", "id": \#(id), "method": "tools/call", "params": {"name": "show_screen", "#
        + #""arguments": {"product": "\#(product)"}\#(meta)}}"#).utf8)
  }

  private func cancel(_ id: Int) -> [UInt8] {
    Array(#"{"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": \#(id)}}"#.utf8)
  }

  @Test("gets no answer to a request that it cancels, whose question to the source ends, and answers to all others")
  func cancellation() async throws {
    let (steps, step) = AsyncStream.makeStream(of: String.self)
    let source = try StoppingGateway(Assistant.samples()) { id in
      guard id.id == "2001" else { return }
      step.yield("asked")
      do { try await Task.sleep(for: .seconds(100_000)) } catch {
        step.yield("cancelled")
        throw error
      }
    }
    let sent = Sent()
    let connection = MCPConnection(try Assistant(for: .first, on: source).server) { sent.add($0) }
    var seen = steps.makeAsyncIterator()
    await connection.receive(call(1, "mortgage:2001"))
    #expect(await seen.next() == "asked")
    await connection.receive(call(2))
    await connection.receive(cancel(1))
    #expect(await seen.next() == "cancelled")
    await connection.receive(cancel(99))
    await connection.finish()
    #expect(sent.answer(1) == nil)
    #expect(sent.answer(2)?["result"]?["structuredContent"] != nil)
  }

  @Test("hears how far a request has got, before its answer")
  func progress() async throws {
    let sent = Sent()
    let connection = MCPConnection(try Assistant(for: .first).server) { sent.add($0) }
    await connection.receive(call(1, "1001", #", "_meta": {"progressToken": "t"}"#))
    await connection.finish()
    let all = sent.all
    #expect(all.count == 2)
    #expect(all.first?["method"] == .string("notifications/progress"))
    #expect(all.first?["params"]?["progressToken"] == .string("t"))
    #expect(all.last?["id"] == .number("1"))
  }

  @Test("loses only what it wrote wrongly")
  func malformed() async throws {
    let sent = Sent()
    let connection = MCPConnection(try Assistant(for: .first).server) { sent.add($0) }
    for bytes in [[0xFF, 0xFE], Array("{".utf8), call(1), Array("[1]".utf8), [0], call(2)] {
      await connection.receive(bytes)
    }
    connection.refuse(messageLongerThan: 5)
    await connection.finish()
    #expect(sent.answer(1)?["result"] != nil)
    #expect(sent.answer(2)?["result"] != nil)
    #expect(sent.all.filter { $0["error"] != nil && $0["id"] == .null }.count == 5)
  }

  @Test("is refused a second request with the id of one in flight")
  func sameID() async throws {
    let (steps, step) = AsyncStream.makeStream(of: Void.self)
    let source = try StoppingGateway(Assistant.samples()) { _ in
      step.yield()
      try await Task.sleep(for: .seconds(100_000))
    }
    let sent = Sent()
    let connection = MCPConnection(try Assistant(for: .first, on: source).server) { sent.add($0) }
    await connection.receive(call(1))
    for await _ in steps { break }
    await connection.receive(call(1))
    await connection.receive(cancel(1))
    await connection.finish()
    #expect(sent.all.map { $0["error"]?["code"] } == [.number("-32600")])
  }

  @Test("is answered what needs no data, and can cancel, while more requests wait than are answered at a time")
  func flood() async throws {
    let source = try StoppingGateway(Assistant.samples()) { _ in try await Task.sleep(for: .seconds(100_000)) }
    let sent = Sent()
    let connection = MCPConnection(try Assistant(for: .first, on: source).server) { sent.add($0) }
    let count = MCPConnection.requestsInFlight + MCPConnection.requestsWaiting
    for id in 1...count + 1 { await connection.receive(call(id)) }
    #expect(sent.all.map { $0["error"]?["code"] } == [.number("-32603")])
    await connection.receive(Array(#"{"jsonrpc": "2.0", "id": 0, "method": "ping"}"#.utf8))
    while sent.answer(0) == nil { try await Task.sleep(for: .milliseconds(1)) }
    for id in (1...count).reversed() { await connection.receive(cancel(id)) }
    await connection.finish()
    #expect(sent.all.count == 2)
  }

  @Test("draws pages if it said so in its handshake")
  func apps() async throws {
    let sent = Sent()
    let connection = MCPConnection(try Assistant(for: .first).server) { sent.add($0) }
    await connection.receive(
      Array(
        (#"{"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {"protocolVersion": "2025-11-25", "#
          + #""capabilities": {"extensions": {"io.modelcontextprotocol/ui": {"mimeTypes": ["text/html;profile=mcp-app"]}}}, "#
          + #""clientInfo": {"name": "t", "version": "1"}}}"#).utf8))
    await connection.receive(call(1))
    await connection.finish()
    #expect(sent.answer(1)?["result"]?["_meta"]?["loan-detail/html"] != nil)
  }

  @Test("gets all answers of many requests at once")
  func many() async throws {
    let sent = Sent()
    let connection = MCPConnection(try Assistant(for: .first).server) { sent.add($0) }
    for id in 1...300 { await connection.receive(call(id)) }
    await connection.finish()
    #expect(Set(sent.all.compactMap { $0["id"] }).count == 300)
    #expect(sent.all.allSatisfy { $0["result"]?["isError"] == nil })
  }
}

/// A gateway that lets a test wait before it answers for a record.
private struct StoppingGateway: LoanRecordGateway {
  let source: PortfolioGateway
  let before: @Sendable (ProductID) async throws -> Void

  init(_ source: PortfolioGateway, before: @escaping @Sendable (ProductID) async throws -> Void) {
    (self.source, self.before) = (source, before)
  }

  func asOf() async throws -> CalendarDate? { source.asOf() }
  func timeZone() async throws -> BankTimeZone? { source.timeZone() }
  func diagnostics(for scope: CustomerScope) async throws -> [Diagnostic] { source.diagnostics(for: scope) }
  func productTypes(for scope: CustomerScope) async throws -> [ProductType] { source.productTypes(for: scope) }
  func summaries(
    of type: ProductType, for scope: CustomerScope, page: SummaryPageRequest
  ) async throws -> SummaryPage { try source.summaries(of: type, for: scope, page: page) }
  func record(with id: ProductID, for scope: CustomerScope) async throws -> LoanRecord {
    try await before(id)
    return try source.record(with: id, for: scope)
  }
  func revision(of id: ProductID, for scope: CustomerScope) async throws -> RecordRevision? { nil }
}
