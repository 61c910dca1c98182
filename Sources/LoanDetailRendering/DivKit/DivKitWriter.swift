import DesignSystem
import LoanDetailJSON

/// Writes a screen as a card of DivKit.
struct DivKitWriter {
  var json = JSONWriter()
  let document: ScreenDocument
  let words: DivKitRenderer.Words
  /// The title of the current section; a list inside does not repeat it.
  var sectionTitle: String?
  /// The pages that are not written yet.
  var pages: [ListPage]
  /// The actions of the screen, for the items that lead to them.
  let actions: [ItemID: Action]
  /// The templates of the blocks so far, with those on which they are based.
  private(set) var templates: Set<DivKitTemplate> = []
  /// The number of blocks so far.
  private var count = 0

  init(_ document: ScreenDocument, _ words: DivKitRenderer.Words) {
    self.document = document
    self.words = words
    pages = document.pages
    actions = Dictionary(document.contentItems.linkedActions.map { ($0.id, $0) }) { first, _ in first }
  }

  /// What blocks of all types have in common.
  struct Traits {
    /// How a screen reader treats the blocks inside.
    enum Mode: String { case merge, exclude }
    /// What a screen reader calls the block.
    enum Role: String { case header, button }

    /// The id; `nil` for a part of a block that is replaced as a whole.
    var id: String?
    /// The text for a screen reader.
    var label = ""
    var mode: Mode?
    var role: Role?
    /// What opens when the reader taps the block.
    var opens: DivKitAction?
    /// The text to copy when the reader presses the block long.
    var copy: String?

    /// A part that a screen reader leaves out, because the block around it says the same.
    static let decoration = Traits(mode: .exclude)
  }

  /// Writes a container; `items` writes its blocks. Without any, the container gets an invisible block, because DivKit
  /// allows no empty container.
  mutating func block(
    _ style: DivKitTemplate.Style, _ traits: Traits = Traits(), _ items: (inout DivKitWriter) -> Void
  ) {
    begin(DivKitTemplate(style: style), traits)
    json.key("items")
    json.beginArray()
    let before = count
    items(&self)
    if count == before { emptyBlock(.nothing) }
    json.endArray()
    json.endObject()
  }

  /// Writes a text; nothing if it is empty.
  mutating func text(
    _ style: DivKitTemplate.Style, _ text: String, tone: Tone = .neutral, _ traits: Traits = Traits()
  ) {
    guard !text.isEmpty else { return }
    begin(DivKitTemplate(style: style, tone: tone), traits)
    json.property("text", text.shownByDivKit)
    json.endObject()
  }

  /// Writes a block without content. With a weight, it gets that share of the width of the blocks beside it.
  mutating func emptyBlock(_ style: DivKitTemplate.Style, _ traits: Traits = Traits(), weight: Int? = nil) {
    begin(DivKitTemplate(style: style), traits)
    if let weight {
      json.object("width") {
        $0.property("type", "match_parent")
        $0.property("weight", weight)
      }
    }
    json.endObject()
  }

  /// Begins a block with its type and its traits. The caller writes the rest, and ends the object.
  private mutating func begin(_ template: DivKitTemplate, _ traits: Traits) {
    count += 1
    templates.insert(template)
    if let base = template.base { templates.insert(base) }
    json.beginObject()
    json.property("type", template.name)
    json.property("id", traits.id?.divKitID)
    if !traits.label.isEmpty || traits.mode != nil {
      json.object("accessibility") {
        if !traits.label.isEmpty { $0.property("description", traits.label.shownByDivKit) }
        $0.property("mode", traits.mode?.rawValue)
        $0.property("type", traits.role?.rawValue)
      }
    }
    if let action = traits.opens { json.array("actions") { action.write(to: &$0) } }
    if let copy = traits.copy { json.array("longtap_actions") { DivKitAction(copying: copy).write(to: &$0) } }
  }

  mutating func write(_ items: [Item]) { for item in items { write(item) } }

  private mutating func write(_ item: Item) {
    switch item {
    case .header(let header): write(header)
    case .section(let section): write(section)
    case .amount(let amount): write(amount)
    case .row(let row): write(row)
    case .status(let status): write(status)
    case .banner(let banner): write(banner)
    case .actionGroup(let group): write(group)
    case .progress(let progress): write(progress)
    case .breakdown(let breakdown): write(breakdown)
    case .timeline(let timeline): write(timeline)
    case .chart(let chart): write(chart)
    case .table(let table): write(table)
    case .chips(let group): write(group)
    case .note(let note):
      text(.text, note.text, tone: note.tone, Traits(id: note.id.rawValue, label: note.accessibilityLabel))
    case .divider(let divider): emptyBlock(.divider, Traits(id: divider.id.rawValue, mode: .exclude))
    case .custom(let item): block(.stack, Traits(id: item.id.rawValue)) { $0.write(item.fallback) }
    }
  }
}

extension ItemID {
  /// The id of a block that shows a part of the item which has no id of its own.
  func part(_ name: String) -> String { "\(rawValue)/\(name)" }
}
