public import DesignSystem
public import LoanDetailCore

extension LoanSections {
  /// Records the origin of an item, for `explain`. Parts of the item have the same origin unless they record their own.
  ///
  /// Does nothing, and does not evaluate `sources`, unless the context collects origins.
  public func trace(_ id: ItemID, _ sources: @autoclosure () -> [ProvenanceLog.Source]) {
    guard let provenance = context.provenance else { return }
    provenance.add(sources(), to: id)
  }

  /// The origin of facts that the source states as a group.
  func source(_ group: LoanFacts.Group) -> ProvenanceLog.Source {
    facts.origins[group].map { .known($0, asOf: nil) } ?? .absent(.notProvided)
  }

  /// A rule of the engine as an origin.
  func source(rule: String) -> ProvenanceLog.Source { .known(.derived(rule: rule), asOf: nil) }
}
