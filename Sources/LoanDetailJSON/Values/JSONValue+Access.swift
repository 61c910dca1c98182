extension JSONValue {
  /// The value of a member; `nil` if there is no such member or the value is not an object.
  public subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The elements of an array; empty if the value is not an array.
  public var elements: [JSONValue] {
    if case .array(let elements) = self { elements } else { [] }
  }

  /// The members of an object; none if the value is not an object.
  package var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }

  /// The string; `nil` if the value is not a string.
  package var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The string; `nil` if it is empty or the value is not a string.
  public var nonEmptyText: String? {
    if case .string(let text) = self, !text.isEmpty { text } else { nil }
  }
}
