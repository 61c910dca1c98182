import DesignSystem
import LoanDetailJSON

/// The members of one object in a request. A member that is `null` counts as absent.
///
/// `Name` lists the names that the object may have; any other name is refused.
struct RequestFields<Name: RawRepresentable<String> & CaseIterable & Hashable> {
  /// The place of the object, such as `params`; empty for the request itself.
  let path: String
  /// The members that are not `null`.
  private var values: [Name: JSONValue] = [:]

  /// Reads an object.
  ///
  /// - Parameters:
  ///   - comments: names of members that are allowed and ignored.
  ///   - example: an example for the message about a value that is not an object.
  /// - Throws: `.unreadable` for a value that is not an object, `.unknownField`.
  init(
    _ value: JSONValue, at path: String, ignoring comments: Set<String> = [], example: String? = nil
  ) throws(CalculationError) {
    self.path = path
    guard case .object(let members) = value else {
      let expected = ["an object", example].compactMap(\.self).joined(separator: " such as ")
      throw CalculationError(.unreadable, at: path, found: value.summary, expected: expected)
    }
    for member in members {
      guard let name = Name(rawValue: member.name) else {
        if comments.contains(member.name) { continue }
        throw Self.unknown(member.name, at: path)
      }
      if member.value != .null { values[name] = member.value }
    }
  }

  /// Whether the object has the member, and it is not `null`.
  func has(_ name: Name) -> Bool { values[name] != nil }

  /// Returns the path of a member, such as `params.period`.
  func path(of name: Name) -> String { Self.path(of: name.rawValue, in: path) }

  /// Returns a member; `nil` if it is absent.
  func optional<Value: Sendable>(_ name: Name, as type: RequestValue<Value>) throws(CalculationError) -> Value? {
    guard let value = values[name] else { return nil }
    return try type.read(value, at: path(of: name))
  }

  /// Returns a required member.
  ///
  /// - Throws: `.missing` if it is absent.
  func required<Value: Sendable>(_ name: Name, as type: RequestValue<Value>) throws(CalculationError) -> Value {
    if let value = try optional(name, as: type) { return value }
    throw CalculationError(.missing, at: path(of: name), found: "nothing", expected: type.expected)
  }

  /// Returns a member that is an object, read by `make` from the value and its path; `nil` if it is absent.
  func object<Value>(
    _ name: Name, _ make: (JSONValue, String) throws(CalculationError) -> Value
  ) throws(CalculationError) -> Value? {
    guard let value = values[name] else { return nil }
    return try make(value, path(of: name))
  }

  /// Returns a member that is an array. `make` reads each element from the value and its path. Empty if it is absent.
  func list<Value>(
    _ name: Name, _ make: (JSONValue, String) throws(CalculationError) -> Value
  ) throws(CalculationError) -> [Value] {
    guard let value = values[name] else { return [] }
    guard case .array(let elements) = value else {
      throw CalculationError(.unreadable, at: path(of: name), found: value.summary, expected: "an array")
    }
    var list: [Value] = []
    list.reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() {
      list.append(try make(element, "\(path(of: name))[\(index)]"))
    }
    return list
  }

  /// Returns a member that is an array of values of one type; empty if it is absent.
  func list<Value: Sendable>(_ name: Name, of type: RequestValue<Value>) throws(CalculationError) -> [Value] {
    try list(name) { (value, path) throws(CalculationError) in try type.read(value, at: path) }
  }

  /// Returns the error about a member that the object may not have.
  private static func unknown(_ name: String, at path: String) -> CalculationError {
    let known = Name.allCases.map(\.rawValue)
    return CalculationError(
      .unknownField, at: Self.path(of: name, in: path), found: SourcePath.quoted(name),
      expected: known.count == 1
        ? "only \(known[0])" : "only \(known.dropLast().joined(separator: ", ")) and \(known[known.count - 1])",
      advice: NearMiss.suggestion(for: name, among: known))
  }

  /// Returns the path of a member. For members of the request itself, the path is their name.
  private static func path(of name: String, in path: String) -> String {
    let place = SourcePath.member(name, of: path)
    return place.hasPrefix(".") ? String(place.dropFirst()) : place
  }
}
