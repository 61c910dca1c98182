import LoanDetailJSON

extension JSONValue {
  /// An object of the members that have a value.
  static func object(of members: [(name: String, value: JSONValue?)]) -> JSONValue {
    .object(members.compactMap { name, value in value.map { Member(name, $0) } })
  }

  var isObject: Bool { if case .object = self { true } else { false } }
}

extension Optional<String> {
  /// The text as a value; `nil` if there is none.
  var json: JSONValue? { map(JSONValue.string) }
}
