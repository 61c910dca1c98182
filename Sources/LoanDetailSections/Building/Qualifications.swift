public import DesignSystem
import LoanArithmetic
package import Loans
public import Localization

extension LoanSection {
  /// A statement, followed by its day unless it still holds on the day of the screen: "automatic payment is off, as of
  /// November 21, 2026".
  func dated(_ text: String, _ validity: Validity) -> String {
    dated(LocalizedText(verbatim: text), validity)(language)
  }

  /// A statement, followed by its day unless it still holds on the day of the screen.
  func dated(_ text: LocalizedText, _ validity: Validity) -> LocalizedText {
    guard case .ofItsDay(let day) = validity else { return text }
    return LoanWords.ofItsDay(text, value(day))
  }

  /// A statement with a spoken form, followed by its day unless it still holds on the day of the screen.
  func dated(_ text: SpokenText, _ validity: Validity) -> SpokenText {
    guard case .ofItsDay(let day) = validity else { return text }
    return said(LoanWords.ofItsDay(text, value(day)))
  }

  /// The first of some shorter forms that fits a narrow screen; `nil` if the text itself fits, or if none does.
  func shortForm(of text: String, among forms: [LocalizedText?]) -> String? {
    if Banner.isShort(text) { return nil }
    return forms.lazy.compactMap { $0?(language) }.first(where: Banner.isShort)
  }

  /// The short form of ``dated(_:_:)``, with the day in digits.
  func shortDated(_ text: LocalizedText, _ validity: Validity) -> LocalizedText {
    guard case .ofItsDay(let day) = validity else { return text }
    return LoanWords.shortOfItsDay(text, digits(day))
  }

  /// A day in digits.
  func digits(_ day: CalendarDate) -> Value { .date(formatter.date(day, .numeric)) }

  /// The heading of statements without days of their own, followed by the day of the facts unless they still hold.
  func dated(_ title: LocalizedText) -> LocalizedText {
    dated(title, loan.validity())
  }

  /// A value that the screen cannot show, for the item that states its absence.
  ///
  /// - Parameters:
  ///   - id: the item that would show the value.
  ///   - name: the name of the value.
  ///   - reason: the reason for its absence.
  public func lack(
    _ id: ItemID, _ name: LocalizedText, because reason: ScreenDocument.Outcome.Reason
  ) -> ScreenDocument.Outcome.Missing {
    ScreenDocument.Outcome.Missing(id: id.rawValue, name: name(language), reason: reason)
  }

  /// The source's reason why an action is unavailable, with its last day; `nil` for any other action. If the
  /// payoff amount contradicts the reason, the text states both.
  func refusal(of action: LoanAction) -> LocalizedText? {
    guard case .unavailable(let reason, let until) = action.state else { return nil }
    let stated = until.map { LoanWords.reason(reason, until: value($0)) } ?? reason
    guard action.kind == .repayFull, let payoff = loan.refusedPayoff?.value else { return stated }
    return LoanWords.contradicted(stated, payoff: value(payoff))
  }

  /// The statement that an action is not possible now, with its ``refusal(of:)``; `nil` if the action is not
  /// unavailable. A refusal that the payoff amount contradicts is stated alone.
  func obstacle(of action: LoanAction) -> LocalizedText? {
    let isContradicted = action.kind == .repayFull && loan.refusedPayoff != nil
    return refusal(of: action).map { isContradicted ? $0 : LoanWords.notPossibleNow($0) }
  }

  /// A note in place of an absent value, with the reason for its absence or, if there is none to state, other words.
  ///
  /// - Parameters:
  ///   - name: the name of the value.
  ///   - absence: the reason for its absence.
  ///   - words: the note if the source does not provide the value.
  ///   - none: the note if the product has no such value, which is then not missing; `nil` for no note.
  func absenceNote(
    _ name: LocalizedText, because absence: Absence, otherwise words: LocalizedText, orNone none: LocalizedText? = nil
  ) -> [Item] {
    if absence == .notApplicable { return none.map { note("absent", $0, tone: .muted) } ?? [] }
    let reason = absence.reason
    return note(
      "absent", reason.map { LoanWords.titled(name, $0.words) } ?? words, tone: reason == nil ? .muted : .attention,
      missing: [lack(id("absent"), name, because: reason?.kind ?? .notProvided)])
  }

  /// The origin of a value unless it is the source, and its day unless it is the day of the screen; `nil` if there is
  /// neither, or no value.
  package func qualification<Known>(of fact: Fact<Known>) -> SpokenText? {
    guard case .known(_, let origin, let asOf) = fact else { return nil }
    return qualification(of: origin, asOf: asOf)
  }

  /// The words for an origin and a day; `nil` for a value of the source that is of the day of the screen.
  private func qualification(of origin: Origin, asOf: CalendarDate?) -> SpokenText? {
    let dated = asOf.flatMap { $0 == day ? nil : said(LoanWords.asOf(value($0))) }
    let source: LocalizedText
    switch origin {
    case .provider: return dated
    case .derived: source = LoanWords.calculated
    case .customer: source = LoanWords.toldByCustomer
    }
    return [source(language), dated].joinedTexts(by: language.comma)
  }

  /// A caption with the ``qualification(of:)`` of the fact that it belongs to; `nil` if there is neither.
  func qualified<Known>(_ caption: (any CaptionText)?, for fact: Fact<Known>) -> SpokenText? {
    guard let qualification = qualification(of: fact) else { return caption?.spokenText }
    return [caption, qualification].joinedTexts(by: language.semicolon)
  }
}

extension Absence {
  /// The reason why a value cannot be shown; `nil` if its absence needs no explanation.
  var reason: (words: LocalizedText, kind: ScreenDocument.Outcome.Reason)? {
    switch self {
    case .notProvided, .notApplicable: nil
    case .withheld: (LoanWords.withheld, .withheld)
    case .unreadable: (LoanWords.unreadable, .unreadable)
    }
  }
}
