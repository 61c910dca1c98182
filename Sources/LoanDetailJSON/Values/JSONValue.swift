/// A JSON value (RFC 8259) that keeps the order of members and the digits of every number.
///
/// The engine reads and makes no value with more than ``JSONParser/maximumDepth`` levels. Keep to this limit in values
/// that you build from the cases: writing, comparing, hashing and releasing a value recurses once for each level.
public enum JSONValue: Sendable, Hashable {
  case null
  case bool(Bool)
  /// A number as its own text, so that no digit is lost to floating point.
  case number(String)
  case string(String)
  case array([JSONValue])
  /// The members in their original order.
  case object([Member])

  /// A member of an object.
  public struct Member: Sendable, Hashable {
    public var name: String
    public var value: JSONValue

    public init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// A short form of the value for messages: strings in quotes, containers without their content.
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

  /// The type and length of the value without its content, for messages about confidential values.
  public var shape: String {
    switch self {
    case .number(let digits): "a number of length \(digits.utf8.count)"
    case .string(let text): "a text of length \(text.count)"
    case .null, .bool, .array, .object: summary
    }
  }
}
