import DesignSystem
import LoanDetailJSON
public import LoanDetailRendering

/// What a client can do.
public struct MCPClient: Sendable, Hashable {
  /// Whether the client draws MCP Apps, which are pages beside the answers of tools.
  public var drawsApps: Bool
  /// What the client can draw of A2UI, whose surfaces are beside the text of screens; `nil` if it draws none.
  public var surfaces: A2UICapabilities?

  public init(drawsApps: Bool = false, surfaces: A2UICapabilities? = nil) {
    self.drawsApps = drawsApps
    self.surfaces = surfaces
  }

  /// Reads what a client states about itself at a path.
  fileprivate init(capabilities: JSONValue?, at path: String) throws(MCPFault) {
    drawsApps =
      capabilities?["extensions"]?[MCPApp.extensionName]?["mimeTypes"]?.elements
      .contains(.string(MCPApp.mediaType)) ?? false
    surfaces = try A2UICapabilities(stated: capabilities, at: path)
  }
}

extension MCPRequest {
  /// What the client states about itself in the request, or in its handshake.
  func statedClient() throws(MCPFault) -> MCPClient {
    if version.hasHandshake {
      return try MCPClient(capabilities: parameters["capabilities"], at: "$.params.capabilities")
    }
    let name = MetaName.clientCapabilities
    return try MCPClient(capabilities: parameters["_meta"]?[name], at: SourcePath.member(name, of: "$.params._meta"))
  }

  /// The client of the request, which may have stated in a handshake what it can do. It may state in each request what
  /// it can draw of A2UI.
  func client(after handshake: MCPClient) throws(MCPFault) -> MCPClient {
    var client = version.hasHandshake ? handshake : try statedClient()
    client.surfaces = try A2UICapabilities(stated: parameters["_meta"], at: "$.params._meta") ?? client.surfaces
    return client
  }
}

extension A2UICapabilities {
  /// Reads what is stated about A2UI at a path; `nil` if nothing is.
  fileprivate init?(stated value: JSONValue?, at path: String) throws(MCPFault) {
    guard let stated = value?[MCPSurface.name]?[MCPSurface.clientCapabilities] else { return nil }
    do { try self.init(json: stated) } catch {
      let place = "\(path).\(MCPSurface.name).\(MCPSurface.clientCapabilities)"
      throw MCPFault(
        .badParameters, at: place + error.path.dropFirst(), found: error.found, expected: error.expected)
    }
  }
}
