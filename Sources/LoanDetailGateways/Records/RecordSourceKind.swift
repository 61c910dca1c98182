/// The formats records can be read from, by the names a person chooses them with.
public enum RecordSourceKind: String, Sendable, Hashable, CaseIterable {
  /// Our own JSON: ``PortfolioGateway``.
  case portfolio
  /// Apache Fineract's JSON: ``FineractGateway``.
  case fineract
}
