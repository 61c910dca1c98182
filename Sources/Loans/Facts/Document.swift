public import LoanArithmetic
public import Localization

/// A document that belongs to the product.
public struct Document: Sendable, Hashable {
  /// The id in the source.
  public var id: String
  public var title: LocalizedText
  /// The day of the document.
  public var date: CalendarDate?

  public init(id: String, title: LocalizedText, date: CalendarDate? = nil) {
    self.id = id
    self.title = title
    self.date = date
  }
}
