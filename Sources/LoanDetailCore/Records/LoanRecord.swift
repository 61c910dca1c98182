public import LoanDetailJSON

/// One product as its source describes it.
public struct LoanRecord: Sendable, Hashable {
  /// The product's type and id.
  public var id: ProductID
  /// The scope of the request the record answers.
  public var scope: CustomerScope
  /// What every product can have.
  public var facts: LoanFacts
  /// How much of the record was read. Facts that were not read look like facts that are not provided.
  public var reading: Reading
  /// What only this product type has, as the source writes it: an object, or null.
  public var specifics: JSONValue
  /// Where the specifics stand in the source.
  public var specificsPath: String { "\(path).specifics" }
  /// Where the record stands in its source.
  public var path: String
  /// What is worth knowing about the record.
  public var diagnostics: [Diagnostic]

  /// How much of a record is read.
  public enum Reading: Sendable, Hashable, CaseIterable {
    /// What a product's header shows: the title, the contract's number, the parties, the phase with its overlays, the
    /// debt; of a product that can still be owed on also the obligations, the days, payments and states of the
    /// schedule's rows and, where there are no rows, the terms that give them. The specifics are there, as the source
    /// writes them.
    case header
    /// Everything.
    case full
  }

  /// Makes a record.
  public init(
    id: ProductID, scope: CustomerScope, facts: LoanFacts, reading: Reading = .full, specifics: JSONValue = .null,
    path: String = "$", diagnostics: [Diagnostic] = []
  ) {
    self.id = id
    self.scope = scope
    self.facts = facts
    self.reading = reading
    self.specifics = specifics
    self.path = path
    self.diagnostics = diagnostics
  }
}
