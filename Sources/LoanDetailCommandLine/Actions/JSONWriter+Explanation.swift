import DesignSystem
import LoanDetailCore
import LoanDetailEngine
import LoanDetailJSON
import Loans

extension JSONWriter {
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
        for source in node.sources { $0.write(source) }
      }
      $0.property("sourcesOf", node.sourcesOf?.rawValue)
      $0.array("changes") {
        for change in node.changes { $0.write(change) }
      }
    }
  }

  private mutating func write(_ source: ProvenanceLog.Source) {
    object {
      switch source {
      case .known(let origin, let asOf):
        switch origin {
        case .provider(let field): $0.property("field", field.description)
        case .derived(let rule): $0.property("rule", rule)
        case .customer: $0.property("customer", true)
        }
        $0.property("asOf", asOf.map { "\($0)" })
      case .absent(let absence):
        $0.property("absent", absence.name)
      }
    }
  }

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
