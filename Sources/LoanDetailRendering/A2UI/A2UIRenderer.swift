public import DesignSystem

/// Renders a screen as the messages that create a surface of A2UI (<https://a2ui.org>), one JSON object a line.
///
/// ```swift
/// let renderer = A2UIRenderer(version: .v10)
/// stream(renderer.render(screen))
/// ```
///
/// Every figure of the screen is shown. What the catalog cannot draw is replaced by simpler items, as for an older
/// client; every client has the basic catalog. Values are in the data model under the ids of their components, so that
/// a later screen is a small ``A2UIUpdate``. The id of a component is the item's id as an identifier: `debt.total`
/// becomes `debt_total`.
///
/// A button sends an event named after the kind of its destination, such as `flow` or `screen`. Its context has what
/// opens and, unless that is a screen, the id of the `item`; also the typed `parameters`, the `inputs` of the customer,
/// and the `confirmation` to ask for.
public struct A2UIRenderer: Renderer {
  /// The renderer's own words, in the language of the reader: those of a page.
  public typealias Words = HTMLRenderer.Words

  /// The version of the protocol.
  public let version: A2UIVersion
  /// The components that the client has.
  public let catalog: A2UICatalog
  /// The renderer's own words, which no document contains.
  public let words: Words

  public init(version: A2UIVersion = .v091, catalog: A2UICatalog = .basic, words: Words = Words()) {
    self.version = version
    self.catalog = catalog
    self.words = words
  }

  /// Renders the screen as messages in UTF-8, each with a newline at its end.
  public func render(_ document: ScreenDocument) -> [UInt8] {
    let profile = ClientProfile(drawing: catalog.kinds(in: document), omitting: document.omissions)
    var surface = SurfaceWriter(self, document.adapted(to: profile).document)
    surface.writeScreen()
    return surface.messages()
  }
}
