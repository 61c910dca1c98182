import DesignSystem
public import LoanArithmetic
public import Loans
public import Localization

/// What all screens of a product have in common: the numbers to mask, the day of the data and the time zone.
///
/// The numbers are masked wherever a text of the data contains them.
public struct ScreenBasis: Sendable, Hashable {
  /// The numbers of accounts, cards and contracts in the data, each once.
  public let numbers: [AccountNumber]
  /// The day of the data; `nil` if the source does not state it.
  public let dataAsOf: CalendarDate?
  /// The time zone of the loan; `nil` for that of the source.
  public let timeZone: BankTimeZone?

  /// Creates a basis. By default, no number is masked for what it is, and the day and the time zone are the source's.
  public init(numbers: [AccountNumber] = [], dataAsOf: CalendarDate? = nil, timeZone: BankTimeZone? = nil) {
    self.numbers = numbers.distinct
    self.dataAsOf = dataAsOf
    self.timeZone = timeZone
  }

  /// The basis of a product that is made from shared facts alone. Numbers that the product itself read are not among
  /// them: give those to ``init(numbers:dataAsOf:timeZone:)``.
  public init(_ facts: borrowing LoanFacts) {
    self.init(numbers: facts.numbers, dataAsOf: facts.asOf, timeZone: facts.timeZone.value)
  }

  /// The basis of a product that is made from a record: from its facts, and from what the product has read of its
  /// specifics.
  package init(_ record: borrowing LoanRecord) {
    self.init(
      numbers: record.facts.numbers + record.ownNumbers, dataAsOf: record.facts.asOf,
      timeZone: record.facts.timeZone.value)
  }

  /// The basis of a product that is made from other products: their numbers, the earliest of their days, and the time
  /// zone of the source, because theirs may differ.
  public init(of parts: [ScreenBasis]) {
    self.init(numbers: parts.flatMap(\.numbers), dataAsOf: parts.compactMap(\.dataAsOf).min())
  }
}
