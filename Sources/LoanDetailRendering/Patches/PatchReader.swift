import LoanDetailJSON

/// Reads an object of a patch strictly: every member must have the expected type, and unknown members are errors.
struct PatchReader {
  private let members: [JSONValue.Member]
  private let path: String
  /// The names of the members that were asked for.
  private var known: Set<String> = []

  init(_ value: JSONValue, at path: String, expected: String) throws(PatchError) {
    guard case .object(let members) = value else {
      throw PatchError(.patch, path, Self.summary, found: value.summary, expected: expected)
    }
    self.members = members
    self.path = path
  }

  /// Returns a member; throws if it is missing.
  mutating func required(_ name: String, _ expected: String) throws(PatchError) -> JSONValue {
    if let value = value(name) { return value }
    throw PatchError(.patch, place(name), Self.summary, found: "nothing", expected: expected)
  }

  /// Returns a text; throws if it is missing.
  mutating func text(_ name: String) throws(PatchError) -> String {
    try text(try required(name, "a text"), at: place(name))
  }

  /// Returns a text; `nil` if it is missing.
  mutating func optionalText(_ name: String) throws(PatchError) -> String? {
    guard let value = value(name) else { return nil }
    return try text(value, at: place(name))
  }

  /// Returns the elements of an array; throws if it is missing.
  mutating func array(_ name: String) throws(PatchError) -> [JSONValue] {
    try array(try required(name, "an array"), at: place(name))
  }

  /// Returns the texts of an array; `nil` if it is missing.
  mutating func texts(_ name: String) throws(PatchError) -> [String]? {
    guard let value = value(name) else { return nil }
    var texts: [String] = []
    for (index, element) in try array(value, at: place(name)).enumerated() {
      texts.append(try text(element, at: "\(place(name))[\(index)]"))
    }
    return texts
  }

  /// Returns the members of an object; none if the object is missing.
  mutating func members(_ name: String) throws(PatchError) -> [JSONValue.Member] {
    guard let value = value(name) else { return [] }
    guard case .object(let members) = value else {
      throw PatchError(.patch, place(name), Self.summary, found: value.summary, expected: "an object")
    }
    return members
  }

  /// Throws if the object has members that were not read.
  func finish() throws(PatchError) {
    guard let unknown = members.first(where: { !known.contains($0.name) }) else { return }
    throw PatchError(
      .patch, place(unknown.name), Self.summary, found: unknown.value.summary, expected: "no member of that name")
  }

  private static let summary = "The patch is malformed."

  /// The path of a member.
  private func place(_ name: String) -> String { SourcePath.member(name, of: path) }

  /// Returns a member, which is then known; `nil` if it is missing.
  private mutating func value(_ name: String) -> JSONValue? {
    known.insert(name)
    return members.first { $0.name == name }?.value
  }

  private func text(_ value: JSONValue, at path: String) throws(PatchError) -> String {
    guard case .string(let text) = value else {
      throw PatchError(.patch, path, Self.summary, found: value.summary, expected: "a text")
    }
    return text
  }

  private func array(_ value: JSONValue, at path: String) throws(PatchError) -> [JSONValue] {
    guard case .array(let elements) = value else {
      throw PatchError(.patch, path, Self.summary, found: value.summary, expected: "an array")
    }
    return elements
  }
}
