import DesignSystem
import LoanDetailEngine

extension ConformanceSubject {
  /// Checks that every item has a source, and that every state in the header has its own.
  func sourceFindings() -> [Finding] {
    screens.flatMap { screen in
      let nodes = screen.explanation.nodes
      let unsourced = Set(nodes.filter(\.sources.isEmpty).map(\.id))
      // The items inside an item without a source have none either.
      let unexplained = nodes.filter { unsourced.contains($0.id) && unsourced.isDisjoint(with: $0.path) }.map {
        "The item \"\($0.id)\" has no source, so nobody can tell what it is made from. Make it with the shared "
          + "builders, or record its facts with `trace(\"\($0.id)\", …)` of its section."
      }
      let states = Set(screen.statuses.map(\.id))
      let borrowed = nodes.filter { states.contains($0.id) && $0.sourcesOf != nil }.map {
        "The state \"\($0.id)\" in the header has no source of its own, and is explained by what the header is made "
          + "from. Make it with `status(_:_:tone:from:in:)`, which records the fact that it follows from."
      }
      return (unexplained + borrowed).map { Finding(screen.place, $0) }
    }
  }
}
