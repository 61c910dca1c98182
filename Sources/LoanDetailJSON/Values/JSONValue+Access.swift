extension JSONValue {
  /// A member of an object; `nil` where there is none, and of anything else.
  public subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The elements of an array; none of anything else.
  public var elements: [JSONValue] {
    if case .array(let elements) = self { elements } else { [] }
  }

  /// The text, unless it is empty.
  public var nonEmptyText: String? {
    if case .string(let text) = self, !text.isEmpty { text } else { nil }
  }
}
