public import LoanArithmetic
public import Localization

/// A part of an amount, with its purpose.
public struct Portion: Sendable, Hashable {
  /// The purpose of a part. Purposes are equal if their names are.
  public enum Component: Sendable, Hashable {
    case principal, interest, insurance, fees, penalties
    /// A part that only the product knows; the text is its name in records and ids.
    case other(String)
  }

  public var component: Component
  public var amount: Money
  /// The title of the part in the source; `nil` to use the engine's own words for the component.
  public var title: LocalizedText?

  public init(_ component: Component, _ amount: Money, title: LocalizedText? = nil) {
    self.component = component
    self.amount = amount
    self.title = title
  }
}

extension Portion.Component: RawRepresentable, CaseIterable {
  public static func == (left: Portion.Component, right: Portion.Component) -> Bool {
    switch (left, right) {
    case (.principal, .principal), (.interest, .interest), (.insurance, .insurance), (.fees, .fees),
      (.penalties, .penalties):
      true
    case (.other, _), (_, .other): left.rawValue == right.rawValue
    default: false
    }
  }

  /// The components that all products share, in reading order.
  public static let allCases: [Portion.Component] = [.principal, .interest, .insurance, .fees, .penalties]

  /// Creates the component with a name: one that all products share, or else ``other(_:)``.
  public init(rawValue: String) {
    self =
      switch rawValue {
      case "principal": .principal
      case "interest": .interest
      case "insurance": .insurance
      case "fees": .fees
      case "penalties": .penalties
      default: .other(rawValue)
      }
  }

  /// The name in records and in ids.
  public var rawValue: String {
    switch self {
    case .principal: "principal"
    case .interest: "interest"
    case .insurance: "insurance"
    case .fees: "fees"
    case .penalties: "penalties"
    case .other(let name): name
    }
  }
}
