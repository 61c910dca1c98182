public import DesignSystem
import LoanArithmetic
package import Loans
public import Localization

extension LoanSection {
  /// A statement with the day that it is of, unless it holds on the day of the screen: "automatic payment is off, as of
  /// November 21, 2026".
  func dated(_ text: String, _ validity: Validity) -> String {
    dated(LocalizedText(verbatim: text), validity)(language)
  }

  /// A statement with the day that it is of, unless it holds on the day of the screen.
  func dated(_ text: LocalizedText, _ validity: Validity) -> LocalizedText {
    guard case .ofItsDay(let day) = validity else { return text }
    return LoanWords.ofItsDay(text, value(day))
  }

  /// A statement with a spoken form, with the day that it is of, unless it holds on the day of the screen.
  func dated(_ text: SpokenText, _ validity: Validity) -> SpokenText {
    guard case .ofItsDay(let day) = validity else { return text }
    return said(LoanWords.ofItsDay(text, value(day)))
  }

  /// The heading of statements that have no days of their own, with the day that they are of.
  func dated(_ title: LocalizedText) -> LocalizedText {
    dated(title, loan.validity())
  }

  /// Something that the screen should show and cannot, for the item that tells so.
  ///
  /// - Parameters:
  ///   - id: The item that would show it.
  ///   - name: What it is called.
  ///   - reason: Why it is missing.
  public func lack(
    _ id: ItemID, _ name: LocalizedText, because reason: ScreenDocument.Outcome.Reason
  ) -> ScreenDocument.Outcome.Missing {
    ScreenDocument.Outcome.Missing(id: id.rawValue, name: name(language), reason: reason)
  }

  /// A note in place of something that is absent: the reason or, if its absence needs none, other words.
  func absenceNote(_ name: LocalizedText, because absence: Absence, otherwise words: LocalizedText) -> [Item] {
    let reason = absence.reason
    return note(
      "absent", reason.map { LoanWords.titled(name, $0.words) } ?? words, tone: reason == nil ? .muted : .attention,
      missing: [lack(id("absent"), name, because: reason?.kind ?? .notProvided)])
  }

  /// The origin of a value unless it is the source, and its day unless it is the day of the screen.
  package func qualification<Known>(of fact: Fact<Known>) -> SpokenText? {
    guard case .known(_, let origin, let asOf) = fact else { return nil }
    return qualification(by: origin, asOf)
  }

  private func qualification(by origin: Origin, _ asOf: CalendarDate?) -> SpokenText? {
    let dated = asOf.flatMap { $0 == day ? nil : said(LoanWords.asOf(value($0))) }
    let source: LocalizedText
    switch origin {
    case .provider: return dated
    case .derived: source = LoanWords.calculated
    case .customer: source = LoanWords.toldByCustomer
    }
    return [source(language), dated].joinedTexts()
  }

  /// A caption with the ``qualification(of:)`` of the fact that it belongs to; `nil` if there is neither.
  func qualified<Known>(_ caption: (any CaptionText)?, _ fact: Fact<Known>) -> SpokenText? {
    guard let qualification = qualification(of: fact) else { return caption?.spokenText }
    return [caption, qualification].joinedTexts(by: "; ")
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
