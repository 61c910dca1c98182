extension String {
  /// Whether two texts have the same bytes in UTF-8. In contrast, `==` treats canonically equivalent texts as equal.
  package func hasSameBytes(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }

  /// Feeds the bytes to a hasher, for types that are compared by ``hasSameBytes(as:)``.
  package func hashBytes(into hasher: inout Hasher) {
    var text = self
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(0xFF as UInt8)
  }
}
