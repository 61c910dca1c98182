import LoanDetailJSON

extension SchemaComparator {
  /// Compares the keyword `oneOf` or `anyOf`.
  mutating func compareAlternatives(of keyword: String, _ old: SchemaNode, _ new: SchemaNode) {
    switch (old[keyword], new[keyword]) {
    case (nil, nil): break
    case (_?, _?):
      compareAlternatives(
        old.elements(keyword), new.elements(keyword), at: SourcePath.member(keyword, of: new.place))
    case (nil, _?): addNarrowing(new.place, Self.sentence(keyword, nil, new[keyword]))
    case (_?, nil): addWidening(new.place, Self.sentence(keyword, old[keyword], nil))
    }
  }

  /// Compares alternatives. They are matched by their kind or definition, then by their meaning, then by their types.
  mutating func compareAlternatives(_ old: [SchemaNode], _ new: [SchemaNode], at path: String) {
    var pairs: [(old: Int, new: Int)] = []
    var oldRest = Array(old.indices)
    var newRest = Array(new.indices)
    func match(_ areSame: (Int, Int) -> Bool) {
      for index in oldRest {
        guard let place = newRest.firstIndex(where: { areSame(index, $0) }) else { continue }
        pairs.append((index, newRest.remove(at: place)))
        oldRest.removeAll { $0 == index }
      }
    }
    let (oldNames, newNames) = (old.map { name(of: $0, in: self.old) }, new.map { name(of: $0, in: self.new) })
    match { oldNames[$0].kind != nil && oldNames[$0].kind == newNames[$1].kind }
    match { oldNames[$0].definition != nil && oldNames[$0].definition == newNames[$1].definition }
    match { areSame(old[$0], new[$1]) }
    let (oldTypes, newTypes) = (oldRest.map { oldNames[$0].types }, newRest.map { newNames[$0].types })
    match { index, other in
      let types = oldNames[index].types
      return (oldNames[index].isNameless || newNames[other].isNameless) && types == newNames[other].types
        && oldTypes.count { $0 == types } == 1 && newTypes.count { $0 == types } == 1
    }

    for pair in pairs.sorted(by: { $0.old < $1.old }) { visit(old[pair.old], new[pair.new]) }
    for index in oldRest {
      add(.breaking, path, "The alternative \(oldNames[index].words(index)) was there and is gone.")
    }
    for index in newRest {
      add(.additive, path, "There was no alternative \(newNames[index].words(index)) and now there is one.")
    }
    // The old alternatives, in the order of their matches in the new schema.
    let order = pairs.sorted { $0.new < $1.new }.map(\.old)
    compareOrder(
      "alternatives", order.sorted().map { oldNames[$0].words($0) }, order.map { oldNames[$0].words($0) }, at: path)
  }

  /// Compares a `$ref` beside other keywords: its target, and whether it is present.
  mutating func compareReference(_ old: SchemaNode, _ new: SchemaNode) {
    if let oldTarget = old.reference.flatMap(self.old.target(of:)),
      let newTarget = new.reference.flatMap(self.new.target(of:))
    {
      putOff(oldTarget, newTarget)
    } else if old.reference != new.reference {
      addUnjudged("$ref", old, new)
    }
  }

  /// Compares keywords without rules of their own.
  mutating func compareUnknown(_ old: SchemaNode, _ new: SchemaNode) {
    let oldKeywords = old.keywords
    let known = SchemaKeywords.judged.union(oldKeywords)
    for keyword in oldKeywords + new.keywords.filter({ !known.contains($0) })
    where !SchemaKeywords.judged.contains(keyword) {
      var equivalence = SchemaEquivalence(self.old, self.new)
      if !equivalence.isSame(keyword, old, new) { addUnjudged(keyword, old, new) }
      for pair in equivalence.deferred { visit(pair.old, pair.new) }
    }
  }

  private func areSame(_ old: SchemaNode, _ new: SchemaNode) -> Bool {
    var equivalence = SchemaEquivalence(self.old, self.new)
    return equivalence.areSame(old, new)
  }

  private func name(of node: SchemaNode, in document: SchemaDocument) -> AlternativeName {
    let resolved = document.resolved(node)
    let kind = resolved.child("properties")?["kind"]?["const"]
    return AlternativeName(kind: kind, definition: document.definition(of: node), types: resolved.types)
  }
}

/// The properties that identify an alternative.
private struct AlternativeName {
  /// The constant of its property `kind`.
  var kind: JSONValue?
  /// The path of its definition.
  var definition: String?
  var types: Set<String>

  var isNameless: Bool { kind == nil && definition == nil }

  func words(_ index: Int) -> String {
    if let kind { return kind.compactText }
    if let definition { return definition }
    return types.count == 1 ? "of type \(types.joined())" : "number \(index + 1)"
  }
}
