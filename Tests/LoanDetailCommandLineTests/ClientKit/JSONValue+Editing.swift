import LoanDetailJSON
import LoanDetailRendering

extension JSONValue {
  /// Returns the object with a member replaced or appended.
  func with(_ name: String, _ value: JSONValue) -> JSONValue {
    guard case .object(var members) = self else { return self }
    if let index = members.firstIndex(where: { $0.name == name }) {
      members[index].value = value
    } else {
      members.append(.init(name, value))
    }
    return .object(members)
  }

  /// Returns the object without a member.
  func without(_ name: String) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { $0.name != name })
  }

  /// Returns the array with an element appended, or inserted.
  func adding(_ element: JSONValue, at index: Int? = nil) -> JSONValue {
    var all = elements
    all.insert(element, at: index ?? all.count)
    return .array(all)
  }

  /// Returns the value with a change at the first object, in reading order, for which `change` returns one.
  func changingFirst(_ change: (JSONValue) -> JSONValue?) -> JSONValue? {
    if case .object = self, let changed = change(self) { return changed }
    switch self {
    case .object(var members):
      for (index, member) in members.enumerated() {
        guard let changed = member.value.changingFirst(change) else { continue }
        members[index].value = changed
        return .object(members)
      }
    case .array(var values):
      for (index, value) in values.enumerated() {
        guard let changed = value.changingFirst(change) else { continue }
        values[index] = changed
        return .array(values)
      }
    case .null, .bool, .number, .string: break
    }
    return nil
  }

  /// All objects, outer ones first.
  var objects: [JSONValue] {
    switch self {
    case .object(let members): [self] + members.flatMap(\.value.objects)
    case .array(let values): values.flatMap(\.objects)
    case .null, .bool, .number, .string: []
    }
  }

  /// The document with the ETag of what it holds now.
  var sealed: JSONValue { with("etag", .string(ScreenPatch.eTag(of: self))) }

  var text: String? { if case .string(let text) = self { text } else { nil } }
}
