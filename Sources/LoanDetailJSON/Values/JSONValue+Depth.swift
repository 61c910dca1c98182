extension JSONValue {
  /// Returns whether the value has more than this number of levels of arrays and objects.
  ///
  /// The recursion ends at that level, so a value of any depth can be measured.
  package func isDeeper(than levels: Int) -> Bool {
    switch self {
    case .null, .bool, .number, .string: false
    case .array(let elements): levels <= 0 || elements.indices.contains { elements[$0].isDeeper(than: levels - 1) }
    case .object(let members): levels <= 0 || members.indices.contains { members[$0].value.isDeeper(than: levels - 1) }
    }
  }
}
