import LoanDetailJSON

/// One value of a payload that is no group of others. A day, which Fineract writes as `[2016, 10, 3]`, is one value.
struct PayloadLeaf: Hashable {
  enum Step: Hashable {
    case name(String)
    case index(Int)
  }

  let path: [Step]
  let value: JSONValue

  /// The path with `[]` for every place in a list.
  var field: String {
    path.reduce(into: "") { text, step in
      switch step {
      case .name(let name): text += text.isEmpty ? name : ".\(name)"
      case .index: text += "[]"
      }
    }
  }

  /// The last name of the path.
  var name: String {
    path.reversed().lazy.compactMap { if case .name(let name) = $0 { name } else { nil } }.first ?? ""
  }
}

extension JSONValue {
  /// Every value in it that is no group of others, in its order.
  var leaves: [PayloadLeaf] { leaves(at: []) }

  private func leaves(at path: [PayloadLeaf.Step]) -> [PayloadLeaf] {
    switch self {
    case .object(let members): members.flatMap { $0.value.leaves(at: path + [.name($0.name)]) }
    case .array(let values) where !isDay:
      values.enumerated().flatMap { $0.element.leaves(at: path + [.index($0.offset)]) }
    default: [PayloadLeaf(path: path, value: self)]
    }
  }

  private var isDay: Bool {
    guard case .array(let parts) = self, parts.count == 3 else { return false }
    return parts.allSatisfy { if case .number = $0 { true } else { false } }
  }

  /// The value with another one in the place of a leaf.
  func replacing(_ path: some Collection<PayloadLeaf.Step>, with value: JSONValue) -> JSONValue {
    switch (self, path.first) {
    case (.object(var members), .name(let name)?):
      guard let index = members.firstIndex(where: { $0.name == name }) else { return self }
      members[index].value = members[index].value.replacing(path.dropFirst(), with: value)
      return .object(members)
    case (.array(var values), .index(let index)?):
      values[index] = values[index].replacing(path.dropFirst(), with: value)
      return .array(values)
    default: return value
    }
  }
}
