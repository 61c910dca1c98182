import DesignSystem
import LoanDetail
import LoanDetailJSON

extension MCPServer {
  /// The number of resources on one page of their list.
  private static let pageSize = 50

  /// Lists the main screen of each product, page by page; before them, the page that draws screens.
  func resourceList(for request: MCPRequest) async throws(MCPFault) -> MCPResult {
    let entries: [ProductList.Entry]
    do {
      entries = try await loans.list(for: scope, reader).list.entries.filter { $0.id != nil }
    } catch {
      throw MCPFault(.internalFault, error.fault == nil ? "\(error)" : error.title)
    }
    let start = try request.text("cursor").map { Int($0) ?? -1 } ?? 0
    guard start == 0 || start > 0 && start < entries.count && start % Self.pageSize == 0 else {
      throw request.fault(at: "cursor", expected: "a cursor of an earlier page")
    }
    let page = entries[start...].prefix(Self.pageSize)
    return MCPResult(
      [
        ("resources", .array((start == 0 ? [MCPApp.resource] : []) + page.map(Self.resource))),
        ("nextCursor", page.endIndex < entries.endIndex ? .string("\(page.endIndex)") : nil),
      ], lasts: false)
  }

  private static func resource(of entry: ProductList.Entry) -> JSONValue {
    let id = entry.id?.description ?? ""
    return .object(of: [
      ("uri", .string(ScreenAddress(product: id, screen: "main").text)), ("name", .string(id)),
      ("title", .string([entry.title, entry.subtitle].compactMap(\.self).joined(separator: ", "))),
      ("description", (entry.statuses.first?.text).json), ("mimeType", .string("text/plain")),
    ])
  }

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
                  "A screen as text. The product is an id of list_products. A long text has parts; its last line names the "
                    + "cursor of the next one.")
              ),
              ("mimeType", .string("text/plain")),
            ])
          ])
        )
      ], lasts: true)
  }

  func resource(for request: MCPRequest) async throws(MCPFault) -> MCPResult {
    let uri = try request.required("uri", expected: "the address of a resource")
    if uri == MCPApp.address { return MCPResult([("contents", .array([MCPApp.contents]))], lasts: true) }
    let missing = MCPFault(
      request.version.hasHandshake ? .noSuchResource : .badParameters,
      "There is no resource \(SourcePath.quoted(uri.prefix(200))).",
      data: .object(of: [("uri", .string(TextGuard.messages(String(uri.prefix(200)))))]))
    guard let address = ScreenAddress(uri) else { throw missing }
    let text: String
    do {
      text = try await self.text(at: address)
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
    return MCPResult(
      [
        (
          "contents",
          .array([
            .object(of: [("uri", .string(uri)), ("mimeType", .string("text/plain")), ("text", .string(text))])
          ])
        )
      ], lasts: false)
  }

  private func text(at address: ScreenAddress) async throws -> String {
    let screens = try await loans.explanation(
      of: ProductReference(address.product), on: [ScreenID(rawValue: address.screen)], for: scope, reader)
    return try MCPAnswer(screens[0], for: reader).text(
      part: address.cursor, limit: options.maximumLength, in: reader.language)
  }
}
