public import DesignSystem
import LoanDetailJSON

/// Renders a screen as a card of DivKit: `{"card": …, "templates": …}`, valid from version 25.7.0 on.
///
/// ```swift
/// let card = DivKitRenderer(words: DivKitRenderer.Words(language)).render(screen)
/// ```
///
/// Blocks have the ids of the items, so that a ``DivKitPatch`` can name them, and the items' texts for a screen reader.
/// What DivKit has no block for is shown with simpler ones: a table as rows, a chart as its figures, an own kind as its
/// fallback. All of the look is in the templates, whose names begin with `ld-`: a host may replace them by its own of
/// the same names.
///
/// An action has an address such as `loan-detail:?screen=schedule` or `loan-detail:?flow=pay`. Its payload has the
/// destination as our JSON has it, with its typed parameters, and the question to ask first and the form, if there are
/// any.
public struct DivKitRenderer: Renderer {
  /// The renderer's own words, in the language of the reader: those of a page.
  public typealias Words = HTMLRenderer.Words

  /// The renderer's own words, which no document contains.
  public let words: Words
  private let layout: JSONLayout

  /// Creates a renderer; `isCompact` omits all white space.
  public init(isCompact: Bool = false, words: Words = Words()) {
    layout = isCompact ? .compact : .lines
    self.words = words
  }

  /// Renders the card as one JSON object in UTF-8.
  public func render(_ document: ScreenDocument) -> [UInt8] {
    var writer = DivKitWriter(document, words)
    writer.writeCard()
    return writer.json.takeText(layout)
  }
}
