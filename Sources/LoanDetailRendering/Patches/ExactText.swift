import DesignSystem
import LoanDetailJSON

/// A text that is compared by its bytes. In contrast, `String` treats two encodings of an accented letter as equal.
struct ExactText: Hashable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (left: ExactText, right: ExactText) -> Bool { left.text.hasSameBytes(as: right.text) }

  // Hashes the bytes, because all strings that are equal as Unicode text would have the same hash.
  func hash(into hasher: inout Hasher) { text.hashBytes(into: &hasher) }
}

extension JSONValue {
  /// Whether both values have the same bytes.
  func isIdentical(to other: JSONValue) -> Bool {
    switch (self, other) {
    case (.string(let left), .string(let right)): ExactText(left) == ExactText(right)
    case (.array(let left), .array(let right)):
      left.count == right.count && left.indices.allSatisfy { left[$0].isIdentical(to: right[$0]) }
    case (.object(let left), .object(let right)): left.isIdentical(to: right)
    default: self == other
    }
  }
}

extension [JSONValue.Member] {
  /// Whether both have the same members in the same order, with the same bytes.
  func isIdentical(to other: [JSONValue.Member]) -> Bool {
    count == other.count
      && indices.allSatisfy {
        ExactText(self[$0].name) == ExactText(other[$0].name) && self[$0].value.isIdentical(to: other[$0].value)
      }
  }
}
