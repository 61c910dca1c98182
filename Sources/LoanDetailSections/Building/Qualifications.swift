import DesignSystem
import LoanArithmetic
import LoanDetailCore

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
    dated(title, facts.validity(on: day))
  }

  /// The reason why a value cannot be shown; `nil` if its absence needs no explanation. With a reason, the screen lacks
  /// the value.
  func reason(for absence: Absence, of id: ItemID, _ name: LocalizedText) -> LocalizedText? {
    switch absence {
    case .notProvided, .notApplicable: return nil
    case .withheld:
      context.lacks(id, name, because: .withheld)
      return LoanWords.withheld
    case .unreadable:
      context.lacks(id, name, because: .unreadable)
      return LoanWords.unreadable
    }
  }

  /// The origin of a value unless it is the source, and its day unless it is the day of the screen.
  func qualification<Known>(of fact: Fact<Known>) -> SpokenText? {
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
