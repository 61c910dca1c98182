public import DesignSystem

/// Addresses that are queries, such as `?screen=schedule`, `?flow=pay` and `?event=autopay.off`, for a server that
/// shows the page at any path.
///
/// A screen of another product is `?product=type:id&screen=main`, a document is `?document=id`, and the rows of a page
/// are `?screen=schedule&size=12&after=cursor`. The rows of an answer to a question have the question, such as
/// `?screen=statement&from=2026-09-01&to=2026-10-31&size=12&after=cursor`, with its name where the screen has another
/// one: `?screen=what-if&question=fixed&amount=100`. The parameters of a flow are in the document, and not in the
/// address. A flow under the source's own name has no address.
public struct QueryLinks: HTMLLinks {
  public init() {}

  public func address(of target: HTMLTarget, in document: ScreenDocument) -> String? {
    switch target {
    case .opens(.screen(let screen, of: nil)): Self.query([("screen", screen.rawValue)])
    case .opens(.screen(let screen, of: let product?)):
      Self.query([("product", "\(product.type):\(product.id)"), ("screen", screen.rawValue)])
    case .opens(.flow(let name, _)): Self.query([("flow", name)])
    case .opens(.event(let name, _)): Self.query([("event", name)])
    case .opens(.document(let id)): Self.query([("document", id)])
    case .opens(.sourceFlow), .opens(.item), .opens(.link): nil
    case .rowsAfter(let page, let cursor): Self.query(of: document, [("size", "\(page.count)"), ("after", cursor)])
    case .rowsBefore(let page, let cursor): Self.query(of: document, [("size", "\(page.count)"), ("before", cursor)])
    case .again: Self.query(of: document)
    }
  }

  /// The query that asks for a document again, with the question that it answers and the parameters of its rows.
  private static func query(of document: ScreenDocument, _ rows: [(name: String, value: String)] = []) -> String {
    var parameters = [(name: "screen", value: document.screen.rawValue)]
    if let question = document.question {
      if question.name != document.screen.rawValue { parameters.append((name: "question", value: question.name)) }
      parameters += question.parameters.map { (name: $0.name, value: $0.value) }
    }
    return query(parameters + rows)
  }

  /// The query with these parameters, in their order; their values are encoded, but not their names.
  static func query(_ parameters: [(name: String, value: String)]) -> String {
    "?" + parameters.map { "\($0.name)=\(encoded($0.value))" }.joined(separator: "&")
  }

  /// Returns a text with all bytes percent-encoded but the unreserved ones of RFC 3986 and the colon.
  package static func encoded(_ text: String) -> String {
    text.percentEncoded { 0x30...0x39 ~= $0 || 0x61...0x7A ~= $0 | 0x20 || "-._~:".utf8.contains($0) }
  }
}
