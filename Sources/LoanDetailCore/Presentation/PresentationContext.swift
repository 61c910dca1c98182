public import LoanArithmetic

/// What a mapping needs to know of the reader.
public struct PresentationContext: Sendable {
  /// Formats amounts, dates and percentages for the reader's locale.
  public let formatter: LocaleFormatter
  /// The day the screen is true for.
  public let asOf: CalendarDate
  /// Whether account and contract numbers are shown in full; masked unless asked for.
  public let revealsNumbers: Bool
  /// Where a mapping says what each item is made from; `nil` unless somebody asks.
  public let provenance: ProvenanceLog?

  /// Makes a context.
  public init(
    formatter: LocaleFormatter, asOf: CalendarDate, revealsNumbers: Bool = false, provenance: ProvenanceLog? = nil
  ) {
    self.formatter = formatter
    self.asOf = asOf
    self.revealsNumbers = revealsNumbers
    self.provenance = provenance
  }

  /// Makes a context from plain texts, with a formatter of its own; `nil` unless `asOf` is a day as `YYYY-MM-DD`.
  public init?(locale: String, asOf: String, revealsNumbers: Bool = false) {
    guard let day = CalendarDate(asOf) else { return nil }
    self.init(formatter: LocaleFormatter(locale: locale), asOf: day, revealsNumbers: revealsNumbers)
  }

  /// The context for a mapping that says what each item is made from.
  public func explaining(to provenance: ProvenanceLog) -> PresentationContext {
    PresentationContext(formatter: formatter, asOf: asOf, revealsNumbers: revealsNumbers, provenance: provenance)
  }

  /// The language of the words.
  public var language: Language { formatter.language }
}
