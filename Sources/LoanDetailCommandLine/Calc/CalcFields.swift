import DesignSystem
import LoanDetailCore
import LoanDetailJSON

/// The members of one object of a request, by names that are known; null is the same as absent.
struct CalcFields<Name: RawRepresentable<String> & CaseIterable & Hashable> {
  let path: String
  private var values: [Name: JSONValue] = [:]

  /// - Parameter notes: names of members that may stand there and are not read.
  /// - Throws: `unreadable` when the value is no object, `unknown-field`.
  init(
    _ value: JSONValue, at path: String, ignoring notes: Set<String> = [], example: String? = nil
  ) throws(CalcError) {
    self.path = path
    guard case .object(let members) = value else {
      let expected = ["an object", example].compactMap(\.self).joined(separator: " such as ")
      throw CalcError(CalcError.unreadable, at: path, found: value.summary, expected: expected)
    }
    for member in members {
      guard let name = Name(rawValue: member.name) else {
        if notes.contains(member.name) { continue }
        throw Self.unknown(member.name, at: path)
      }
      if member.value != .null { values[name] = member.value }
    }
  }

  /// Whether the object has the member.
  func has(_ name: Name) -> Bool { values[name] != nil }

  /// Where a member stands.
  func path(of name: Name) -> String { Self.path(of: name.rawValue, in: path) }

  /// A member, or `nil` without it.
  func optional<Value: Sendable>(_ name: Name, as type: CalcValue<Value>) throws(CalcError) -> Value? {
    guard let value = values[name] else { return nil }
    return try type.read(value, at: path(of: name))
  }

  /// A member that must be there.
  func required<Value: Sendable>(_ name: Name, as type: CalcValue<Value>) throws(CalcError) -> Value {
    if let value = try optional(name, as: type) { return value }
    throw CalcError("missing", at: path(of: name), found: "nothing", expected: type.expected)
  }

  /// An object inside, made by `make` of the value and its path.
  func object<Value>(
    _ name: Name, _ make: (JSONValue, String) throws(CalcError) -> Value
  ) throws(CalcError) -> Value? {
    guard let value = values[name] else { return nil }
    return try make(value, path(of: name))
  }

  /// A list, each element made by `make` of the value and its path; empty without it.
  func list<Value>(
    _ name: Name, _ make: (JSONValue, String) throws(CalcError) -> Value
  ) throws(CalcError) -> [Value] {
    guard let value = values[name] else { return [] }
    guard case .array(let elements) = value else {
      throw CalcError(CalcError.unreadable, at: path(of: name), found: value.summary, expected: "an array")
    }
    var list: [Value] = []
    list.reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() {
      list.append(try make(element, "\(path(of: name))[\(index)]"))
    }
    return list
  }

  /// A list of values of one type; empty without it.
  func list<Value: Sendable>(_ name: Name, of type: CalcValue<Value>) throws(CalcError) -> [Value] {
    try list(name) { (value, path) throws(CalcError) in try type.read(value, at: path) }
  }

  private static func unknown(_ name: String, at path: String) -> CalcError {
    let known = Name.allCases.map(\.rawValue)
    return CalcError(
      CalcError.unknownField, at: Self.path(of: name, in: path), found: SourcePath.quoted(name),
      expected: known.count == 1
        ? "only \(known[0])" : "only \(known.dropLast().joined(separator: ", ")) and \(known[known.count - 1])",
      advice: NearMiss.suggestion(for: name, among: known))
  }

  /// A member of a request itself stands in no other object.
  private static func path(of name: String, in path: String) -> String {
    let place = SourcePath.member(name, of: path)
    return place.hasPrefix(".") ? String(place.dropFirst()) : place
  }
}
