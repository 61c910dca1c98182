/// Facts that do not change any more, held by reference: everything that is made from a record shares them.
@usableFromInline
package final class FrozenFacts: Sendable {
  @usableFromInline package let facts: LoanFacts

  package init(_ facts: LoanFacts) { self.facts = facts }
}

extension FrozenFacts: Hashable {
  @usableFromInline
  package static func == (left: FrozenFacts, right: FrozenFacts) -> Bool {
    left === right || left.facts == right.facts
  }

  @usableFromInline
  package func hash(into hasher: inout Hasher) { hasher.combine(facts) }
}
