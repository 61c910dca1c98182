import LoanDetailJSON

/// Decides whether two schemas have the same meaning. Annotations, the order of members, and whether a part is a
/// definition do not matter.
struct SchemaEquivalence {
  /// Two references with the same text whose targets are still to be compared.
  typealias Pair = (old: SchemaNode, new: SchemaNode)

  let old: SchemaDocument
  let new: SchemaDocument
  /// References in both schemas at places where a wider part makes the whole wider. They count as equal here, and the
  /// comparator judges their targets as usual. All other references are followed, and their targets must have the same
  /// meaning.
  private(set) var deferred: [Pair] = []

  /// Two schemas to compare.
  private struct Task {
    var old: SchemaNode
    var new: SchemaNode
    /// Whether references are left to the comparator, see ``deferred``.
    var defers: Bool
  }

  /// The paths of the schemas of a task.
  private struct Places: Hashable {
    var old: String
    var new: String
    var defers: Bool
  }

  /// The schemas that are still to be compared.
  private var tasks: [Task] = []
  /// The places of all tasks so far, so that each pair is compared once.
  private var seen: Set<Places> = []

  init(_ old: SchemaDocument, _ new: SchemaDocument) {
    self.old = old
    self.new = new
  }

  /// Returns whether two schemas have the same meaning.
  mutating func areSame(_ old: SchemaNode, _ new: SchemaNode) -> Bool {
    add(old, new, defers: false)
    return finish()
  }

  /// Returns whether a keyword with these values has the same meaning in two schemas.
  mutating func isSame(_ keyword: String, _ old: SchemaNode?, _ new: SchemaNode?) -> Bool {
    compare(keyword, old, new, defers: SchemaKeywords.monotonous.contains(keyword)) && finish()
  }

  /// Compares everything that is still to be compared, up to the first difference; returns whether there is none.
  private mutating func finish() -> Bool {
    while let task = tasks.popLast() {
      if !compare(task) {
        tasks = []
        return false
      }
    }
    return true
  }

  /// Adds two schemas to those that are to be compared, or to the ``deferred`` references.
  private mutating func add(_ old: SchemaNode, _ new: SchemaNode, defers: Bool) {
    if defers, let reference = old.soleReference, reference == new.soleReference {
      deferred.append((old, new))
      return
    }
    let (old, new) = (self.old.resolved(old), self.new.resolved(new))
    if seen.insert(Places(old: old.place, new: new.place, defers: defers)).inserted {
      tasks.append(Task(old: old, new: new, defers: defers))
    }
  }

  /// Whether two schemas have the same keywords with the same meaning, apart from schemas that are added to the tasks.
  private mutating func compare(_ task: Task) -> Bool {
    guard case .object = task.old.value, case .object = task.new.value else { return task.old.value == task.new.value }
    let keywords = Set(task.old.keywords)
    guard keywords == Set(task.new.keywords) else { return false }
    let (oldChildren, newChildren) = (task.old.children, task.new.children)
    return keywords.allSatisfy { keyword in
      let defers = task.defers && SchemaKeywords.monotonous.contains(keyword)
      return compare(keyword, oldChildren[keyword], newChildren[keyword], defers: defers)
    }
  }

  /// Whether a keyword has the same meaning in two schemas, apart from schemas that are added to the tasks.
  private mutating func compare(_ keyword: String, _ old: SchemaNode?, _ new: SchemaNode?, defers: Bool) -> Bool {
    guard let old, let new else { return old == nil && new == nil }
    switch keyword {
    case "const": return old.value == new.value
    case "required", "enum", "type":
      guard case .array(let old) = old.value, case .array(let new) = new.value else { return old.value == new.value }
      return Set(old) == Set(new)
    case "$ref":
      guard let oldText = old.text, let newText = new.text, let old = self.old.target(of: oldText),
        let new = self.new.target(of: newText)
      else { return old.value == new.value }
      add(old, new, defers: defers)
      return true
    case "oneOf", "anyOf", "allOf":
      return compareLists(old.sortedElements, new.sortedElements, defers: defers)
    case let keyword where SchemaKeywords.schemas.contains(keyword):
      add(old, new, defers: defers)
      return true
    default: return compareUnknown(old, new, defers: defers)
    }
  }

  /// Compares values of an unknown keyword: a map or a list of schemas, a reference, or a plain value.
  private mutating func compareUnknown(_ old: SchemaNode, _ new: SchemaNode, defers: Bool) -> Bool {
    switch (old.value, new.value) {
    case (.object, .object) where old.reference != nil && new.reference != nil:
      add(old, new, defers: defers)
      return true
    case (.object, .object):
      let others = Dictionary(new.members.map { ($0.name, $0.node) }) { first, _ in first }
      guard others.count == old.members.count else { return false }
      for (name, node) in old.members {
        guard let other = others[name] else { return false }
        add(node, other, defers: defers)
      }
      return true
    case (.array, .array): return compareLists(old.elements, new.elements, defers: defers)
    default: return old.value == new.value
    }
  }

  /// Adds the schemas of two lists in their order; returns whether the lists have the same length.
  private mutating func compareLists(_ old: [SchemaNode], _ new: [SchemaNode], defers: Bool) -> Bool {
    guard old.count == new.count else { return false }
    for (old, new) in zip(old, new) { add(old, new, defers: defers) }
    return true
  }
}

extension SchemaNode {
  /// The text of the node; `nil` if it is no text.
  fileprivate var text: String? { value.text }

  /// The elements in an order that does not depend on how they were written.
  fileprivate var sortedElements: [SchemaNode] {
    elements.map { ($0.value.compactText, $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }
}
