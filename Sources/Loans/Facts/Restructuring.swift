public import LoanArithmetic
public import Localization

/// An agreed change of the contract because the customer could not pay; unstated properties are `nil`.
public struct Restructuring: Sendable, Hashable {
  /// The day of the agreement.
  public var agreedOn: CalendarDate?
  /// The agreement in words.
  public var terms: LocalizedText?

  public init(agreedOn: CalendarDate? = nil, terms: LocalizedText? = nil) {
    self.agreedOn = agreedOn
    self.terms = terms
  }
}
