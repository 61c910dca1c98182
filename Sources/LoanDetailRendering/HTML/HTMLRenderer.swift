public import DesignSystem

/// Renders a screen as HTML: one page that needs nothing else, or a fragment for a page of the host.
///
/// ```swift
/// let renderer = HTMLRenderer(theme: try HTMLTheme(css: brand))
/// send(renderer.render(screen), as: "text/html; charset=utf-8")
/// ```
///
/// A page has no script, loads nothing, and its Content-Security-Policy allows only its own style sheet. Every
/// informative text of the screen is in the page once, in reading order; the button of an action that a banner or the
/// bottom of the screen has is not in its group again. The ids of the items are anchors. Folded sections, folded groups
/// and the figures of charts are `details` elements.
///
/// A fragment has neither the style sheet, which the host includes once, nor a heading of the first level. Its elements
/// and class names are those of the page.
public struct HTMLRenderer: Renderer {
  /// What is rendered.
  public enum Form: String, Sendable, Hashable, CaseIterable {
    /// A whole page.
    case page
    /// One element for a page of the host, with headings from the second level on.
    case fragment
  }

  /// The renderer's own words, in the language of the reader.
  public struct Words: Sendable, Hashable {
    /// The heading of the other screens.
    public var screens: String
    /// The link to the rows before a page.
    public var earlier: String
    /// The link to the rows after a page.
    public var later: String
    /// The choice to see all columns of a table on a narrow screen.
    public var allColumns: String
    /// The link from a section to the screen with the whole of it.
    public var more: String
    /// The figures of a chart.
    public var figures: String
    /// The link that asks for the screen again after a fault.
    public var again: String
    /// The words before the day of the screen.
    public var asOf: String

    public init(
      screens: String = "More screens", earlier: String = "Earlier rows", later: String = "Later rows",
      allColumns: String = "All columns", more: String = "Show all", figures: String = "Show figures",
      again: String = "Try again", asOf: String = "Shown for"
    ) {
      self.screens = screens
      self.earlier = earlier
      self.later = later
      self.allColumns = allColumns
      self.more = more
      self.figures = figures
      self.again = again
      self.asOf = asOf
    }
  }

  public let form: Form
  /// The renderer's own words, which no document contains.
  public let words: Words
  private let links: AnyLinks
  private let templates: [CustomItem.Kind: AnyTemplate]
  private let anchorPrefix: String
  private let style: StyleSheet

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - form: a page or a fragment.
  ///   - theme: the brand of the bank. A fragment does not contain it.
  ///   - words: the renderer's own words.
  ///   - links: the addresses of what a screen opens.
  ///   - templates: what draws the own kinds of products; the last one of a kind counts. Items of other kinds are drawn
  ///     by their fallback.
  ///   - anchorPrefix: the beginning of the ids of elements, such as `old-`, for a page of the host with several
  ///     screens.
  public init(
    form: Form = .page, theme: HTMLTheme = HTMLTheme(), words: Words = Words(), links: any HTMLLinks = QueryLinks(),
    templates: [any HTMLTemplate] = [], anchorPrefix: String = ""
  ) {
    self.form = form
    self.words = words
    self.links = AnyLinks(links: links)
    self.templates = Dictionary(templates.map { ($0.kind, AnyTemplate(template: $0)) }) { $1 }
    self.anchorPrefix = anchorPrefix
    style = StyleSheet(theme: theme)
  }

  /// Returns the id of the element that shows an item, without a prefix: the item's id itself, with each byte that an
  /// anchor cannot have as `~` and two hexadecimal digits.
  package static func anchor(of id: ItemID) -> String {
    let isSafe: (UInt8) -> Bool = { $0 > 0x20 && $0 < 0x7F && !"%~\"'<>&#`".utf8.contains($0) }
    guard !id.rawValue.utf8.allSatisfy(isSafe) else { return id.rawValue }
    return id.rawValue.utf8.map { isSafe($0) ? String(Unicode.Scalar($0)) : "~\(String($0, radix: 16))" }.joined()
  }

  /// The style sheet for fragments, with a theme.
  public static func styleSheet(theme: HTMLTheme = HTMLTheme()) -> String { StyleSheet(theme: theme).text }

  /// Returns the page or the fragment in UTF-8.
  public func render(_ document: ScreenDocument) -> [UInt8] {
    var page = PageWriter(
      document, form: form, words: words, links: links.links, templates: templates.mapValues(\.template),
      anchorPrefix: anchorPrefix)
    page.writeScreen()
    if form == .page { page.writePage(style) }
    return page.html.takeText()
  }
}

/// Links that can be compared with links of another type.
private struct AnyLinks: Hashable, Sendable {
  let links: any HTMLLinks

  static func == (left: AnyLinks, right: AnyLinks) -> Bool { AnyHashable(left.links) == AnyHashable(right.links) }
  func hash(into hasher: inout Hasher) { links.hash(into: &hasher) }
}

/// A template that can be compared with a template of another type.
private struct AnyTemplate: Hashable, Sendable {
  let template: any HTMLTemplate

  static func == (left: AnyTemplate, right: AnyTemplate) -> Bool {
    AnyHashable(left.template) == AnyHashable(right.template)
  }
  func hash(into hasher: inout Hasher) { template.hash(into: &hasher) }
}
