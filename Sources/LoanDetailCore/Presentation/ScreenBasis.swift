public import LoanArithmetic
public import Loans

/// The data behind all screens of a product.
///
/// In the language of the context from which a product makes its screens, these numbers are masked in texts of the data. The
/// documents state the day of the data.
public struct ScreenBasis: Sendable, Hashable {
  /// The numbers of accounts, cards and contracts in the data, each once.
  public let numbers: [AccountNumber]
  /// The day of the data; `nil` if the source does not state it.
  public let dataAsOf: CalendarDate?

  /// Creates a basis; by default, one with neither numbers nor a day.
  public init(numbers: [AccountNumber] = [], dataAsOf: CalendarDate? = nil) {
    self.numbers = numbers.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    self.dataAsOf = dataAsOf
  }

  /// The basis of a product that is made from the facts of a record.
  public init(_ facts: LoanFacts) { self.init(numbers: facts.numbers, dataAsOf: facts.asOf) }

  /// The basis of a product that is made from other products. Its day is their earliest one.
  public init(of parts: [ScreenBasis]) {
    self.init(numbers: parts.flatMap(\.numbers), dataAsOf: parts.compactMap(\.dataAsOf).min())
  }
}
