import LoanDetailJSON

extension SchemaComparator {
  /// Compares the keyword `oneOf` or `anyOf`.
  mutating func compareAlternatives(of keyword: String, _ old: SchemaNode, _ new: SchemaNode) {
    switch (old[keyword], new[keyword]) {
    case (nil, nil): break
    case (_?, _?):
      compareAlternatives(
        old.elements(keyword), new.elements(keyword), at: SourcePath.member(keyword, of: new.place),
        mayOverlap: keyword == "oneOf" && self.new.mayOverlap(new))
    case (nil, _?): addNarrowing(new.place, Self.sentence(keyword, nil, new[keyword]))
    case (_?, nil): addWidening(new.place, Self.sentence(keyword, old[keyword], nil))
    }
  }

  /// Compares alternatives. They are matched by their kind or definition, then by their meaning, then by their types.
  ///
  /// - Parameter mayOverlap: whether there may be a value that several new alternatives allow, and that is therefore
  ///   invalid.
  mutating func compareAlternatives(
    _ old: [SchemaNode], _ new: [SchemaNode], at path: String, mayOverlap: Bool
  ) {
    var pairs: [(old: Int, new: Int)] = []
    var oldRest = Array(old.indices)
    var newRest = Array(new.indices)
    /// Matches each old alternative with the first new one that has the same key and passes the test. Of very many with
    /// the same key, not all are tested.
    func match<Key: Hashable>(
      by oldKey: (Int) -> Key?, _ newKey: (Int) -> Key?, where areSame: (Int, Int) -> Bool = { _, _ in true }
    ) {
      var others: [Key: [Int]] = [:]
      for index in newRest.reversed() { if let key = newKey(index) { others[key, default: []].append(index) } }
      var matched: Set<Int> = []
      for index in oldRest {
        guard let key = oldKey(index),
          let place = others[key]?.suffix(Self.mostTested).lastIndex(where: { areSame(index, $0) }),
          let other = others[key]?.remove(at: place)
        else { continue }
        pairs.append((index, other))
        matched.insert(other)
      }
      let oldMatched = Set(pairs.map(\.old))
      oldRest.removeAll(where: oldMatched.contains)
      newRest.removeAll(where: matched.contains)
    }
    let (oldNames, newNames) = (old.map { name(of: $0, in: self.old) }, new.map { name(of: $0, in: self.new) })
    match(by: { oldNames[$0].kind }, { newNames[$0].kind })
    match(by: { oldNames[$0].definition }, { newNames[$0].definition })
    match(by: { old[$0].value }, { new[$0].value }) { areSame(old[$0], new[$1]) }
    match(by: { self.old.outline(of: old[$0]) }, { self.new.outline(of: new[$0]) }) { areSame(old[$0], new[$1]) }
    let (oldTypes, newTypes) = (oldRest.counts { oldNames[$0].types }, newRest.counts { newNames[$0].types })
    match(by: { oldNames[$0].types }, { newNames[$0].types }) { index, other in
      let types = oldNames[index].types
      return (oldNames[index].isNameless || newNames[other].isNameless) && oldTypes[types] == 1 && newTypes[types] == 1
    }

    // A reader is not harmed: it handles what one of the alternatives allows.
    if mayOverlap, purpose == .input,
      !newRest.isEmpty || pairs.contains(where: { !areSame(old[$0.old], new[$0.new]) })
    {
      add(
        .breaking, path,
        "The alternatives changed, and several of them may allow the same value; what that changes cannot be judged.")
    }
    for pair in pairs.sorted(by: { $0.old < $1.old }) { visit(old[pair.old], new[pair.new]) }
    for index in oldRest {
      add(.breaking, path, "The alternative \(oldNames[index].words(index)) was there and is gone.")
    }
    let required = newRest.isEmpty ? nil : requiredOfAll(old)
    for index in newRest {
      let message = "There was no alternative \(newNames[index].words(index)) and now there is one"
      if let reason = reasonAgainst(new[index], needing: required) {
        addWidening(path, "\(message)\(purpose == .output ? ": \(reason)." : ".")")
      } else {
        add(.additive, path, "\(message).")
      }
    }
    // The old alternatives, in the order of their matches in the new schema.
    let order = pairs.sorted { $0.new < $1.new }.map(\.old)
    compareOrder(
      "alternatives", order.sorted().map { oldNames[$0].words($0) }, order.map { oldNames[$0].words($0) }, at: path)
  }

  /// The most new alternatives with the same key that an old one is compared with.
  private static let mostTested = 100

  /// Returns the names of the properties that all alternatives require; `nil` if there are no alternatives.
  private func requiredOfAll(_ alternatives: [SchemaNode]) -> Set<String>? {
    let required = alternatives.map { Set(old.resolved($0).texts("required")) }
    return required.first.map { required.reduce($0) { $0.intersection($1) } }
  }

  /// Returns the reason why a reader of the old alternatives cannot handle a new one; `nil` if it can.
  ///
  /// A reader recognises an alternative by its kind. Of an unknown one, it uses the properties common to all.
  ///
  /// - Parameter common: the properties that all old alternatives require; `nil` if there are none.
  private func reasonAgainst(_ new: SchemaNode, needing common: Set<String>?) -> String? {
    let new = self.new.resolved(new)
    let required = Set(new.texts("required"))
    guard new.child("properties")?["kind"]?["const"] != nil, required.contains("kind") else {
      return "a reader cannot tell it by its kind"
    }
    let missing = (common ?? []).subtracting(required).sorted()
    return missing.isEmpty ? nil : "a reader needs \(missing.joined(separator: ", ")) of it"
  }

  /// Compares conditions on the kind like alternatives. A schema without conditions may have `oneOf` instead.
  ///
  /// - Returns: whether `oneOf` and `anyOf` need no comparison of their own.
  mutating func compareKinds(_ old: SchemaNode, _ new: SchemaNode) -> Bool {
    let (oldKinds, newKinds) = (old.kindConditions, new.kindConditions)
    if oldKinds.isEmpty, newKinds.isEmpty { return false }
    let others = (oldKinds.isEmpty ? old : new).elements("oneOf")
    let isOther = (oldKinds.isEmpty || newKinds.isEmpty) && !others.isEmpty
    compareAlternatives(
      oldKinds.isEmpty && isOther ? others : oldKinds, newKinds.isEmpty && isOther ? others : newKinds,
      at: SourcePath.member(newKinds.isEmpty ? "oneOf" : "allOf", of: new.place),
      mayOverlap: newKinds.isEmpty && self.new.mayOverlap(new))
    return isOther
  }

  /// Compares a `$ref` beside other keywords: its target, and whether it is present.
  mutating func compareReference(_ old: SchemaNode, _ new: SchemaNode) {
    if let oldTarget = old.reference.flatMap(self.old.target(of:)),
      let newTarget = new.reference.flatMap(self.new.target(of:))
    {
      putOff(oldTarget, newTarget)
    } else if old.reference != new.reference {
      addUnjudged("$ref", old["$ref"], new["$ref"], at: new.place)
    }
  }

  /// Compares keywords without rules of their own.
  mutating func compareUnknown(_ old: SchemaNode, _ new: SchemaNode) {
    let oldKeywords = old.keywords
    let known = SchemaKeywords.judged.union(oldKeywords)
    let (oldChildren, newChildren) = (old.childrenWithoutKinds, new.childrenWithoutKinds)
    for keyword in oldKeywords + new.keywords.filter({ !known.contains($0) })
    where !SchemaKeywords.judged.contains(keyword) {
      var equivalence = SchemaEquivalence(self.old, self.new)
      let (oldChild, newChild) = (oldChildren[keyword], newChildren[keyword])
      if !equivalence.isSame(keyword, oldChild, newChild) {
        addUnjudged(keyword, oldChild?.value, newChild?.value, at: new.place)
      }
      for pair in equivalence.deferred { visit(pair.old, pair.new) }
    }
  }

  /// Whether two schemas have the same meaning.
  private func areSame(_ old: SchemaNode, _ new: SchemaNode) -> Bool {
    var equivalence = SchemaEquivalence(self.old, self.new)
    return equivalence.areSame(old, new)
  }

  /// What identifies an alternative in its document.
  private func name(of node: SchemaNode, in document: SchemaDocument) -> AlternativeName {
    let resolved = document.resolved(node)
    let kind = resolved.child("properties")?["kind"]?["const"]
    return AlternativeName(kind: kind, definition: document.definition(of: node), types: resolved.types)
  }
}

extension SchemaNode {
  /// The schemas that apply to one kind each: `then` where `if` is the constant of the property `kind`.
  var kindConditions: [SchemaNode] {
    elements("allOf").filter(\.isKindCondition).compactMap { $0.child("then") }
  }

  /// Whether the schema has only `if` with a constant for the property `kind`, and `then`.
  private var isKindCondition: Bool {
    keywords.sorted() == ["if", "then"] && child("if")?.child("properties")?["kind"]?["const"] != nil
  }

  /// The values of the keywords, without the conditions on the kind; no `allOf` if there is nothing else in it.
  fileprivate var childrenWithoutKinds: [String: SchemaNode] {
    var children = children
    let rest = elements("allOf").filter { !$0.isKindCondition }.map(\.value)
    if let all = children["allOf"] {
      children["allOf"] = rest.isEmpty ? nil : SchemaNode(value: .array(rest), place: all.place)
    }
    return children
  }
}

extension [Int] {
  /// Returns how often each key occurs.
  fileprivate func counts<Key: Hashable>(_ key: (Int) -> Key) -> [Key: Int] {
    reduce(into: [:]) { $0[key($1), default: 0] += 1 }
  }
}

/// The properties that identify an alternative.
private struct AlternativeName {
  /// The constant of its property `kind`; `nil` if there is none.
  var kind: JSONValue?
  /// The path of its definition; `nil` for an inline schema.
  var definition: String?
  /// The types of JSON that it allows.
  var types: Set<String>

  /// Whether neither a kind nor a definition identifies the alternative.
  var isNameless: Bool { kind == nil && definition == nil }

  /// The alternative in words: its kind, its definition, its only type, or else its place in the list.
  func words(_ index: Int) -> String {
    if let kind { return kind.compactText }
    if let definition { return definition }
    return types.count == 1 ? "of type \(types.joined())" : "number \(index + 1)"
  }
}
