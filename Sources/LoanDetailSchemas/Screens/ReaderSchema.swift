import LoanDetailJSON

extension JSONValue {
  /// A strict schema, opened for readers.
  ///
  /// Unknown properties are allowed, and so are unknown values of an enumeration of texts. The known values become
  /// examples. Conditions stay as they are.
  var openedForReaders: JSONValue {
    switch self {
    case .object(let members):
      .object(
        members.flatMap { member -> [Member] in
          switch (member.name, member.value) {
          case ("additionalProperties", .bool(false)), ("maxProperties", _): []
          case ("enum", .array): [Member("type", .string("string")), Member("examples", member.value)]
          case ("if", _): [member]
          default: [Member(member.name, member.value.openedForReaders)]
          }
        })
    case .array(let elements): .array(elements.map(\.openedForReaders))
    default: self
    }
  }
}
