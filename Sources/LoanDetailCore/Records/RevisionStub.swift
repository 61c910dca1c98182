public struct RecordRevision: Sendable, Hashable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}
extension LoanRecordGateway {
  public func revision(of id: ProductID, for scope: CustomerScope) async throws -> RecordRevision? { nil }
}
