/// A flow of the host app that actions can start, such as a payment: its name, its purpose, its parameters and its
/// inputs.
///
/// ```swift
/// let survey = Flow(
///   "boatSurvey", summary: "Order a survey of the boat.",
///   parameters: [.init("earliest", .date, "The first day on which a surveyor is free.")],
///   inputs: [.init("day", .date, "The day of the survey.")])
/// ```
public struct Flow: Sendable, Hashable {
  /// The name in ``Destination/flow(_:_:)``: Latin letters, digits and hyphens, a letter first.
  public var name: String
  /// The purpose of the flow, in a sentence.
  public var summary: String
  /// The parameters that the flow accepts when it starts; any other parameter is a fault.
  public var parameters: [PayloadSchema.Field]
  /// The values that the customer chooses in the flow: money, dates, whole numbers and choices. An action may state
  /// their limits in a ``Form``; the flow then starts with the values of the form.
  public var inputs: [PayloadSchema.Field]
  /// The name of the question whose answer shows the effect of the inputs; `nil` if there is none. The inputs have the
  /// names of its parameters.
  public var question: String?

  public init(
    _ name: String, summary: String, parameters: [PayloadSchema.Field] = [], inputs: [PayloadSchema.Field] = [],
    question: String? = nil
  ) {
    self.name = name
    self.summary = summary
    self.parameters = parameters
    self.inputs = inputs
    self.question = question
  }

  /// Checks parameters against ``parameters``; returns a sentence per fault.
  public func faults(in given: [CustomItem.Field]) -> [String] {
    PayloadSchema.object(parameters).faults(in: .object(given), at: "parameters")
  }
}
