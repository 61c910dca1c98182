import LoanDetailJSON

/// The output of a ``ScreenWriter``: bytes (`JSONWriter`), a `JSONValue` (``JSONValueBuilder``), or only the texts that
/// are looked for (``StatedTexts``).
///
/// The writer calls the methods in the order of the JSON text: in an object, each value follows its key.
protocol JSONOutput {
  mutating func beginObject()
  mutating func endObject()
  mutating func beginArray()
  mutating func endArray()
  mutating func key(_ name: String)
  mutating func string(_ text: String)
  /// Writes a name that has no characters to escape.
  mutating func key(_ name: StaticString)
  /// Writes a string that has no characters to escape.
  mutating func string(_ text: StaticString)
  /// Writes a name that has no characters to escape, and a string.
  mutating func property(_ name: StaticString, _ text: String)
  mutating func integer(_ number: some FixedWidthInteger)
  mutating func boolean(_ flag: Bool)
  mutating func null()

  /// The hash of the outermost object as if it ended here.
  var hashOfObjectSoFar: ContentHash { get }
  /// The hash of the canonical form (RFC 8785) of the outermost object as if it ended here.
  var canonicalHashOfObjectSoFar: ContentHash { get }
  /// The hash of the complete value.
  var contentHash: ContentHash { get }
}

extension JSONWriter: JSONOutput {}
