package import LoanDetailJSON

/// A surface as a client holds it after some messages: its components and its data model.
package struct A2UISurface {
  package var version: A2UIVersion
  package var id: String
  /// The catalog of components that name no other one.
  package var catalog: String
  /// The components by their ids.
  package private(set) var components: [String: JSONValue] = [:]
  /// The ids of the components, in the order in which they came.
  private(set) var order: [String] = []
  package private(set) var data = JSONValue.object([])

  mutating func update(components new: [(id: String, component: JSONValue)]) {
    for (id, component) in new where components.updateValue(component, forKey: id) == nil { order.append(id) }
  }

  /// Sets the value at a place of the data model, which are the names of members; `nil` removes it.
  mutating func update(_ place: [String], to value: JSONValue?) {
    data = data.setting(place[...], to: value) ?? .object([])
  }

  /// The components that the root shows, in the order in which they came.
  ///
  /// A component cannot be removed; a client no longer shows one to which no other leads.
  package var shown: [(id: String, component: JSONValue)] {
    var (reached, next): (Set<String>, [String]) = ([], ["root"])
    while let id = next.popLast() {
      guard let component = components[id], reached.insert(id).inserted else { continue }
      next += component.children
    }
    return order.compactMap { id in reached.contains(id) ? components[id].map { (id, $0) } : nil }
  }
}

extension JSONValue {
  /// The ids of the components inside a component.
  fileprivate var children: [String] {
    (self["children"]?.elements ?? []).compactMap(\.nonEmptyText) + [self["child"]?.nonEmptyText].compactMap(\.self)
  }

  /// Returns the value with a part set or, with `nil`, removed. What is on the way and is no object becomes one.
  fileprivate func setting(_ place: ArraySlice<String>, to value: JSONValue?) -> JSONValue? {
    guard let name = place.first else { return value }
    var members: [Member] = if case .object(let members) = self { members } else { [] }
    let index = members.firstIndex { $0.name == name }
    let part = (index.map { members[$0].value } ?? .object([])).setting(place.dropFirst(), to: value)
    switch (index, part) {
    case (let index?, let part?): members[index].value = part
    case (let index?, nil): members.remove(at: index)
    case (nil, let part?): if value != nil { members.append(Member(name, part)) }
    case (nil, nil): break
    }
    return .object(members)
  }
}
