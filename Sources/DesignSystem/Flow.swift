/// A flow of the host app that actions can start, such as a payment: its name, its purpose and its parameters.
///
/// ```swift
/// let survey = Flow(
///   "boatSurvey", summary: "Order a survey of the boat.",
///   parameters: [.init("earliest", .date, "The first day on which a surveyor is free.")])
/// ```
public struct Flow: Sendable, Hashable {
  /// The name in ``Destination/flow(_:_:)``: Latin letters, digits and hyphens, a letter first.
  public var name: String
  /// The purpose of the flow, in a sentence.
  public var summary: String
  /// The parameters that the flow accepts when it starts; any other parameter is a fault.
  public var parameters: [PayloadSchema.Field]

  public init(_ name: String, summary: String, parameters: [PayloadSchema.Field] = []) {
    self.name = name
    self.summary = summary
    self.parameters = parameters
  }

  /// Checks parameters against ``parameters``; returns a sentence per fault.
  public func faults(in given: [CustomItem.Field]) -> [String] {
    PayloadSchema.object(parameters).faults(in: .object(given), at: "parameters")
  }
}
