import LoanDetailJSON

/// The id of a request: a text or a whole number, which the answer repeats.
enum RequestID: Hashable, Sendable {
  case text(String)
  /// A whole number as its digits.
  case number(String)

  /// Reads an id; `nil` if the value is neither a text nor a whole number.
  init?(_ value: JSONValue) {
    switch value {
    case .string(let text): self = .text(text)
    case .number(let digits) where digits.utf8.allSatisfy { "-0123456789".utf8.contains($0) }: self = .number(digits)
    default: return nil
    }
  }

  var json: JSONValue {
    switch self {
    case .text(let text): .string(text)
    case .number(let digits): .number(digits)
    }
  }
}
