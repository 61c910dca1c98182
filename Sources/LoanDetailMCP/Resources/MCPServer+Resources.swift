import DesignSystem
import LoanDetail
import LoanDetailJSON

extension MCPServer {
  /// The number of products on one page of their list.
  static var productsOnPage: Int { 50 }

  /// Lists the main screen of each product, page by page; before them, the page that draws screens.
  func resourceList(for request: MCPRequest) async throws(MCPFault) -> MCPResult {
    let cursor = try request.text("cursor")
    let list: RenderedList
    do {
      list = try await loans.list(for: scope, reader, from: cursor, atMost: Self.productsOnPage)
    } catch {
      if case .unknownCursor = error { throw request.fault(at: "cursor", expected: "a cursor of an earlier page") }
      throw MCPFault(.internalFault, error.fault == nil ? "\(error)" : error.title)
    }
    let products = list.list.entries.filter { $0.id != nil }.map(resource(of:))
    return MCPResult(
      [
        ("resources", .array((cursor == nil ? [MCPApp.resource] : []) + products)), ("nextCursor", list.next.json),
      ], lasts: false)
  }

  /// The main screen of a product, in the list of resources.
  private func resource(of entry: ProductList.Entry) -> JSONValue {
    let id = entry.id.map(names.name(of:)) ?? ""
    return .object(of: [
      ("uri", .string(ScreenAddress(product: id, screen: "main").text)), ("name", .string(id)),
      ("title", .string([entry.title, entry.subtitle].compactMap(\.self).joined(separator: ", "))),
      ("description", (entry.statuses.first?.text).json), ("mimeType", .string("text/plain")),
    ])
  }

  /// Lists the template of the addresses of screens.
  func resourceTemplates(for request: MCPRequest) throws(MCPFault) -> MCPResult {
    try request.checkSinglePage()
    return MCPResult(
      [
        (
          "resourceTemplates",
          .array([
            .object(of: [
              ("uriTemplate", .string(ScreenAddress.template)), ("name", .string("screen")),
              ("title", .string("Screen of a product")),
              (
                "description",
                .string(
                  "A screen as text. The product is an id of list_products. A long text has parts; its last line names "
                    + "the cursor of the next one.")
              ),
              ("mimeType", .string("text/plain")),
            ])
          ])
        )
      ], lasts: true)
  }

  /// The contents of a resource: a screen, or the page that draws screens.
  func resource(for request: MCPRequest, of client: MCPClient) async throws(MCPFault) -> MCPResult {
    let uri = try request.required("uri", expected: "the address of a resource")
    if uri == MCPApp.address { return MCPResult([("contents", .array([MCPApp.contents]))], lasts: true) }
    let missing = MCPFault(
      request.version.hasHandshake ? .noSuchResource : .badParameters,
      "There is no resource \(SourcePath.quoted(uri.prefix(200))).",
      data: .object(of: [("uri", .string(TextGuard.messages(String(uri.prefix(200)))))]))
    guard let address = ScreenAddress(uri) else { throw missing }
    let contents: [JSONValue]
    do {
      contents = try await self.contents(at: address, uri: uri, for: client)
    } catch let error as RequestError {
      switch error {
      case .notFound, .ambiguous, .noSuchScreen: throw missing
      default: throw MCPFault(.internalFault, error.fault == nil ? "\(error)" : error.title)
      }
    } catch let fault as ToolFault {
      throw MCPFault(.badParameters, fault.message)
    } catch {
      throw MCPFault(.internalFault, "The screen cannot be shown.")
    }
    return MCPResult([("contents", .array(contents))], lasts: false)
  }

  /// A screen as text and, with the first part of the text, as a surface for a client that draws surfaces.
  private func contents(
    at address: ScreenAddress, uri: String, for client: MCPClient
  ) async throws -> [JSONValue] {
    let screens = try await loans.explanation(
      of: reference(named: address.product), on: [ScreenID(rawValue: address.screen)], for: scope, reader)
    let text = try MCPAnswer(screens[0], names, for: reader).text(
      part: address.cursor, limit: options.maximumLength, in: reader.language)
    let surface =
      address.cursor == nil
      ? MCPSurface.contents(of: screens[0].document, for: client, in: reader.language, at: uri) : nil
    return [
      .object(of: [("uri", .string(uri)), ("mimeType", .string("text/plain")), ("text", .string(text))])
    ] + [surface].compactMap(\.self)
  }
}
