import InstalledProducts
import InstalledSamples
import LoanDetail
import LoanDetailCore
import LoanDetailJSON
import LoanDetailMCP
import Loans
import Testing

/// An assistant that is connected to a server over the sample records.
struct Assistant {
  static let day = "2026-11-21"
  let loans: LoanDetailService
  let server: MCPServer
  let scope: CustomerScope
  /// Whether it speaks the version without a handshake.
  var isStateless = false

  init(
    for scope: CustomerScope = .allCustomers, locale: String = "en_US",
    on source: (any LoanRecordGateway)? = nil, maximumLength: Int = 24_000, quotes: Bool = true
  ) throws {
    let gateway = try source ?? Self.samples()
    loans = try LoanDetailService(
      InstalledProducts.all, source: gateway,
      options: .init(deadline: .seconds(120), searchesListForUnknownID: true))
    let tariffs =
      quotes
      ? try InstalledSamples.all.compactMap { try $0.tariff.map { try Tariff(parsing: $0, name: "tariff") } } : []
    server = try MCPServer(
      loans, for: scope,
      .init(
        locale: locale, asOf: CalendarDate(Self.day), tariffs: { tariffs }, maximumLength: maximumLength))
    self.scope = scope
  }

  static func samples() throws -> PortfolioGateway {
    try PortfolioGateway(
      merging: InstalledSamples.all.map { (name: $0.manifest.module, bytes: $0.records ?? []) })
  }

  /// Sends a text and returns the answer; `nil` if there is none.
  func send(_ text: String, from client: MCPClient = MCPClient()) async throws -> JSONValue? {
    try await server.answer(to: Array(text.utf8), from: client).map { bytes in
      #expect(bytes.last == UInt8(ascii: "\n") && bytes.filter { $0 == UInt8(ascii: "\n") }.count == 1)
      return try JSONParser.parse(bytes)
    }
  }

  /// Makes a request and returns its answer.
  func request(
    _ method: String, _ parameters: String = "{}", from client: MCPClient = MCPClient()
  ) async throws -> JSONValue {
    let members = parameters.dropFirst().dropLast()
    let meta =
      #""_meta": {"io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": {}}"#
    let parts = [isStateless ? meta : nil, members.isEmpty ? nil : String(members)].compactMap(\.self)
    return try #require(
      try await send(
        #"{"jsonrpc": "2.0", "id": 7, "method": "\#(method)", "params": {\#(parts.joined(separator: ", "))}}"#,
        from: client))
  }

  /// Makes a request that must succeed, and returns its result.
  func result(
    _ method: String, _ parameters: String = "{}", from client: MCPClient = MCPClient()
  ) async throws -> JSONValue {
    let answer = try await request(method, parameters, from: client)
    #expect(answer["error"] == nil)
    #expect(answer["id"] == .number("7"))
    return try #require(answer["result"])
  }

  /// Calls a tool and returns its result.
  func call(
    _ tool: String, _ arguments: String = "{}", from client: MCPClient = MCPClient()
  ) async throws -> JSONValue {
    try await result("tools/call", #"{"name": "\#(tool)", "arguments": \#(arguments)}"#, from: client)
  }

  /// Calls a tool that must answer, and returns the structured content.
  func content(of tool: String, _ arguments: String = "{}") async throws -> JSONValue {
    let result = try await call(tool, arguments)
    #expect(result["isError"] == nil, "\(result.text)")
    return try #require(result["structuredContent"])
  }
}

extension CustomerScope {
  static let first = CustomerScope.customer(CustomerID(rawValue: "C-1"))
}

extension JSONValue {
  /// The text of a result of a tool.
  var text: String { self["content"]?.elements.first?["text"]?.string ?? "" }

  /// The quoted lines of a result, without the marks of the quotation.
  var lines: [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).filter { $0.hasPrefix(">") }
      .map { String($0.dropFirst(min(2, $0.count))) }
  }

  var string: String? { if case .string(let text) = self { text } else { nil } }

  var members: [Member] { if case .object(let members) = self { members } else { [] } }

  /// The figure of an item.
  func figure(_ item: String) -> JSONValue? { self["figures"]?.elements.first { $0["item"] == .string(item) } }
}
