public import LoanDetailCore

/// An event of a product's own item that the conformance kit performs on a sample product.
///
/// ```swift
/// try await assertConformance(
///   of: BoatLoan.plugin.withSamples(in: "../Samples"),
///   events: [SampleEvent(BusinessEvent(name: "inspection.book"), of: "8001")])
/// ```
public struct SampleEvent: Sendable, Hashable {
  /// The event to perform.
  public var event: BusinessEvent
  /// The id of the sample record whose product is to change.
  public var recordID: String

  public init(_ event: BusinessEvent, of recordID: String) {
    self.event = event
    self.recordID = recordID
  }
}
