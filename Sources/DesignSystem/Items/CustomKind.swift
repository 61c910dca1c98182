/// One of a product's own kinds of item: its name, what it shows, and exactly what its payload holds.
public struct CustomKind: Sendable, Hashable {
  /// The name, such as `boatLoan:vessel`.
  public var name: CustomItem.Kind
  /// What items of the kind show, in a sentence.
  public var summary: String
  /// The fields of the payload; others are not let in.
  public var fields: [PayloadSchema.Field]

  /// Makes a kind.
  public init(_ name: CustomItem.Kind, summary: String, fields: [PayloadSchema.Field]) {
    self.name = name
    self.summary = summary
    self.fields = fields
  }

  /// What is wrong with an item's payload, a full sentence each; none when it keeps to the kind's fields.
  public func faults(in item: CustomItem) -> [String] {
    PayloadSchema.object(fields).faults(in: .object(item.payload), at: "payload")
  }
}

/// What a part of a payload may be: strict, so that a client can count on it.
public indirect enum PayloadSchema: Sendable, Hashable {
  case text, money, date, percent, integer, flag
  case list(PayloadSchema)
  case object([Field])

  /// A field of an object.
  public struct Field: Sendable, Hashable {
    /// The field's name in JSON.
    public var name: String
    /// What it holds.
    public var schema: PayloadSchema
    /// Whether it is always there.
    public var isRequired: Bool
    /// What it says, with its unit.
    public var summary: String

    /// Makes a field.
    public init(_ name: String, _ schema: PayloadSchema, isRequired: Bool = false, _ summary: String) {
      self.name = name
      self.schema = schema
      self.isRequired = isRequired
      self.summary = summary
    }
  }
}

extension PayloadSchema {
  /// What is wrong with a payload that should be of this form.
  fileprivate func faults(in payload: CustomItem.Payload, at path: String) -> [String] {
    switch (self, payload) {
    case (.text, .value(.text)), (.money, .value(.money)), (.date, .value(.date)), (.percent, .value(.percent)),
      (.integer, .integer), (.flag, .flag):
      return []
    case (.list(let element), .list(let payloads)):
      return payloads.enumerated().flatMap { element.faults(in: $1, at: "\(path)[\($0)]") }
    case (.object(let fields), .object(let given)):
      return faults(in: given, of: fields, at: path)
    default:
      return ["\(path) is \(payload.name); expected: \(name)."]
    }
  }

  private func faults(in given: [CustomItem.Field], of fields: [Field], at path: String) -> [String] {
    let names = Dictionary(grouping: given, by: \.name)
    let missing = fields.filter { $0.isRequired && names[$0.name] == nil }.map { "\(path).\($0.name) is missing." }
    let repeated = names.filter { $0.value.count > 1 }.keys.sorted().map { "\(path).\($0) is there more than once." }
    return missing + repeated
      + given.flatMap { field -> [String] in
        guard let schema = fields.first(where: { $0.name == field.name })?.schema else {
          return [
            "\(path).\(field.name) is not among the kind's fields: \(fields.map(\.name).joined(separator: ", "))."
          ]
        }
        return schema.faults(in: field.payload, at: "\(path).\(field.name)")
      }
  }

  private var name: String {
    switch self {
    case .text: "a text"
    case .money: "money"
    case .date: "a date"
    case .percent: "a percentage"
    case .integer: "a whole number"
    case .flag: "a flag"
    case .list: "a list"
    case .object: "an object"
    }
  }
}

extension CustomItem.Payload {
  /// What the payload is, for messages.
  fileprivate var name: String {
    switch self {
    case .value(.text): "a text"
    case .value(.money): "money"
    case .value(.date): "a date"
    case .value(.percent): "a percentage"
    case .integer: "a whole number"
    case .flag: "a flag"
    case .list: "a list"
    case .object: "an object"
    }
  }
}
