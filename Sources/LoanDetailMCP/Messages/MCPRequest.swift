import DesignSystem
import LoanDetailJSON

/// One request of a client.
struct MCPRequest: Sendable {
  let id: RequestID
  let method: String
  /// The parameters, an object.
  let parameters: JSONValue
  let version: ProtocolVersion
  /// The token of the client's notifications about progress; `nil` if it wants none.
  let progressToken: JSONValue?

  /// Reads what the parameters state about the request. Absent parameters are an empty object.
  init(_ id: RequestID, method: String, parameters: JSONValue?) throws(MCPFault) {
    self.id = id
    self.method = method
    self.parameters = parameters ?? .object([])
    let meta = self.parameters["_meta"]
    if let meta, !meta.isObject { throw Self.fault(at: "$.params._meta", found: meta, expected: "an object") }
    version = try Self.version(in: meta, method: method)
    progressToken = meta?["progressToken"]
    switch progressToken {
    case nil, .string, .number: break
    case let token: throw Self.fault(at: "$.params._meta.progressToken", found: token, expected: "a text or a number")
    }
  }

  /// The version that the request states, or the one that a handshake agreed on.
  private static func version(in meta: JSONValue?, method: String) throws(MCPFault) -> ProtocolVersion {
    guard let stated = meta?[MetaName.protocolVersion] else {
      if method == "server/discover" {
        throw fault(at: path(MetaName.protocolVersion), found: nil, expected: "the version of the protocol")
      }
      return .newestHandshake
    }
    guard let text = stated.text else {
      throw fault(
        at: path(MetaName.protocolVersion), found: stated, expected: "the version of the protocol as a text")
    }
    guard text == ProtocolVersion.stateless.rawValue else { throw otherVersion(text) }
    guard let abilities = meta?[MetaName.clientCapabilities], abilities.isObject else {
      throw fault(
        at: path(MetaName.clientCapabilities), found: meta?[MetaName.clientCapabilities],
        expected: "an object with the capabilities of the client")
    }
    return .stateless
  }

  /// The fault of a request that states another version than the one without a handshake.
  private static func otherVersion(_ text: String) -> MCPFault {
    let name = "The version \(SourcePath.quoted(text.prefix(60))) of the protocol"
    let hasHandshake = ProtocolVersion(rawValue: text)?.hasHandshake ?? false
    let supported = hasHandshake ? [ProtocolVersion.stateless] : ProtocolVersion.allCases
    return MCPFault(
      .otherVersion,
      hasHandshake ? "\(name) begins with \"initialize\", and a request cannot state it." : "\(name) is not supported.",
      data: .object(of: [
        ("supported", .array(supported.map { .string($0.rawValue) })),
        ("requested", .string(TextGuard.messages(String(text.prefix(60))))),
      ]))
  }

  /// The fault of a value at a path; `found` is `nil` if there is none.
  private static func fault(at path: String, found: JSONValue?, expected: String) -> MCPFault {
    MCPFault(.badParameters, at: path, found: found?.summary ?? "nothing", expected: expected)
  }

  /// The path of a member of `_meta`.
  private static func path(_ name: String) -> String { SourcePath.member(name, of: "$.params._meta") }

  /// A parameter that is a text; `nil` if it is absent.
  func text(_ name: String) throws(MCPFault) -> String? {
    guard let value = parameters[name] else { return nil }
    guard let text = value.text else { throw fault(at: name, expected: "a text") }
    return text
  }

  /// A text that must be there.
  func required(_ name: String, expected: String) throws(MCPFault) -> String {
    guard let text = try text(name) else { throw fault(at: name, expected: expected) }
    return text
  }

  /// The fault of a parameter.
  func fault(at name: String, expected: String) -> MCPFault {
    Self.fault(at: "$.params.\(name)", found: parameters[name], expected: expected)
  }
}

/// The names of the protocol in `_meta`.
enum MetaName {
  static let protocolVersion = "io.modelcontextprotocol/protocolVersion"
  static let clientCapabilities = "io.modelcontextprotocol/clientCapabilities"
  static let serverInfo = "io.modelcontextprotocol/serverInfo"
}

extension MCPRequest {
  /// Refuses a cursor of a list that has one page.
  func checkSinglePage() throws(MCPFault) {
    guard parameters["cursor"] == nil else {
      throw fault(at: "cursor", expected: "nothing, because the list has one page")
    }
  }
}
