import DesignSystem
package import LoanDetailCore
import LoanDetailEngine
package import LoanDetailJSON
import Loans

extension JSONWriter {
  /// Writes the explanation of an item or a part (`Schemas/explanation.schema.json`).
  mutating func write(_ node: NodeExplanation) {
    object {
      $0.property("id", node.id.rawValue)
      if !node.kind.isEmpty { $0.property("kind", node.kind) }
      if let kind = ItemKind.Standard(rawValue: node.kind) {
        $0.property("category", kind.category.rawValue)
        $0.property("since", kind.since)
      }
      $0.array("path") {
        for id in node.path { $0.string(id.rawValue) }
      }
      $0.property("accessibilityLabel", node.accessibilityLabel)
      $0.property("fact", node.fact?.rawValue)
      $0.array("sources") {
        for source in node.sources { $0.write(source.json) }
      }
      $0.property("sourcesOf", node.sourcesOf?.rawValue)
      $0.array("changes") {
        for change in node.changes { $0.write(change) }
      }
    }
  }

  /// Writes what became of an item for a client, and why.
  private mutating func write(_ change: Adaptation) {
    object {
      $0.property("id", change.id.rawValue)
      $0.property("kind", change.kind.name)
      $0.array("replacements") {
        for kind in change.replacements { $0.string(kind.name) }
      }
      switch change.reason {
      case .notDrawn: $0.property("reason", "kind-not-drawn")
      case .newer(let since):
        $0.property("reason", "kind-newer-than-client")
        $0.property("since", since)
      case .part(let kind):
        $0.property("reason", "part-not-drawn")
        $0.property("part", kind.name)
      case .empty: $0.property("reason", "nothing-left")
      }
    }
  }
}

extension ProvenanceLog.Source {
  /// The source as `Schemas/explanation.schema.json` describes it.
  package var json: JSONValue {
    switch self {
    case .known(let origin, let asOf):
      let member: JSONValue.Member =
        switch origin {
        case .provider(let field): .init("field", .string(field.description))
        case .derived(let rule): .init("rule", .string(rule))
        case .customer: .init("customer", .bool(true))
        }
      return .object([member] + (asOf.map { [.init("asOf", .string("\($0)"))] } ?? []))
    case .absent(let absence): return .object([.init("absent", .string(absence.name))])
    }
  }
}

extension Absence {
  /// The name of the absence in JSON.
  fileprivate var name: String {
    switch self {
    case .notProvided: "notProvided"
    case .notApplicable: "notApplicable"
    case .withheld: "withheld"
    case .unreadable: "unreadable"
    }
  }
}
