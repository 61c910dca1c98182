import LoanDetailJSON

extension JSONValue {
  /// An object of the members that have a value.
  static func object(of members: [(name: String, value: JSONValue?)]) -> JSONValue {
    .object(members.compactMap { name, value in value.map { Member(name, $0) } })
  }

  /// The string; `nil` if the value is not a string.
  var text: String? { if case .string(let text) = self { text } else { nil } }

  /// The members of an object; none if the value is not an object.
  var members: [Member] { if case .object(let members) = self { members } else { [] } }

  var isObject: Bool { if case .object = self { true } else { false } }
}

extension Optional<String> {
  /// The text as a value; `nil` if there is none.
  var json: JSONValue? { map(JSONValue.string) }
}
