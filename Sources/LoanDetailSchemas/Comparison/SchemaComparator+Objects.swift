import LoanDetailJSON

extension SchemaComparator {
  /// Compares `properties` and `required`.
  mutating func compareProperties(_ old: SchemaNode, _ new: SchemaNode) {
    let oldMembers = old.members("properties")
    let newMembers = new.members("properties")
    let oldProperties = Dictionary(oldMembers.map { ($0.name, $0.node) }) { first, _ in first }
    let newProperties = Dictionary(newMembers.map { ($0.name, $0.node) }) { first, _ in first }
    let (oldRequired, newRequired) = (Set(old.texts("required")), Set(new.texts("required")))
    let place = SourcePath.member("properties", of: new.place)

    for (name, property) in oldMembers {
      if let other = newProperties[name] {
        compareNeed(
          of: name, wasRequired: oldRequired.contains(name), isRequired: newRequired.contains(name),
          at: other.place)
        visit(property, other)
      } else {
        let was = oldRequired.contains(name) ? "required" : "optional"
        add(
          .breaking, SourcePath.member(name, of: place),
          "The \(was) property \(SourcePath.quoted(name)) was there and is gone.")
      }
    }
    for (name, property) in newMembers where oldProperties[name] == nil {
      addProperty(name, at: property.place, isRequired: newRequired.contains(name), in: old)
    }
    // A name that is required but not described here is described by an alternative, or not at all.
    for name in old.texts("required") + newRequired.subtracting(oldRequired).sorted()
    where oldProperties[name] == nil && newProperties[name] == nil {
      compareNeed(
        of: name, wasRequired: oldRequired.contains(name), isRequired: newRequired.contains(name),
        at: SourcePath.member("required", of: new.place))
    }
    compareOrder("properties", oldMembers.map(\.name), newMembers.map(\.name), at: place)
    compareOrder(
      "required properties", old.texts("required"), new.texts("required"),
      at: SourcePath.member("required", of: new.place))
  }

  /// Compares `additionalProperties`.
  mutating func compareAdditionalProperties(_ old: SchemaNode, _ new: SchemaNode) {
    let anything = SchemaNode(value: .bool(true), place: SourcePath.member("additionalProperties", of: new.place))
    let oldOthers = old.child("additionalProperties") ?? anything
    let newOthers = new.child("additionalProperties") ?? anything
    switch (oldOthers.openness, newOthers.openness) {
    case (.described, .described): visit(oldOthers, newOthers)
    case (let was, let now) where was != now:
      let message = "Other properties were \(was.words) and are \(now.words)."
      if now.rawValue > was.rawValue { addWidening(new.place, message) } else { addNarrowing(new.place, message) }
    default: break
    }
  }

  /// Compares `items`.
  mutating func compareItems(_ old: SchemaNode, _ new: SchemaNode) {
    switch (old.child("items"), new.child("items")) {
    case (nil, nil): break
    case (nil, let items?): addNarrowing(items.place, "Any items were allowed and now there is a schema for them.")
    case (_?, nil): addWidening(new.place, "There was a schema for the items and now any are allowed.")
    case (let oldItems?, let newItems?): visit(oldItems, newItems)
    }
  }

  /// Adds a new property of an object. It breaks documents if it is required, or if the old schema allowed it with any
  /// value.
  private mutating func addProperty(_ name: String, at path: String, isRequired: Bool, in object: SchemaNode) {
    let name = SourcePath.quoted(name)
    if isRequired {
      add(.breaking, path, "There was no property \(name) and now there is a required one.")
    } else if object.isOpen, purpose == .input || object["additionalProperties"] != nil {
      add(.breaking, path, "The property \(name) was allowed with any value and now there is a schema for it.")
    } else {
      // A reader ignores what it does not know.
      add(.additive, path, "There was no property \(name) and now there is an optional one.")
    }
  }

  /// Adds a change if a property became required or optional.
  private mutating func compareNeed(of name: String, wasRequired: Bool, isRequired: Bool, at path: String) {
    let name = SourcePath.quoted(name)
    switch (wasRequired, isRequired) {
    case (false, true): addNarrowing(path, "The property \(name) was optional and is required.")
    case (true, false): addWidening(path, "The property \(name) was required and is optional.")
    default: break
    }
  }
}

/// The rule for the unnamed properties of an object, from the strictest to the least strict.
private enum Openness: Int {
  case closed, described, open

  var words: String {
    switch self {
    case .closed: "forbidden"
    case .described: "allowed by a schema"
    case .open: "allowed"
    }
  }
}

extension SchemaNode {
  /// The rule that the schema is as a value of `additionalProperties`.
  fileprivate var openness: Openness {
    switch value {
    case .bool(false): .closed
    case .bool(true), .object([]): .open
    default: .described
    }
  }

  /// Whether unnamed properties are allowed.
  fileprivate var isOpen: Bool { self["additionalProperties"] != .bool(false) }
}
