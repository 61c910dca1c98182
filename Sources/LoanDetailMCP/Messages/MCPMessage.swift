import LoanDetailJSON

/// One message of a client.
enum MCPMessage: Sendable {
  case request(MCPRequest)
  /// The client does not wait for this request any more.
  case cancelled(RequestID)
  /// Another notification, or an answer to a request that this server did not make.
  case other

  /// A message that cannot be read, with the id of its request if that can be read.
  struct Unreadable: Error {
    let id: RequestID?
    let fault: MCPFault
  }

  /// Reads a message; throws if it is no message of JSON-RPC, or if its request has wrong parameters.
  init(_ bytes: [UInt8]) throws(Unreadable) {
    let value: JSONValue
    do { value = try JSONParser.parse(bytes) } catch { throw Unreadable(id: nil, fault: MCPFault(error)) }
    guard value.isObject else {
      throw Unreadable(
        id: nil, fault: MCPFault(.notARequest, at: "$", found: value.shape, expected: "one message of JSON-RPC 2.0"))
    }
    let id = value["id"].flatMap(RequestID.init)
    func unreadable(at path: String, _ value: JSONValue?, expected: String) -> Unreadable {
      Unreadable(
        id: id, fault: MCPFault(.notARequest, at: path, found: value?.summary ?? "nothing", expected: expected))
    }
    guard value["jsonrpc"] == .string("2.0") else {
      throw unreadable(at: "$.jsonrpc", value["jsonrpc"], expected: "\"2.0\"")
    }
    guard let method = value["method"] else {
      guard value["result"] != nil || value["error"] != nil else {
        throw unreadable(at: "$.method", nil, expected: "the name of a method")
      }
      self = .other
      return
    }
    guard let method = method.text else { throw unreadable(at: "$.method", method, expected: "the name of a method") }
    guard let stated = value["id"] else {
      let cancelled = method == "notifications/cancelled" ? value["params"]?["requestId"].flatMap(RequestID.init) : nil
      self = cancelled.map(MCPMessage.cancelled) ?? .other
      return
    }
    guard let id else { throw unreadable(at: "$.id", stated, expected: "a text or a whole number") }
    if let params = value["params"], !params.isObject {
      throw unreadable(at: "$.params", params, expected: "an object")
    }
    do { self = .request(try MCPRequest(id, method: method, parameters: value["params"])) } catch {
      throw Unreadable(id: id, fault: error)
    }
  }
}
