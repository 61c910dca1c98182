package import LoanDetailJSON

/// The elements of a list, one at a time, so that a long list is never in memory as values of JSON.
package struct ElementStream {
  package let count: Int
  /// Calls its argument with each element, in order.
  package let forEach: ((JSONValue) -> Void) -> Void

  package init(count: Int, forEach: @escaping ((JSONValue) -> Void) -> Void) {
    self.count = count
    self.forEach = forEach
  }

  init(_ elements: [JSONValue]) {
    self.init(count: elements.count) { elements.forEach($0) }
  }
}

extension InputLimits {
  /// The limit that a value exceeds; `nil` if there is none.
  func exceeded(by value: JSONValue) -> Name? {
    switch value {
    case .array(let elements): elements.count > rows ? .rows : nil
    case .string(let string): string.utf8.count > text ? .text : nil
    case .object(let members):
      members.contains { if case .string(let string) = $0.value { string.utf8.count > text } else { false } }
        ? .text : nil
    case .null, .bool, .number: nil
    }
  }
}
