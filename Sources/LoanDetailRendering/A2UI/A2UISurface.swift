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
  private(set) var model = DataModel(.object([]))

  /// Replaces components, and adds new ones.
  mutating func update(components new: [(id: String, component: JSONValue)]) {
    for (id, component) in new where components.updateValue(component, forKey: id) == nil { order.append(id) }
  }

  /// The data model.
  package var data: JSONValue { model.value }

  /// Sets the value at a place of the data model; `nil` removes it.
  mutating func update(_ place: JSONPointer, to value: JSONValue?) { model.set(place.names[...], to: value) }

  /// The components that the root shows, in the order in which they came.
  ///
  /// A component cannot be removed; a client no longer shows one to which no other leads.
  package var shown: [(id: String, component: JSONValue)] {
    var reached: Set<String> = []
    var next = ["root"]
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
}
