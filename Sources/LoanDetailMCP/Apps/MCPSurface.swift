import DesignSystem
import LoanDetail
import LoanDetailJSON
import LoanDetailRendering
import Localization

/// A screen as a surface of A2UI (<https://a2ui.org>), for a client that states its catalogs.
///
/// The surface stands beside the text, and is for the user alone: a model reads the text.
enum MCPSurface {
  static let mediaType = "application/a2ui+json"
  /// The address of the surface in the result of a tool, which is no resource that can be read later.
  static let address = "a2ui://loan-detail/screen"
  /// The member with everything about A2UI in a client's capabilities and in `_meta` of a request.
  static let name = "a2ui"
  /// The member in that one with what the client can draw.
  static let clientCapabilities = "clientCapabilities"

  /// The longest surface, in bytes. A client shows the text of a longer one.
  private static let maximumSurface = 1 << 18

  /// The surface as the contents of a resource; `nil` if the client has no catalog for it, or if it is too long.
  static func contents(
    of document: ScreenDocument, for client: MCPClient, in language: Language, at address: String
  ) -> JSONValue? {
    guard let (version, catalog) = client.surfaces?.best else { return nil }
    let renderer = A2UIRenderer(version: version, catalog: catalog, words: A2UIRenderer.Words(language))
    let messages = renderer.render(document)
    guard messages.count <= maximumSurface else { return nil }
    let lines = String(decoding: messages, as: UTF8.self).split(separator: "\n")
    return .object(of: [
      ("uri", .string(address)), ("mimeType", .string(mediaType)),
      ("text", .string("[\(lines.joined(separator: ","))]")),
    ])
  }

  /// The surface as content of the result of a tool; `nil` where it has no contents.
  static func content(of document: ScreenDocument, for client: MCPClient, in language: Language) -> JSONValue? {
    contents(of: document, for: client, in: language, at: address).map { contents in
      .object(of: [
        ("type", .string("resource")), ("resource", contents),
        ("annotations", .object(of: [("audience", .array([.string("user")]))])),
      ])
    }
  }
}
