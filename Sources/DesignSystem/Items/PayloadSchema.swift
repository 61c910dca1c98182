/// The schema of a part of a payload. It is strict, so that a client can rely on it.
public indirect enum PayloadSchema: Sendable, Hashable {
  case text, money, date, percent, integer, flag
  /// One of these words, each of Latin letters, digits, hyphens and underscores, a letter first. A later version of the
  /// product may have more.
  case choice([String])
  case list(PayloadSchema)
  case object([Field])

  /// A named part of a payload, with its schema.
  public struct Field: Sendable, Hashable {
    /// The field's name in JSON.
    public var name: String
    public var schema: PayloadSchema
    /// Whether the field is always present.
    public var isRequired: Bool
    /// The meaning of the field, with its unit.
    public var summary: String

    public init(_ name: String, _ schema: PayloadSchema, isRequired: Bool = false, _ summary: String) {
      self.name = name
      self.schema = schema
      self.isRequired = isRequired
      self.summary = summary
    }
  }
}

extension PayloadSchema {
  /// Checks a payload; returns a sentence per fault. `path` is the place of the payload in the sentences.
  func faults(in payload: CustomItem.Payload, at path: String) -> [String] {
    switch (self, payload) {
    case (.integer, .integer(let number)) where NumberMask.isCard(number):
      return ["\(path) looks like the number of a card; expected: a text, which can be masked."]
    case (.text, .value(.text)), (.money, .value(.money)), (.date, .value(.date)), (.percent, .value(.percent)),
      (.integer, .integer), (.flag, .flag):
      return []
    case (.choice(let words), .choice(let word)):
      guard words.contains(word) else {
        return ["\(path) is \"\(word)\"; expected: one of \(words.joined(separator: ", "))."]
      }
      return word.isWord(with: "_-")
        ? [] : ["\(path) is \"\(word)\"; expected: Latin letters, digits, hyphens and underscores, a letter first."]
    case (.list(let element), .list(let payloads)):
      return payloads.enumerated().flatMap { element.faults(in: $1, at: "\(path)[\($0)]") }
    case (.object(let fields), .object(let given)):
      return faults(in: given, of: fields, at: path)
    default:
      return ["\(path) is \(payload.name); expected: \(name)."]
    }
  }

  /// Checks the fields of an object; returns a sentence per fault.
  private func faults(in given: [CustomItem.Field], of fields: [Field], at path: String) -> [String] {
    let names = Dictionary(grouping: given, by: \.name)
    let missing = fields.filter { $0.isRequired && names[$0.name] == nil }.map { "\(path).\($0.name) is missing." }
    let repeated = names.filter { $0.value.count > 1 }.keys.sorted().map { "\(path).\($0) is there more than once." }
    return missing + repeated + misleading(fields, at: path)
      + given.flatMap { field -> [String] in
        guard let schema = fields.first(where: { $0.name == field.name })?.schema else {
          let owner = path == "parameters" ? "flow's parameters" : "kind's fields"
          let known = fields.map(\.name).joined(separator: ", ")
          return ["\(path).\(field.name) is not among the \(owner): \(known)."]
        }
        return schema.faults(in: field.payload, at: "\(path).\(field.name)")
      }
  }

  /// Reports a choice named `kind` in an inner object, because a client could take its word for the kind of a value.
  private func misleading(_ fields: [Field], at path: String) -> [String] {
    guard path.contains(".") else { return [] }
    return fields.compactMap { field in
      guard field.name == "kind", case .choice = field.schema else { return nil }
      return "\(path).kind is a choice; expected: another name, because readers tell values by a text \"kind\"."
    }
  }

  /// The type of the schema, for messages.
  private var name: String {
    switch self {
    case .text: "a text"
    case .money: "money"
    case .date: "a date"
    case .percent: "a percentage"
    case .integer: "a whole number"
    case .flag: "a flag"
    case .choice: "a choice"
    case .list: "a list"
    case .object: "an object"
    }
  }
}

extension CustomItem.Payload {
  /// The type of the payload, for messages.
  fileprivate var name: String {
    switch self {
    case .value(.text): "a text"
    case .value(.money): "money"
    case .value(.date): "a date"
    case .value(.percent): "a percentage"
    case .integer: "a whole number"
    case .flag: "a flag"
    case .choice: "a choice"
    case .list: "a list"
    case .object: "an object"
    }
  }
}
