import DesignSystem
import LoanDetailJSON

/// Writes a screen as components of A2UI and as the data model with their values.
///
/// A component follows the components inside it. Titles and labels are in the components; values are in the data model.
struct SurfaceWriter {
  /// The look of a text.
  enum Style {
    case body, caption
    /// A heading; level 1 is the title of the screen.
    case heading(Int)
  }

  let version: A2UIVersion
  let catalog: A2UICatalog
  let words: A2UIRenderer.Words
  let screen: ScreenDocument
  /// The places of the buttons that are not in their groups.
  let buttons: ButtonPlaces
  /// The number of sections around the item that is written.
  var depth = 0
  /// The title of the innermost section, which a table inside does not repeat; `nil` outside sections.
  var heading: String?
  /// The array of components.
  var components = JSONWriter()
  /// The object of the data model.
  var data = JSONWriter()
  /// Whether texts for a screen reader are written; `false` if the client omits a property.
  private let saysLabels: Bool

  init(_ renderer: A2UIRenderer, _ screen: ScreenDocument) {
    version = renderer.version
    catalog = renderer.catalog
    words = renderer.words
    self.screen = screen
    buttons = ButtonPlaces(screen.contentItems)
    saysLabels = screen.omissions.isEmpty
    components.beginArray()
    data.beginObject()
  }

  /// Returns the messages that create the surface.
  mutating func messages() -> [UInt8] {
    components.endArray()
    data.endObject()
    var messages = SurfaceMessages(version: version, surface: screen.surfaceID)
    messages.create(
      catalog: surfaceCatalog.id(in: version), components: components.takeText(.compact).dropLast(),
      data: data.takeText(.compact).dropLast())
    return messages.bytes
  }

  /// The catalog of components that name no other one. Before version 1.0, a surface has one catalog, and the engine's
  /// own catalog has the components of the basic one, too.
  private var surfaceCatalog: A2UICatalog { version == .v10 ? .basic : catalog }

  /// Begins a component; write its properties next and then call ``end()``.
  mutating func begin(_ type: String, _ id: String) {
    components.beginObject()
    components.property("id", id)
    components.property("component", type)
  }

  mutating func end() { components.endObject() }

  /// Writes the reference to a value of the data model. `place` is the names of the members that lead to the value.
  mutating func bind(_ property: String, to place: String...) {
    components.object(property) { [path = version.path] in $0.property(path, JSONPointer(place).text) }
  }

  /// Writes the ids of the components inside a component.
  mutating func children(_ ids: [String]) {
    components.key("children")
    components.beginArray()
    for id in ids { components.string(id) }
    components.endArray()
  }

  /// Writes components one below the other.
  mutating func column(_ id: String, of ids: [String]) {
    begin("Column", id)
    children(ids)
    end()
  }

  /// Writes a component that stands out from what is around it.
  mutating func card(_ id: String, of child: String) {
    begin("Card", id)
    components.property("child", child)
    end()
  }

  /// Writes a text that the component itself has.
  mutating func title(_ id: String, _ text: String, _ style: Style = .body) {
    begin("Text", id)
    components.property("text", markdown(text, style))
    variant(style)
    end()
  }

  /// Writes a text that is in the data model; `spoken` is the text for a screen reader, which is beside it there.
  mutating func value(_ id: String, _ text: String, spoken: String? = nil, _ style: Style = .body) {
    let spoken = saysLabels && spoken != text ? spoken : nil
    let shown = markdown(text, style)
    begin("Text", id)
    data.key(id)
    if let spoken {
      bind("text", to: id, "text")
      components.key("accessibility")
      components.beginObject()
      bind("label", to: id, "spoken")
      components.endObject()
      data.object {
        $0.property("text", shown)
        $0.property("spoken", spoken)
      }
    } else {
      bind("text", to: id)
      data.string(shown)
    }
    variant(style)
    end()
  }

  /// Writes the variant of a text, if its style has one in the version.
  private mutating func variant(_ style: Style) {
    switch (style, version) {
    case (.body, _), (.heading, .v10): break
    case (.caption, _): components.property("variant", "caption")
    case (.heading(let level), .v091): components.property("variant", "h\(min(level, 5))")
    }
  }

  /// The Markdown of a text. From version 1.0 on, it also makes a text a heading, because no variant does.
  private func markdown(_ text: String, _ style: Style) -> String {
    guard case (.heading(let level), .v10) = (style, version) else { return MarkdownText.escaped(text) }
    return "\(String(repeating: "#", count: min(level, 6))) \(MarkdownText.escaped(text, isHeading: true))"
  }
}

extension ScreenDocument {
  /// The id of the surface that shows the screen: answers to different questions are different surfaces.
  var surfaceID: String {
    var names = [subject.type, subject.id, screen.rawValue]
    if let question {
      if question.name != screen.rawValue { names.append(question.name) }
      names += question.parameters.map { "\($0.name)=\($0.value)" }
    }
    return names.filter { !$0.isEmpty }.joined(separator: ":")
  }
}
