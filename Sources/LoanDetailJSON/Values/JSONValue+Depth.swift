extension JSONValue {
  /// Returns the number of levels of arrays and objects, or `limit` if there are more. The recursion ends there, so a
  /// value of any depth can be measured.
  package func depth(upTo limit: Int) -> Int {
    guard limit > 0 else { return 0 }
    func depth(of values: some Sequence<JSONValue>) -> Int {
      var deepest = 0
      for value in values where deepest < limit - 1 { deepest = max(deepest, value.depth(upTo: limit - 1)) }
      return deepest + 1
    }
    return switch self {
    case .null, .bool, .number, .string: 0
    case .array(let elements): depth(of: elements)
    case .object(let members): depth(of: members.lazy.map(\.value))
    }
  }

  /// Whether the value has more than this number of levels of arrays and objects.
  package func isDeeper(than levels: Int) -> Bool { depth(upTo: max(levels, 0) + 1) > levels }
}
