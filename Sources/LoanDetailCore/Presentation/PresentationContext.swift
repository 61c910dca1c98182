package import DesignSystem
public import LoanArithmetic
public import Loans
public import Localization

/// The reader's context for a mapping: locale, day, time zone, and whether numbers are masked.
public struct PresentationContext: Sendable {
  /// Formats amounts, dates and percentages for the reader's locale.
  public private(set) var formatter: LocaleFormatter
  /// The language of the reader, which prepares the texts of data: numbers in them are masked unless the reader sees
  /// numbers.
  public private(set) var language: Language
  /// The day for which the screen is true.
  public private(set) var asOf: CalendarDate
  /// The time zone in which that day begins and ends.
  public private(set) var timeZone: BankTimeZone
  /// The moment at which the day ends, until which most documents are valid; `nil` at the end of the calendar.
  package private(set) var endOfDay: String?
  /// Returns the day to show in the time zone of a loan; `nil` if every loan is shown in ``timeZone``.
  private var dayInZone: (@Sendable (BankTimeZone) -> CalendarDate?)?
  /// Whether account and contract numbers are shown in full. They are masked by default.
  public let revealsNumbers: Bool
  /// The log to which a mapping adds the sources of each item; `nil` if they are not needed.
  public private(set) var provenance: ProvenanceLog?
  /// The page of each list to show; `nil` for whole lists. A mapping may make more rows, which the engine leaves out.
  public let page: PageRequest?
  /// The question that the screen answers, such as a scenario or a period; `nil` for most screens.
  public let question: ScreenQuestion?
  /// How much the client receives of the forms of actions.
  public let forms: Forms

  /// What a client receives of the forms of actions.
  public enum Forms: Sendable, Hashable {
    /// The client draws forms.
    case drawn
    /// The client draws none and receives answers to some questions in words.
    case examples
    /// The client reads a version without forms.
    case none
  }

  public init(
    formatter: LocaleFormatter, asOf: CalendarDate, timeZone: BankTimeZone = .utc, revealsNumbers: Bool = false,
    provenance: ProvenanceLog? = nil, page: PageRequest? = nil, question: ScreenQuestion? = nil,
    forms: Forms = .drawn
  ) {
    let formatter = formatter.collectingOthers()
    self.formatter = formatter
    self.asOf = asOf
    self.timeZone = timeZone
    endOfDay = timeZone.end(of: asOf)
    self.revealsNumbers = revealsNumbers
    language = revealsNumbers ? formatter.language.showing(TextGuard(masking: nil)) : formatter.language
    self.provenance = provenance
    self.page = page
    self.question = question
    self.forms = forms
  }

  /// Makes a context with a new formatter; `nil` if `asOf` is not a day in the form `YYYY-MM-DD`.
  public init?(locale: String, asOf: String) {
    guard let day = CalendarDate(asOf) else { return nil }
    self.init(formatter: LocaleFormatter(locale: locale), asOf: day)
  }

  /// The question that the screen `ScreenID.whatIf` answers; `nil` for every other screen.
  public var whatIf: WhatIf? { if case .whatIf(let asked)? = question { asked } else { nil } }

  /// The period of the screen `ScreenID.statement`; `nil` if none was asked for.
  public var statementPeriod: StatementPeriod? { if case .statement(let period)? = question { period } else { nil } }

  /// The day of a screen in its time zone, without the day of its data and the moment until which it is valid.
  package var freshness: ScreenDocument.Freshness {
    ScreenDocument.Freshness(asOf: "\(asOf)", text: formatter.date(asOf).text, timeZone: timeZone.identifier)
  }

  /// Returns the same context with a log for the sources of each item.
  public func explaining(to provenance: ProvenanceLog) -> PresentationContext {
    var context = self
    context.provenance = provenance
    return context
  }

  /// Returns the same context for a product with its own words in place of shared ones.
  ///
  /// This is the one place where a product's words replace shared ones: all texts of a screen are made in the language
  /// of its context.
  package func speaking(_ words: OwnWords) -> PresentationContext {
    guard !language.speaks(words) else { return self }
    var context = self
    (context.language, context.formatter) = (language.speaking(words), formatter.speaking(words))
    return context
  }

  /// Returns the same context for loans that keep the time of their own zones: `day` returns the day to show in a zone.
  package func keepingTimeOfLoans(
    _ day: @escaping @Sendable (BankTimeZone) -> CalendarDate?
  ) -> PresentationContext {
    var context = self
    context.dayInZone = day
    return context
  }

  /// Returns the same context in the time zone of a loan. If loans do not keep their own time, or the loan states no
  /// zone, nothing changes.
  package func keepingTime(of zone: BankTimeZone?) -> PresentationContext {
    guard let zone, zone != timeZone, let day = dayInZone?(zone) else { return self }
    var context = self
    (context.asOf, context.timeZone, context.endOfDay) = (day, zone, zone.end(of: day))
    return context
  }

  /// Returns the same context for data with these numbers. They are masked in its texts, too, unless the reader sees
  /// numbers.
  package func masking(_ numbers: [AccountNumber]) -> PresentationContext {
    var context = self
    if !revealsNumbers, !numbers.isEmpty {
      context.language = language.showing(TextGuard(masking: NumberMask(numbers.map(\.revealed))))
    }
    return context
  }
}
