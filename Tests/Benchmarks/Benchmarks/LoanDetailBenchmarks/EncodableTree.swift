import LoanDetailJSON

/// A JSON value as `JSONEncoder` takes it: the baseline of writing.
indirect enum EncodableTree: Encodable, Sendable {
  case null
  case flag(Bool)
  case integer(Int)
  case text(String)
  case list([EncodableTree])
  case members([(name: Name, value: EncodableTree)])

  struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(_ value: JSONValue) {
    self =
      switch value {
      case .null: .null
      case .bool(let flag): .flag(flag)
      case .number(let digits): Int(digits).map(EncodableTree.integer) ?? .text(digits)
      case .string(let text): .text(text)
      case .array(let values): .list(values.map(EncodableTree.init))
      case .object(let members):
        .members(members.map { (Name(stringValue: $0.name), EncodableTree($0.value)) })
      }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .null:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .flag(let flag):
      var container = encoder.singleValueContainer()
      try container.encode(flag)
    case .integer(let number):
      var container = encoder.singleValueContainer()
      try container.encode(number)
    case .text(let text):
      var container = encoder.singleValueContainer()
      try container.encode(text)
    case .list(let values):
      var container = encoder.unkeyedContainer()
      for value in values { try container.encode(value) }
    case .members(let members):
      var container = encoder.container(keyedBy: Name.self)
      for member in members { try container.encode(member.value, forKey: member.name) }
    }
  }
}
