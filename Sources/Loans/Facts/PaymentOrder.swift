public import Localization

/// The order in which a payment is applied to the parts of the debt.
public struct PaymentOrder: Sendable, Hashable {
  /// The parts, the first one paid first.
  public var components: [Portion.Component]
  /// The name of the order in the source.
  public var title: LocalizedText?

  public init(components: [Portion.Component] = [], title: LocalizedText? = nil) {
    self.components = components
    self.title = title
  }
}
