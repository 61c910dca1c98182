import DesignSystem
import LoanArithmetic
import Loans
import Localization

/// ```
/// Fees
///   Late payment  . . . . . . . . . RUB 500.00
///     penalty, by November 5, 2026, RUB 500.00 to pay
/// ```
struct Fees: LoanSection {
  static let name = SectionName.fees
  static let priority = Priority.low
  static let summary = "The fees and penalties of the contract, and what is left to pay of each."
  static let needs = [NeededFact("terms.fees", \.terms.fees)]

  let loan: LoanOnScreen

  var title: LocalizedText? { LoanWords.fees }

  var items: [Item] {
    list(LoanWords.fees, facts.terms.fees) { each($0, named: Self.name(of:), fee) }
  }

  private static func name(of fee: Fee) -> String {
    let kind = fee.isPenalty ? "penalty" : "fee"
    return fee.due.map { "\(kind).\($0)" } ?? kind
  }

  /// A fee with its limits, its frequency, its last day, and what is left to pay of it.
  private func fee(_ id: ItemID, _ fee: Fee) -> [Item] {
    let outstanding = fee.outstanding.map {
      $0.isZero ? said(LoanWords.paidFee) : dated(said(LoanWords.outstanding(value($0))), loan.validity())
    }
    let parts: [(any CaptionText)?] = [
      fee.isPenalty ? LoanWords.penalty(language) : nil, limits(of: fee.charge),
      fee.frequency.map { LoanWords.text(of: $0)(language) }, due(of: fee), outstanding,
    ]
    let caption = parts.joinedTexts(by: language.comma)
    return [
      .row(
        Row(
          id: id, label: fee.title(language), value: value(of: fee.charge), caption: caption?.text,
          spokenCaption: caption?.spoken, fact: .fees))
    ]
  }

  /// The last day to pay a fee, with a note once the day has passed; for a fee that is paid, or may have been paid by
  /// that day, the day alone. `nil` without a day.
  private func due(of fee: Fee) -> SpokenText? {
    guard let due = fee.due else { return nil }
    if fee.outstanding.map(\.isZero) ?? (due < day) { return value(due).spokenText }
    let note = due < day ? timeLeft(toComing: due) ?? timeLeft(until: due) : nil
    return [said(LoanWords.by(value(due))), note.map { SpokenText($0) }].joinedTexts(by: language.comma)
  }

  /// The amount of a fee, or its percentage with the base.
  private func value(of charge: Fee.Charge) -> Value {
    switch charge {
    case .amount(let amount): value(amount)
    case .percentage(let percent, let base, _, _):
      self.percent(percent, base.map { base in { LoanWords.percent($0, of: base) } })
    }
  }

  /// The smallest and the largest amount of a fee in percent, in words; `nil` for a fixed amount, or without limits.
  private func limits(of charge: Fee.Charge) -> SpokenText? {
    guard case .percentage(_, _, let minimum, let maximum) = charge else { return nil }
    return [
      minimum.map { said(LoanWords.atLeast(value($0))) }, maximum.map { said(LoanWords.atMost(value($0))) },
    ].joinedTexts(by: language.comma)
  }
}
