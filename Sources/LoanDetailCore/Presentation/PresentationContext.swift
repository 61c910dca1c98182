public import DesignSystem
public import LoanArithmetic

/// What a mapping needs to know about the reader: locale, day, time zone, and whether numbers are masked.
public struct PresentationContext: Sendable {
  /// Formats amounts, dates and percentages for the reader's locale.
  public let formatter: LocaleFormatter
  /// The day for which the screen is true.
  ///
  /// A mapping that reads it makes statements that are true on this day only: the document is valid until the day ends.
  public var asOf: CalendarDate {
    notes?.add(lastMinute: MappingNotes.minutesOfDay)
    return day
  }
  /// The same day, read by the engine.
  let day: CalendarDate
  /// The time zone in which that day begins and ends.
  public let timeZone: BankTimeZone
  /// The moment at which the day ends, which most screens state; `nil` at the end of the calendar.
  let endOfDay: String?
  /// Whether account and contract numbers are shown in full. They are masked by default.
  public let revealsNumbers: Bool
  /// The log to which a mapping adds the sources of each item; `nil` if they are not needed.
  public private(set) var provenance: ProvenanceLog?
  /// The page of each list that is shown; `nil` for whole lists. A mapping may make more rows than that: the engine
  /// leaves them out.
  public let page: PageRequest?
  /// The question that the screen `ScreenID.whatIf` answers; `nil` for every other screen.
  public let whatIf: WhatIf?
  /// The log of what else a mapping tells the engine; `nil` outside the engine.
  package private(set) var notes: MappingLog?

  public init(
    formatter: LocaleFormatter, asOf: CalendarDate, timeZone: BankTimeZone = .utc, revealsNumbers: Bool = false,
    provenance: ProvenanceLog? = nil, page: PageRequest? = nil, whatIf: WhatIf? = nil
  ) {
    self.formatter = formatter
    day = asOf
    self.timeZone = timeZone
    endOfDay = timeZone.end(of: asOf)
    self.revealsNumbers = revealsNumbers
    self.provenance = provenance
    self.page = page
    self.whatIf = whatIf
  }

  /// Makes a context with a new formatter; `nil` if `asOf` is not a day in the form `YYYY-MM-DD`.
  public init?(locale: String, asOf: String, revealsNumbers: Bool = false) {
    guard let day = CalendarDate(asOf) else { return nil }
    self.init(formatter: LocaleFormatter(locale: locale), asOf: day, revealsNumbers: revealsNumbers)
  }

  /// Returns the same context with a log for the sources of each item.
  public func explaining(to provenance: ProvenanceLog) -> PresentationContext {
    var context = self
    context.provenance = provenance
    return context
  }

  /// The same context without logs.
  package var unobserved: PresentationContext {
    var context = self
    context.provenance = nil
    context.notes = nil
    return context
  }

  /// Returns the same context with a log of what a mapping tells the engine.
  package func noting(in notes: MappingLog) -> PresentationContext {
    var context = self
    context.notes = notes
    return context
  }

  /// States that something on the screen is true only until a time of its day, such as "before 21:00 counts today".
  ///
  /// Statements that hold for the whole day need no call: reading ``asOf`` is enough.
  ///
  /// - Parameter minutes: the local time in minutes after midnight.
  public func holds(until minutes: Int) { notes?.add(lastMinute: minutes) }

  /// States that the screen lacks something, and why. The shared builders do this for every fact they show.
  ///
  /// - Parameters:
  ///   - id: the item that shows the thing, or would show it.
  ///   - name: what it is called.
  ///   - reason: why it is missing.
  public func lacks(_ id: ItemID, _ name: LocalizedText, because reason: ScreenDocument.Outcome.Reason) {
    notes?.add(missing: ScreenDocument.Outcome.Missing(id: id.rawValue, name: name(language), reason: reason))
  }

  public var language: Language { formatter.language }
}
