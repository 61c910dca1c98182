import DesignSystem
import LoanDetailJSON

extension ScreenWriter {
  mutating func key(_ name: StaticString) { output.key(name) }
  mutating func null() { output.null() }

  mutating func property(_ name: StaticString, _ text: String) { output.property(name, text) }

  /// Writes a property whose value has no characters to escape.
  mutating func property(_ name: StaticString, plain text: StaticString) {
    output.key(name)
    output.string(text)
  }

  /// Writes a property, or omits it if `text` is `nil`.
  mutating func property(_ name: StaticString, _ text: String?) {
    if let text { property(name, text) }
  }

  mutating func property(_ name: StaticString, _ number: some FixedWidthInteger) {
    output.key(name)
    output.integer(number)
  }

  /// Writes the text for a screen reader, unless the client does without it.
  ///
  /// From version 3 on, the text is omitted if it equals a text that is visible.
  mutating func label(_ text: String, visible: String? = nil) {
    if version >= 3, omitsLabels || text == visible { return }
    property("accessibilityLabel", text)
  }

  /// Writes the title of a list or a group of actions. From version 3 on, the title is omitted if the section around
  /// has the same one.
  mutating func title(_ title: String) {
    property("title", version < 3 ? title : Heading.shown(title, inside: sectionTitle))
  }

  /// Writes the short form of a message, from version 3 on.
  mutating func short(_ text: String?) {
    if version >= 3 { property("short", text) }
  }

  /// Writes a tone. From version 3 on, a neutral one is omitted.
  mutating func tone(_ tone: Tone) {
    if version < 3 || tone != .neutral { property("tone", tone.rawValue) }
  }

  /// Writes an object; `body` writes its properties.
  mutating func object(_ body: (inout ScreenWriter) -> Void) {
    output.beginObject()
    body(&self)
    output.endObject()
  }

  /// Writes a property whose value is an object; `body` writes its properties.
  mutating func object(_ name: StaticString, _ body: (inout ScreenWriter) -> Void) {
    output.key(name)
    object(body)
  }

  /// Writes an array; `body` writes each of its elements.
  mutating func array<Element>(_ elements: some Sequence<Element>, _ body: (inout ScreenWriter, Element) -> Void) {
    output.beginArray()
    for element in elements { body(&self, element) }
    output.endArray()
  }

  /// Writes a property whose value is an array; `body` writes each of its elements.
  mutating func array<Element>(
    _ name: StaticString, _ elements: some Sequence<Element>, _ body: (inout ScreenWriter, Element) -> Void
  ) {
    output.key(name)
    array(elements, body)
  }

  /// Writes an item: an object that begins with its kind and id; `body` writes the other properties.
  mutating func item(_ kind: StaticString, _ id: ItemID, _ body: (inout ScreenWriter) -> Void) {
    object {
      $0.property("kind", plain: kind)
      $0.property("id", id.rawValue)
      body(&$0)
    }
  }

  /// Writes a property whose value is an array of items.
  mutating func items(_ name: StaticString, _ items: [Item]) {
    array(name, items) { $0.write($1) }
  }
}
