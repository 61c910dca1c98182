import LoanDetail
import LoanDetailCore
import LoanDetailJSON
import LoanDetailMCP
import LoanDetailRendering
import Loans
import Localization
import Testing

@Suite("A screen as a surface of A2UI for an assistant")
struct SurfaceTests {
  private static let call = #"{"product": "1001"}"#

  /// The capabilities of a client with the basic catalogs of some versions.
  private func capabilities(_ versions: [String]) -> String {
    let members = versions.map { version in
      let name = version == "v0.9" ? "v0_9" : "v1_0"
      return
        #""\#(version)": {"supportedCatalogIds": ["https://a2ui.org/specification/\#(name)/catalogs/basic/catalog.json"]}"#
    }
    return "{\(members.joined(separator: ", "))}"
  }

  private func client(_ versions: [String]) throws -> MCPClient {
    MCPClient(surfaces: try A2UICapabilities(json: JSONParser.parse(Array(capabilities(versions).utf8))))
  }

  /// The messages that the service renders for the main screen. Those for staff have no id of the request.
  private func expected(_ assistant: Assistant, _ version: A2UIVersion) async throws -> JSONValue {
    let reader = try assistant.loans.reader(
      locale: "en_US", asOf: CalendarDate(Assistant.day),
      renderer: A2UIRenderer(version: version, words: A2UIRenderer.Words(.english)))
    guard case .document(let screen) = try await assistant.loans.screen("1001", for: .allCustomers, reader) else {
      return .null
    }
    return .array(try screen.bytes.split(separator: UInt8(ascii: "\n")).map { try JSONParser.parse(Array($0)) })
  }

  @Test(
    "stands beside the whole text, for the user alone, in the newest version of the client",
    arguments: [(["v0.9"], A2UIVersion.v091), (["v0.9", "v1.0"], .v10)])
  func beside(versions: [String], version: A2UIVersion) async throws {
    let assistant = try Assistant()
    let plain = try await assistant.call("show_screen", Self.call)
    let drawn = try await assistant.call("show_screen", Self.call, from: try client(versions))
    #expect(plain["content"]?.elements.count == 1)
    #expect(drawn["content"]?.elements.count == 2)
    #expect(drawn["content"]?.elements.first == plain["content"]?.elements.first)
    #expect(drawn["structuredContent"] == plain["structuredContent"])
    let surface = try #require(drawn["content"]?.elements.last)
    #expect(surface["type"] == .string("resource"))
    #expect(surface["annotations"]?["audience"] == .array([.string("user")]))
    #expect(surface["resource"]?["mimeType"] == .string("application/a2ui+json"))
    let messages = try JSONParser.parse(Array(try #require(surface["resource"]?["text"]?.string).utf8))
    #expect(messages == (try await expected(assistant, version)))
    #expect(messages.elements.isEmpty == false)
  }

  @Test("is also in the resource of the screen, after its text")
  func resource() async throws {
    let assistant = try Assistant()
    let address = #"{"uri": "loan-detail://screens/1001/main"}"#
    let plain = try await assistant.result("resources/read", address)["contents"]?.elements
    let drawn = try await assistant.result("resources/read", address, from: try client(["v1.0"]))["contents"]?.elements
    #expect(plain?.count == 1)
    #expect(drawn?.count == 2)
    #expect(drawn?.first == plain?.first)
    #expect(drawn?.last?["mimeType"] == .string("application/a2ui+json"))
    #expect(drawn?.last?["uri"] == drawn?.first?["uri"])
    let messages = try JSONParser.parse(Array((drawn?.last?["text"]?.string ?? "").utf8))
    #expect(messages == (try await expected(assistant, .v10)))
  }

  @Test("is for clients that state their catalogs in a handshake, in their capabilities or with a request")
  func stated() async throws {
    let meta = #"{"a2ui": {"clientCapabilities": \#(capabilities(["v1.0"]))}}"#
    let client =
      #""io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities""#
    let call = #""name": "show_screen", "arguments": \#(Self.call)"#
    let assistant = try Assistant(for: .first)
    for stated in [meta, #"{\#(client): \#(meta)}"#] {
      let result = try await assistant.result("tools/call", #"{\#(call), "_meta": \#(stated)}"#)
      #expect(result["content"]?.elements.count == 2)
    }
    let other = #"{\#(client): {"a2ui": {"clientCapabilities": {"v1.0": {"supportedCatalogIds": ["urn:other"]}}}}}"#
    let result = try await assistant.result("tools/call", #"{\#(call), "_meta": \#(other)}"#)
    #expect(result["content"]?.elements.count == 1)
  }

  @Test("is in answers that show a screen, and in no other ones")
  func tools() async throws {
    let assistant = try Assistant(for: .first)
    let client = try client(["v1.0"])
    for (tool, arguments) in [
      ("what_if", #"{"product": "1001", "question": "payoff"}"#), ("summary", "{}"),
      ("quote", #"{"type": "consumerLoan", "amount": "500000", "months": 36, "rate": "17.9"}"#),
    ] {
      #expect(try await assistant.call(tool, arguments, from: client)["content"]?.elements.count == 2)
    }
    for (tool, arguments) in [
      ("list_products", "{}"), ("explain", Self.call), ("compare_days", #"{"product": "1001", "day": "2026-11-01"}"#),
    ] {
      #expect(try await assistant.call(tool, arguments, from: client)["content"]?.elements.count == 1)
    }
  }
}
