/// An event that a product carries out itself when the reader uses an item, such as turning off automatic payment: its
/// name, its purpose and its values.
///
/// ```swift
/// let inspection = Event(
///   "inspection.book", summary: "Book an inspection of the boat.",
///   inputs: [.init("day", .date, "The day of the inspection.")], mayRepeat: true)
/// ```
public struct Event: Sendable, Hashable {
  /// The name in ``Destination/event(_:_:)``: Latin letters, digits, hyphens and dots, a letter first.
  public var name: String
  /// The purpose of the event, in a sentence.
  public var summary: String
  /// The values that the product states with the item; any other parameter is a fault.
  public var parameters: [PayloadSchema.Field]
  /// The values that the customer chooses: money, dates, whole numbers and choices. The action's ``Form`` states their
  /// limits.
  public var inputs: [PayloadSchema.Field]
  /// Whether the customer is asked before the event is sent. The action then has a ``Confirmation``.
  public var asksFirst: Bool
  /// Whether the event can be sent again, with another key, after it was carried out.
  public var mayRepeat: Bool

  public init(
    _ name: String, summary: String, parameters: [PayloadSchema.Field] = [], inputs: [PayloadSchema.Field] = [],
    asksFirst: Bool = false, mayRepeat: Bool = false
  ) {
    self.name = name
    self.summary = summary
    self.parameters = parameters
    self.inputs = inputs
    self.asksFirst = asksFirst
    self.mayRepeat = mayRepeat
  }

  /// Checks parameters against ``parameters``; returns a sentence per fault.
  public func faults(in given: [CustomItem.Field]) -> [String] {
    PayloadSchema.object(parameters).faults(in: .object(given), at: "parameters")
  }
}
