/// A JSON value (RFC 8259) that keeps the order of members and the digits of every number.
///
/// The engine reads and makes no value with more than ``JSONParser/maximumDepth`` levels. Keep to this limit in values
/// that you build from the cases, because writing, comparing, hashing and releasing a value recurses for each level.
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

  /// A short form of the value for messages to its author: strings in quotes, containers without their content.
  public var summary: String {
    switch self {
    case .number(let digits): digits.utf8.count > 60 ? "\(digits.prefix(60))…" : digits
    case .string(let text): SourcePath.quoted(text.prefix(60)) + (text.dropFirst(60).isEmpty ? "" : "…")
    case .null, .bool, .array, .object: shape
    }
  }

  /// The form of the value without its content, for messages about data: letters as `a` or `A`, digits as `#`, other
  /// characters as they are. A text or number of more than 12 characters is replaced by its length.
  public var shape: String {
    switch self {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .number(let digits):
      digits.utf8.count > Self.longestShape ? "a number of length \(digits.utf8.count)" : Self.shape(of: digits)
    case .string(let text):
      text.unicodeScalars.count > Self.longestShape
        ? "a text of length \(text.count)" : SourcePath.quoted(Self.shape(of: text))
    case .array(let values): "an array of \(values.count)"
    case .object: "an object"
    }
  }

  /// The number of characters up to which the form of a text or a number is shown.
  private static let longestShape = 12

  /// Returns a text with its letters and digits replaced, and without combining marks.
  private static func shape(of text: String) -> String {
    var shape = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .titlecaseLetter: shape.append("A")
      case .lowercaseLetter, .modifierLetter, .otherLetter: shape.append("a")
      case .decimalNumber, .letterNumber, .otherNumber: shape.append("#")
      case .nonspacingMark, .spacingMark, .enclosingMark: continue
      default: shape.append(scalar)
      }
    }
    return String(shape)
  }
}

extension JSONValue: CustomStringConvertible {
  /// The ``shape``, so that a message never contains data by accident.
  public var description: String { shape }
}
