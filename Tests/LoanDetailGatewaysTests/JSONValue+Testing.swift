import LoanDetailJSON

extension JSONValue {
  /// The value as JSON.
  var json: [UInt8] {
    var writer = JSONWriter()
    writer.write(self)
    return writer.finish()
  }

  /// The value with another one at a path of names; a member that is not there is added, `nil` takes it away.
  func with(_ path: String..., set value: JSONValue?) -> JSONValue { with(path[...], set: value) }

  private func with(_ path: ArraySlice<String>, set value: JSONValue?) -> JSONValue {
    guard let name = path.first, case .object(var members) = self else { return self }
    let index = members.firstIndex { $0.name == name }
    let changed =
      path.count == 1
      ? value : (index.map { members[$0].value } ?? .object([])).with(path.dropFirst(), set: value)
    if let index { members.remove(at: index) }
    if let changed { members.insert(Member(name, changed), at: index ?? members.count) }
    return .object(members)
  }

  /// The names of an object's members.
  var names: [String] {
    if case .object(let members) = self { members.map(\.name) } else { [] }
  }
}
