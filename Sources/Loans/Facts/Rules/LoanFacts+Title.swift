public import Localization

extension LoanFacts {
  /// Returns the title in the source or, if there is none, the title of the product type.
  public func title(orType typeTitle: LocalizedText) -> LocalizedText { title.value ?? typeTitle }
}
