public import LoanDetailCore
public import Loans

/// A fact that a section needs, by its name in a record.
public struct NeededFact: Sendable {
  /// The name in a record, such as `terms.rates`.
  public let name: String
  private let read: @Sendable (LoanFacts) -> ProvenanceLog.Source

  /// Names a fact of the record.
  public init<Value>(_ name: String, _ fact: @escaping @Sendable (LoanFacts) -> Fact<Value>) {
    self.name = name
    read = { fact($0).source }
  }

  /// Names facts that the source states as a group.
  public init(_ name: String, group: LoanFacts.Group) {
    self.name = name
    read = { $0.source(of: group) }
  }

  /// The origin of the fact, or the reason for its absence.
  public func source(in facts: LoanFacts) -> ProvenanceLog.Source { read(facts) }
}

extension LoanFacts {
  /// The origin of facts that the source states as a group.
  func source(of group: Group) -> ProvenanceLog.Source {
    origins[group].map { .known($0, asOf: nil) } ?? .absent(.notProvided)
  }
}
