public import LoanArithmetic
public import Localization

/// A bank's offer for a new loan of a product: the rule for the interest, the limits, and the insurances with their
/// prices. Unstated values are absent, and a quote then states that they are missing.
///
/// ```swift
/// let tariff = try Tariff(parsing: bytes, name: "tariff.json")        // Schemas/tariff.schema.json
/// tariff.insurances.map(\.name)                                       // ["life", "job"]
/// ```
public struct Tariff: Sendable, Hashable {
  /// An insurance that a borrower can take with the loan.
  public struct Insurance: Sendable, Hashable {
    /// The name in requests, such as `life`.
    public var name: String
    /// The name for customers.
    public var title: LocalizedText
    public var price: Fact<Price> = .notProvided
    /// The percentage points by which the rate is higher without the insurance; zero if the rate does not depend on it.
    public var pointsWithout: Fact<ExactDecimal> = .notProvided
    /// Whether the loan is given only with it.
    public var isRequired = false

    public init(name: String, title: LocalizedText) {
      self.name = name
      self.title = title
    }
  }

  /// The price of an insurance.
  public struct Price: Sendable, Hashable {
    public enum Size: Sendable, Hashable {
      case amount(Money)
      /// A percentage of the amount of the loan.
      case percentOfAmount(ExactDecimal)
      /// A percentage of the principal that is still owed on the day of the premium.
      case percentOfBalance(ExactDecimal)
    }

    /// How often the price is paid.
    public enum Frequency: String, Sendable, Hashable, CaseIterable {
      /// Once, on the day of the loan.
      case once
      /// On the day of the loan and on each anniversary of it.
      case yearly
      /// With each payment.
      case monthly
    }

    public var size: Size
    public var frequency: Frequency

    public init(_ size: Size, _ frequency: Frequency) {
      self.size = size
      self.frequency = frequency
    }
  }

  public var product: ProductType
  public var currency: Currency
  /// The rule for the interest of a period.
  public var interest: Fact<InterestAccrual> = .notProvided
  public var minimumAmount: Fact<Money> = .notProvided
  public var maximumAmount: Fact<Money> = .notProvided
  public var minimumMonths: Fact<Int> = .notProvided
  public var maximumMonths: Fact<Int> = .notProvided
  /// The insurances, in the order in which they are offered.
  public var insurances: [Insurance] = []
  /// Findings about values that could not be read.
  public var diagnostics: [Diagnostic] = []

  /// Creates a tariff that states nothing but its product and its currency.
  public init(of product: ProductType, in currency: Currency) {
    self.product = product
    self.currency = currency
  }
}
