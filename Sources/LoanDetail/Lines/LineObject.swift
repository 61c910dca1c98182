import DesignSystem
import LoanArithmetic
import LoanDetailCore
import LoanDetailJSON

/// An object of a request on a line.
struct LineObject {
  private let members: [JSONValue.Member]
  /// The place of the object in the request.
  private let path: String

  /// Reads an object.
  ///
  /// - Parameter known: the names that members can have; `nil` for any.
  /// - Throws: ``LineProblem`` if the value is no object, or for the first member whose name is not known.
  init(_ value: JSONValue, at path: String, _ known: [String]? = nil) throws(LineProblem) {
    guard case .object(let members) = value else {
      throw LineProblem(at: path, found: value, expected: "an object")
    }
    self.members = members
    self.path = path
    if let known, let unknown = members.first(where: { !known.contains($0.name) }) {
      let advice =
        NearMiss.suggestion(for: unknown.name, among: known) ?? "There are: \(known.joined(separator: ", "))."
      throw LineProblem(
        .unreadableRequest, at: place(unknown.name), "There is no member \(SourcePath.quoted(unknown.name)). \(advice)")
    }
  }

  /// The value of a member; `nil` if there is no such member.
  subscript(name: String) -> JSONValue? { members.first { $0.name == name }?.value }

  /// The place of a member in the request.
  func place(_ name: String) -> String { SourcePath.member(name, of: path) }

  /// Returns a value that `read` makes of a member; `nil` if there is no such member.
  ///
  /// - Throws: ``LineProblem`` if `read` returns `nil`.
  func value<Value>(
    _ name: String, _ expected: String, _ read: (JSONValue) -> Value?
  ) throws(LineProblem) -> Value? {
    guard let json = self[name] else { return nil }
    guard let value = read(json) else { throw LineProblem(at: place(name), found: json, expected: expected) }
    return value
  }

  /// Reads a text that is not empty; `nil` if there is no such member.
  func text(_ name: String) throws(LineProblem) -> String? { try value(name, "a text", \.nonEmptyText) }

  /// Reads a whole number within a range; `nil` if there is no such member.
  func integer(_ name: String, in range: ClosedRange<Int>) throws(LineProblem) -> Int? {
    try value(name, "a whole number from \(range.lowerBound) to \(range.upperBound)") { json in
      JSONItem.made(json).wholeNumber.flatMap { range.contains($0) ? $0 : nil }
    }
  }

  /// Reads a day as `YYYY-MM-DD`; `nil` if there is no such member.
  func day(_ name: String) throws(LineProblem) -> CalendarDate? {
    try value(name, "a day as YYYY-MM-DD") { $0.nonEmptyText.flatMap { CalendarDate($0) } }
  }

  /// Reads a list of texts that are not empty; `nil` if there is no such member.
  func texts(_ name: String) throws(LineProblem) -> [String]? {
    try value(name, "a list of texts") { json in
      guard case .array(let elements) = json else { return nil }
      let texts = elements.compactMap(\.nonEmptyText)
      return texts.count == elements.count ? texts : nil
    }
  }

  /// Reads an object whose members have known names; `nil` if there is no such member.
  func object(_ name: String, _ known: [String]) throws(LineProblem) -> LineObject? {
    guard let json = self[name] else { return nil }
    return try LineObject(json, at: place(name), known)
  }

  /// Returns the values of all members as the texts of a query: texts, numbers, and `true` or `false`.
  func parameters() throws(LineProblem) -> [String: String] {
    var parameters: [String: String] = [:]
    for member in members {
      switch member.value {
      case .string(let text): parameters[member.name] = text
      case .number(let digits): parameters[member.name] = digits
      case .bool(let flag): parameters[member.name] = flag ? "true" : "false"
      case .null, .array, .object:
        throw LineProblem(
          at: place(member.name), found: member.value, expected: "a text, a number, or true or false")
      }
    }
    return parameters
  }
}
