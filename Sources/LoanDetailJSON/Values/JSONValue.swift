/// A JSON value (RFC 8259), with its members in their order and every number's own digits kept.
public enum JSONValue: Sendable, Hashable {
  case null
  case bool(Bool)
  /// A number by its own text, so that no digit is lost to floating point.
  case number(String)
  case string(String)
  case array([JSONValue])
  /// The members in the order they were written.
  case object([Member])

  /// A named value of an object.
  public struct Member: Sendable, Hashable {
    /// The name.
    public var name: String
    /// The value.
    public var value: JSONValue

    /// Makes a member.
    public init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// The value in a few characters, for messages: text in quotes, containers by what they are.
  public var summary: String {
    switch self {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .number(let digits): digits.utf8.count > 60 ? "\(digits.prefix(60))…" : digits
    case .string(let text): SourcePath.quoted(text.prefix(60)) + (text.dropFirst(60).isEmpty ? "" : "…")
    case .array(let values): "an array of \(values.count)"
    case .object: "an object"
    }
  }

  /// What the value is, with nothing of what it says: for messages about values that must not be told.
  public var shape: String {
    switch self {
    case .number(let digits): "a number of length \(digits.utf8.count)"
    case .string(let text): "a text of length \(text.count)"
    case .null, .bool, .array, .object: summary
    }
  }
}
