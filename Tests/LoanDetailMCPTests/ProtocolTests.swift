import LoanDetailJSON
import LoanDetailMCP
import Loans
import Testing

@Suite("A server for assistants")
struct ProtocolTests {
  @Test(
    "agrees on the client's version, or offers the newest one with a handshake",
    arguments: [
      ("2025-06-18", "2025-06-18"), ("2025-11-25", "2025-11-25"), ("2024-11-05", "2025-11-25"), ("x", "2025-11-25"),
      ("2026-07-28", "2025-11-25"),
    ])
  func handshake(wanted: String, agreed: String) async throws {
    let result = try await Assistant().result(
      "initialize",
      #"{"protocolVersion": "\#(wanted)", "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}}"#)
    #expect(result["protocolVersion"] == .string(agreed))
    #expect(result["serverInfo"]?["name"] == .string("loan-detail"))
    #expect(result["capabilities"]?["tools"] != nil)
    #expect(result["resultType"] == nil)
  }

  @Test("tells a client without a handshake its versions")
  func discovery() async throws {
    var assistant = try Assistant()
    assistant.isStateless = true
    let result = try await assistant.result("server/discover")
    #expect(
      result["supportedVersions"] == .array([.string("2026-07-28"), .string("2025-11-25"), .string("2025-06-18")]))
    #expect(result["resultType"] == .string("complete"))
    #expect(result["cacheScope"] == .string("private"))
    #expect(result["_meta"]?["io.modelcontextprotocol/serverInfo"]?["name"] == .string("loan-detail"))
  }

  @Test("marks results of the version without a handshake as complete, and only those")
  func complete() async throws {
    var assistant = try Assistant(for: .first)
    let old = try await assistant.call("show_screen", #"{"product": "1001"}"#)
    assistant.isStateless = true
    let new = try await assistant.call("show_screen", #"{"product": "1001"}"#)
    #expect(old["resultType"] == nil)
    #expect(new["resultType"] == .string("complete"))
    #expect(new["content"] == old["content"])
    #expect(new["structuredContent"] == old["structuredContent"])
    let list = try await assistant.result("tools/list")
    #expect(list["ttlMs"] == .number("3600000"))
    #expect(try await assistant.result("resources/list")["ttlMs"] == .number("0"))
  }

  @Test(
    "refuses what it cannot read with the place and what was expected",
    arguments: [
      (
        "{", -32700, "The message is not JSON. Column 2: found the end of the text; expected a name in quotes."
      ),
      ("[]", -32600, "$: found an array of 0; expected one message of JSON-RPC 2.0."),
      (#"{"jsonrpc": "1.0", "id": 1, "method": "ping"}"#, -32600, #"$.jsonrpc: found "1.0"; expected "2.0"."#),
      (
        #"{"jsonrpc": "2.0", "id": null, "method": "ping"}"#, -32600,
        "$.id: found null; expected a text or a whole number."
      ),
      (
        #"{"jsonrpc": "2.0", "id": 1.5, "method": "ping"}"#, -32600,
        "$.id: found 1.5; expected a text or a whole number."
      ),
      (#"{"jsonrpc": "2.0", "id": 1, "method": 5}"#, -32600, "$.method: found 5; expected the name of a method."),
      (#"{"jsonrpc": "2.0", "id": 1}"#, -32600, "$.method: found nothing; expected the name of a method."),
      (
        #"{"jsonrpc": "2.0", "id": 1, "method": "ping", "params": []}"#, -32600,
        "$.params: found an array of 0; expected an object."
      ),
      (#"{"jsonrpc": "2.0", "id": 1, "method": "loans/delete"}"#, -32601, #"There is no method "loans/delete"."#),
      (
        #"{"jsonrpc": "2.0", "id": 1, "method": "tools/call"}"#, -32602,
        "$.params.name: found nothing; expected the name of a tool."
      ),
      (
        #"{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "explain", "arguments": 5}}"#, -32602,
        "$.params.arguments: found 5; expected an object."
      ),
      (
        #"{"jsonrpc": "2.0", "id": 1, "method": "server/discover"}"#, -32602,
        #"$.params._meta["io.modelcontextprotocol/protocolVersion"]: found nothing; expected the version of the protocol."#
      ),
      (
        #"{"jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": {"_meta": {"io.modelcontextprotocol/protocolVersion": "2026-07-28"}}}"#,
        -32602,
        #"$.params._meta["io.modelcontextprotocol/clientCapabilities"]: found nothing; expected an object with the capabilities of the client."#
      ),
      (
        #"{"jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": {"_meta": 5}}"#, -32602,
        "$.params._meta: found 5; expected an object."
      ),
      (
        #"{"jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": {"_meta": {"progressToken": []}}}"#, -32602,
        "$.params._meta.progressToken: found an array of 0; expected a text or a number."
      ),
      (
        #"{"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"protocolVersion": "2025-11-25"}}"#, -32602,
        "$.params.capabilities: found nothing; expected an object with the capabilities of the client."
      ),
      (
        #"{"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": "x"}}"#,
        -32602, #"$.params.clientInfo: found "x"; expected an object with the name of the client and its version."#
      ),
      (
        #"{"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"protocolVersion": "2025-11-25", "capabilities": {"a2ui": {"clientCapabilities": []}}}}"#,
        -32602,
        "$.params.capabilities.a2ui.clientCapabilities: found an array of 0; expected an object with a member for each version."
      ),
      (
        #"{"jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": {"_meta": {"a2ui": {"clientCapabilities": {"v1.0": {"supportedCatalogIds": [5]}}}}}}"#,
        -32602,
        #"$.params._meta.a2ui.clientCapabilities["v1.0"].supportedCatalogIds[0]: found 5; expected the id of a catalog."#
      ),
      (
        #"{"jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": {"cursor": "2"}}"#, -32602,
        #"$.params.cursor: found "2"; expected nothing, because the list has one page."#
      ),
    ])
  func faults(message: String, code: Int, text: String) async throws {
    let answer = try #require(try await Assistant().send(message))
    #expect(answer["error"]?["code"] == .number("\(code)"))
    #expect(answer["error"]?["message"] == .string(text))
    #expect(answer["result"] == nil)
    #expect(answer["id"] != nil)
  }

  @Test("names its versions to a client of another one")
  func otherVersion() async throws {
    let answer = try await Assistant().request(
      "tools/list",
      #"{"_meta": {"io.modelcontextprotocol/protocolVersion": "2030-01-01", "io.modelcontextprotocol/clientCapabilities": {}}}"#
    )
    #expect(answer["error"]?["code"] == .number("-32022"))
    #expect(answer["error"]?["data"]?["supported"]?.elements.count == 3)
    #expect(answer["error"]?["data"]?["requested"] == .string("2030-01-01"))
  }

  @Test(
    "tells a client that a version with a handshake is stated in the handshake only",
    arguments: ["server/discover", "tools/list"], ["2025-11-25", "2025-06-18"])
  func statedHandshakeVersion(method: String, version: String) async throws {
    let answer = try await Assistant().request(
      method, #"{"_meta": {"io.modelcontextprotocol/protocolVersion": "\#(version)"}}"#)
    #expect(answer["error"]?["code"] == .number("-32022"))
    let message =
      #"The version "\#(version)" of the protocol begins with "initialize", and a request cannot state it."#
    #expect(answer["error"]?["message"] == .string(message))
    #expect(answer["error"]?["data"]?["supported"] == .array([.string("2026-07-28")]))
  }

  @Test("has no handshake and no ping in the version without a handshake", arguments: ["initialize", "ping"])
  func withoutHandshake(method: String) async throws {
    var assistant = try Assistant()
    assistant.isStateless = true
    #expect(try await assistant.request(method)["error"]?["code"] == .number("-32601"))
  }

  @Test(
    "answers no notification and no answer",
    arguments: [
      #"{"jsonrpc": "2.0", "method": "notifications/initialized"}"#, #"{"jsonrpc": "2.0", "method": "x"}"#,
      #"{"jsonrpc": "2.0", "id": 1, "result": {}}"#,
      #"{"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 9}}"#,
    ])
  func silence(message: String) async throws {
    #expect(try await Assistant().send(message) == nil)
  }

  @Test("masks numbers that a client writes in its messages")
  func masks() async throws {
    let answer = try await Assistant().request("4111111111111111")
    #expect(answer["error"]?["message"]?.string?.contains("4111111111111111") == false)
    let call = try await Assistant().call("show_screen", #"{"product": "4111111111111111"}"#)
    #expect(!call.text.contains("4111111111111111"))
  }
}
