import LoanDetailJSON

/// Compares two schemas in parallel from their roots and collects the changes.
///
/// It follows references and compares each pair of places once. Recursive schemas therefore end, and a change in a
/// definition is reported once, at the definition, however many references lead to it.
struct SchemaComparator {
  let old: SchemaDocument
  let new: SchemaDocument
  let purpose: SchemaComparison.Purpose

  /// The changes in the order in which they were found, without duplicates.
  private(set) var changes: [SchemaChange] = []
  /// The same changes, to find duplicates.
  private var known: Set<SchemaChange> = []
  /// The pairs of nodes whose comparison was put off, also those that have been compared since.
  private var pending: [(old: SchemaNode, new: SchemaNode)] = []
  /// The paths of these pairs.
  private var seen: Set<[String]> = []

  init(_ old: SchemaDocument, _ new: SchemaDocument, for purpose: SchemaComparison.Purpose) {
    self.old = old
    self.new = new
    self.purpose = purpose
    visit(old.root, new.root)
    var next = 0
    while next < pending.count {
      compare(pending[next].old, pending[next].new)
      next += 1
    }
  }

  /// Compares two nodes. References are compared later, after everything at this level.
  mutating func visit(_ old: SchemaNode, _ new: SchemaNode) {
    if let alternatives = alternatives(with: old, of: new, in: self.old, and: self.new) {
      return compareAlternatives([old], alternatives, at: new.place, mayOverlap: self.new.mayOverlap(new))
    }
    if let alternatives = alternatives(with: new, of: old, in: self.new, and: self.old) {
      return compareAlternatives(alternatives, [new], at: new.place, mayOverlap: false)
    }
    if let oldReference = old.soleReference, let newReference = new.soleReference,
      let oldTarget = self.old.target(of: oldReference), let newTarget = self.new.target(of: newReference)
    {
      compareAnnotations(old, new)
      putOff(oldTarget, newTarget)
    } else if old.soleReference != nil || new.soleReference != nil {
      putOff(self.old.resolved(old), self.new.resolved(new))
    } else {
      compare(old, new)
    }
  }

  /// Schedules the comparison of two nodes, unless it has been scheduled before.
  mutating func putOff(_ old: SchemaNode, _ new: SchemaNode) {
    if seen.insert([old.place, new.place]).inserted { pending.append((old, new)) }
  }

  /// Adds a change whose effect does not depend on the purpose of the comparison.
  mutating func add(_ kind: SchemaChange.Kind, _ path: String, _ message: String) {
    let change = SchemaChange(kind: kind, path: path, message: message)
    if known.insert(change).inserted { changes.append(change) }
  }

  /// Adds a change that makes more documents valid; their readers may receive values they do not know.
  mutating func addWidening(_ path: String, _ message: String) {
    add(purpose == .output ? .breaking : .additive, path, message)
  }

  /// Adds a change that makes fewer documents valid.
  mutating func addNarrowing(_ path: String, _ message: String) {
    add(.breaking, path, message)
  }

  /// Compares two nodes keyword by keyword.
  private mutating func compare(_ old: SchemaNode, _ new: SchemaNode) {
    compareAnnotations(old, new)
    switch (old.allowsNothing, new.allowsNothing) {
    case (true, true): return
    case (true, false): return add(.additive, new.place, "No value was allowed and now there are some.")
    case (false, true): return addNarrowing(new.place, "There were values that are allowed and now there is none.")
    case (false, false): break
    }
    let (oldAlternatives, newAlternatives) = (old.soleAlternatives, new.soleAlternatives)
    // If only one of the schemas has alternatives, the other one is compared as a single alternative.
    if oldAlternatives.isEmpty != newAlternatives.isEmpty, !old.keywords.isEmpty, !new.keywords.isEmpty,
      old.kindConditions.isEmpty, new.kindConditions.isEmpty
    {
      return compareAlternatives(
        oldAlternatives.isEmpty ? [old] : oldAlternatives, newAlternatives.isEmpty ? [new] : newAlternatives,
        at: new.place, mayOverlap: self.new.mayOverlap(new))
    }
    compareTypes(old, new)
    compareValues(old, new)
    compareLimits(old, new)
    compareProperties(old, new)
    compareAdditionalProperties(old, new)
    compareItems(old, new)
    if !compareKinds(old, new) {
      for keyword in SchemaKeywords.alternatives { compareAlternatives(of: keyword, old, new) }
    }
    compareReference(old, new)
    compareUnknown(old, new)
  }

  /// Returns the alternatives of `many`, if one of them has the same definition as `one`, which has no alternatives;
  /// otherwise `nil`.
  private func alternatives(
    with one: SchemaNode, of many: SchemaNode, in oneDocument: SchemaDocument, and manyDocument: SchemaDocument
  ) -> [SchemaNode]? {
    let alternatives = many.soleAlternatives
    guard !alternatives.isEmpty, one.soleAlternatives.isEmpty, let name = oneDocument.definition(of: one),
      alternatives.contains(where: { manyDocument.definition(of: $0) == name })
    else { return nil }
    return alternatives
  }
}
