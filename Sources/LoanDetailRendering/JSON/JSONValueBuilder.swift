import LoanDetailJSON

/// Builds the `JSONValue` that a parser would read from the output of `JSONWriter` for the same calls.
struct JSONValueBuilder: JSONOutput {
  private(set) var value = JSONValue.null
  /// The objects and arrays that are open, outermost first.
  private var open: [Container] = []

  /// An object or an array that is open.
  private struct Container {
    var isObject: Bool
    /// In an object, the name of the member whose value comes next.
    var name = ""
    var members: [JSONValue.Member] = []
    var elements: [JSONValue] = []

    var value: JSONValue { isObject ? .object(members) : .array(elements) }
  }

  mutating func beginObject() { open.append(Container(isObject: true)) }
  mutating func endObject() { end() }
  mutating func beginArray() { open.append(Container(isObject: false)) }
  mutating func endArray() { end() }
  mutating func key(_ name: String) { open[open.count - 1].name = name }
  mutating func string(_ text: String) { add(.string(text)) }
  mutating func key(_ name: StaticString) { key(name.description) }
  mutating func string(_ text: StaticString) { string(text.description) }
  mutating func property(_ name: StaticString, _ text: String) {
    key(name)
    string(text)
  }
  mutating func integer(_ number: some FixedWidthInteger) { add(.number(String(number))) }
  mutating func boolean(_ flag: Bool) { add(.bool(flag)) }
  mutating func null() { add(.null) }

  var hashOfObjectSoFar: ContentHash { ContentHash(of: open.first?.value ?? value) }
  var canonicalHashOfObjectSoFar: ContentHash { ContentHash(canonicalFormOf: open.first?.value ?? value) }
  var contentHash: ContentHash { ContentHash(of: value) }

  private mutating func end() {
    if let container = open.popLast() { add(container.value) }
  }

  /// Adds a value to the innermost container; outside all of them, it is the whole value.
  private mutating func add(_ value: JSONValue) {
    let last = open.count - 1
    if last < 0 {
      self.value = value
    } else if open[last].isObject {
      open[last].members.append(JSONValue.Member(open[last].name, value))
    } else {
      open[last].elements.append(value)
    }
  }
}
