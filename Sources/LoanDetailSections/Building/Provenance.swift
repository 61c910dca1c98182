public import DesignSystem
public import LoanDetailCore
public import Loans

extension LoanSection {
  /// Records the origin of an item, for `explain`. Parts of the item have the same origin unless they record their own.
  ///
  /// Rows, amounts and notes made from facts are recorded automatically, as are the needed facts of a section.
  ///
  /// Does nothing, and does not evaluate `sources`, unless the context collects origins.
  public func trace(_ id: ItemID, _ sources: @autoclosure () -> [ProvenanceLog.Source]) {
    guard let provenance = loan.context.provenance else { return }
    provenance.add(sources(), to: id)
  }

  /// The origin of facts that the source states as a group.
  public func source(_ group: LoanFacts.Group) -> ProvenanceLog.Source { facts.source(of: group) }

  /// A rule of the engine as an origin.
  public func source(rule: String) -> ProvenanceLog.Source { .known(.derived(rule: rule), asOf: nil) }
}
