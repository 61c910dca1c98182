import DesignSystem
import LoanDetail
import LoanDetailCore
import LoanDetailEngine
import LoanDetailJSON
import LoanDetailRendering
import Localization

/// The answer of a tool: lines of text to quote, and the same as entries for a program, both in reading order.
struct MCPAnswer: Sendable {
  /// The members of the structured content before its entries.
  var about: [(name: String, value: JSONValue?)]
  var lines: [String]
  /// The name of the entries in the structured content.
  var name: String
  var entries: [JSONValue]
  /// The screen that a client may draw; `nil` if the answer is no screen.
  var screen: ScreenDocument?
  /// Where the answer is in the list of products; `nil` if it is no list.
  var place: ListPlace?
  /// Whether the product cannot be shown; the lines say why.
  var isFault = false

  static let figures = "figures"
  static let items = "items"
  static let changes = "changes"
  static let products = "products"
  /// The number of columns of the lines.
  static let width = 100

  /// The renderer of the lines. It draws the rows of folded groups, too.
  static func renderer(_ language: Language) -> TextRenderer {
    TextRenderer(width: width, unfoldsGroups: true, words: TextRenderer.Words(language))
  }

  /// The lines of a screen.
  private static func lines(of document: ScreenDocument, for reader: LoanReader) -> [String] {
    renderer(reader.language).lines(of: document).lines
  }
}

extension MCPAnswer {
  /// A screen with the sources of its figures.
  init(_ screen: ExplainedScreen, _ names: ProductNames, for reader: LoanReader) {
    let document = screen.document
    let value = JSONRenderer().value(of: document)
    about = Self.about(screen, names: names, json: value)
    lines = Self.lines(of: document, for: reader)
    name = Self.figures
    entries = ScreenFigures(of: value, by: screen.explanation).entries
    isFault = screen.cause != nil
    self.screen = document
  }

  /// Some nodes of a screen, with everything that is known of each.
  init(
    explaining nodes: [NodeExplanation], of screen: ExplainedScreen, _ names: ProductNames, for reader: LoanReader
  ) {
    about = Self.about(screen, names: names, json: JSONRenderer().value(of: screen.document))
    lines = Self.lines(of: ExplanationOutput(screen, nodes: nodes, for: reader).document(), for: reader)
    name = Self.items
    entries = nodes.map { node in
      .object(of: [
        ("item", .string(node.id.rawValue)), ("kind", .string(node.kind)),
        ("says", .string(node.accessibilityLabel)), ("fact", (node.fact?.rawValue).json),
        ("sources", .array(node.sources.map(\.json))), ("sourcesOf", (node.sourcesOf?.rawValue).json),
      ])
    }
    isFault = screen.cause != nil
  }

  /// The answer without the id of its product, for a screen that is of no product of the list.
  var withoutProduct: MCPAnswer {
    var answer = self
    answer.about.removeAll { $0.name == "product" }
    return answer
  }

  /// The product, the screen and the day of an answer, and whether it is complete. `value` is the screen as JSON.
  static func about(
    _ screen: ExplainedScreen, names: ProductNames, json value: JSONValue
  ) -> [(name: String, value: JSONValue?)] {
    [
      ("product", screen.product.map(names.name(of:)).json), ("title", value["product"]?["title"]),
      ("screen", value["screen"]), ("question", value["question"]),
      ("screens", .array(value["navigation"]?["screens"]?.elements.compactMap { $0["screen"] } ?? [])),
      ("outcome", value["outcome"]), ("freshness", value["freshness"]),
    ]
  }
}

extension MCPAnswer {
  /// The list of products.
  ///
  /// - Parameters:
  ///   - list: the list as text.
  ///   - place: where the list is among its pages.
  init(_ list: RenderedList, at place: ListPlace, _ names: ProductNames) {
    self.place = place
    self.place?.next = list.next
    let text = String(decoding: list.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map(String.init)
    let list = list.list
    about = [
      ("outcome", JSONRenderer.value(of: list.outcome)), ("freshness", JSONRenderer.value(of: list.freshness)),
    ]
    // In the table, an id with a handle is masked, so that it could not be asked for.
    let handles = list.entries.compactMap(\.id).map { (name: names.name(of: $0), id: $0.description) }
      .filter { $0.name != $0.id }.map { "\(TextGuard.messages($0.id)) = \($0.name)" }
    lines = text + handles
    name = Self.products
    entries = list.entries.map { entry in
      .object(of: [
        ("product", entry.id.map(names.name(of:)).json), ("type", .string(entry.type.rawValue)),
        ("title", .string(entry.title)), ("subtitle", entry.subtitle.json),
        ("balance", entry.balance?.json), ("balanceLabel", entry.balanceLabel.json),
        ("states", .array(entry.statuses.map { .string($0.text) })), ("outcome", JSONRenderer.value(of: entry.outcome)),
      ])
    }
  }
}

extension MoneyValue {
  /// The amount as in the JSON of a screen, without the words for screen readers.
  fileprivate var json: JSONValue {
    .object(of: [
      ("kind", .string("money")), ("amount", .string(amount)), ("currency", .string(currency)), ("text", .string(text)),
    ])
  }
}
