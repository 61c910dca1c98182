import DesignSystem
import LoanArithmetic
import LoanDetailCore
import Loans
import Localization

/// The rates that apply on the day: the main rate, which is for every use or for purchases, then the rates for other
/// uses or parts of the debt.
///
/// ```
///   Rate for purchases  . . . .  29.9% a year
///   Rate for cash . . . . . . .  39.9% a year
/// ```
struct CurrentRate: LoanSection {
  static let name = SectionName.terms
  static let summary = "The rates of the day."

  let loan: LoanOnScreen

  var items: [Item] {
    let rate = loan.rate(on: day)
    let plans = loan.planTitles
    row(
      "rate", label(of: rate.value, usual: LoanWords.rate, plans), rate.map(\.rate), states: .rate,
      caption: rate.value.flatMap(caption))
    each(loan.ratesBesideMain, named: Self.name(of:)) { id, other in
      row(
        .id(id), label(of: other, usual: LoanWords.rate, plans), facts.terms.rates.map { _ in other.rate },
        caption: caption(of: other))
    }
  }
}

/// All rates with their periods, uses and parts of the debt. The main rate of the day states the material fact.
struct AllRates: LoanSection {
  static let name = SectionName.terms
  static let summary = "All rates with their periods and uses."

  let loan: LoanOnScreen

  var items: [Item] {
    let rates = loan.ratesBesidePenalty
    if rates.count > 1 {
      let _ = trace(id, [facts.terms.rates.source])
      let now = loan.rate(on: day).value.flatMap { $0.applies(on: day) ? $0 : nil }
      let current = now.flatMap(rates.firstIndex)
      let plans = loan.planTitles
      each(Array(rates.indices), named: { $0 == current ? "terms.rate" : Self.name(of: rates[$0]) }) { id, index in
        let isNow = index == current
        row(
          .id(id),
          label(of: rates[index], usual: isNow && !isPart(rates[index]) ? LoanWords.rateNow : LoanWords.rate, plans),
          facts.terms.rates.map { _ in rates[index].rate }.dated(isNow ? facts.terms.rates.asOf : nil),
          states: isNow ? .rate : nil, caption: caption(of: rates[index]))
      }
    } else {
      CurrentRate(loan: loan)
    }
  }

  /// Whether a rate applies only to a part of the debt, so that rates of other parts apply at the same time.
  private func isPart(_ rate: AppliedRate) -> Bool { rate.above != nil || rate.upTo != nil }
}

extension LoanSection {
  /// The id of a rate other than the main one: its use or, without one, the first day of its period.
  fileprivate static func name(of applied: AppliedRate) -> String {
    guard let use = applied.use else { return "terms.rate.\(applied.from?.description ?? "undated")" }
    return "terms.rate.\(RateUse.named.name(of: use))"
  }

  /// The label of a rate: its sub-plan, its use or, without either, `usual`. `plans` are the titles of sub-plans by id.
  fileprivate func label(
    of applied: AppliedRate?, usual: LocalizedText, _ plans: [String: LocalizedText]
  ) -> LocalizedText {
    applied?.subPlan.flatMap { plans[$0] } ?? applied?.use.map(LoanWords.rate(for:)) ?? usual
  }

  /// The part of the debt and the period to which a rate applies, its kind, and its rules; `nil` if none is known.
  fileprivate func caption(of applied: AppliedRate) -> SpokenText? {
    let kind = applied.rate.kind.map { LoanWords.text(of: $0)(language) }
    let basis = applied.rate.basis == .effective ? LoanWords.effective(language) : nil
    let from = applied.from.map { said(LoanWords.from(value($0))) }
    // The last day of a fixed rate has a row of its own. A rate that the source states after it is no longer fixed.
    let until = applied.until.flatMap { last in
      facts.terms.rateFixing.value?.until == last && last >= loan.dayOfState
        ? nil : said(LoanWords.until(value(last)))
    }
    let period = [[kind, basis].joinedTexts(by: language.comma), from, until].joinedTexts(by: " ")
    return ([part(of: applied), period] + rules(of: applied)).joinedTexts(by: language.semicolon)
  }

  /// The part of the debt to which a rate applies; `nil` for the whole debt.
  private func part(of applied: AppliedRate) -> SpokenText? {
    switch (applied.above, applied.upTo) {
    case (let above?, let upTo?): said(LoanWords.onDebt(above: value(above), upTo: value(upTo)))
    case (let above?, nil): said(LoanWords.onDebt(above: value(above)))
    case (nil, let upTo?): said(LoanWords.onDebt(upTo: value(upTo)))
    case (nil, nil): nil
    }
  }

  /// The index of a rate with its reset interval, the limits of the rate, and a note about compound interest.
  private func rules(of applied: AppliedRate) -> [(any CaptionText)?] {
    [
      applied.index.map(words), applied.index?.resets.map { LoanWords.adjustedEvery(text($0))(language) },
      applied.minimum.map { said(LoanWords.neverBelow(percent($0))) },
      applied.maximum.map { said(LoanWords.neverAbove(percent($0))) },
      applied.compounding == .compound ? LoanWords.compound(language) : nil,
    ]
  }

  /// An index with its value and the margin, such as "Euribor, now 2.1%, plus 1.5 percentage points".
  func words(for index: RateIndex) -> SpokenText {
    let margin = index.margin.flatMap { margin -> SpokenText? in
      guard margin.coefficient != 0, margin.coefficient != .min else { return nil }
      let size = ExactDecimal(coefficient: abs(margin.coefficient), scale: margin.scale).trimmed()
      let isOne = size.scale == 0 && size.coefficient == 1
      let points = said(LoanWords.percentagePoints(loan.context.formatter.decimal(size), isOne: isOne))
      return said(margin.coefficient < 0 ? LoanWords.margin(minus: points) : LoanWords.margin(plus: points))
    }
    let value = index.value.map { said(LoanWords.nowIs(percent($0))) }
    return [index.name(language), value, margin].joinedTexts(by: language.comma) ?? ""
  }
}
