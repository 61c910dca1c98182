import DesignSystem
import LoanArithmetic
import LoanDetailCore
import Loans
import Localization

extension LoanSection {
  /// The fields of a form with the values that a question accepts. They have the names of its parameters.
  func fields(of inputs: WhatIfInputs) -> [Form.Field] {
    [
      inputs.amounts.map(field), inputs.days.map(field), inputs.kept.isEmpty ? nil : field(of: inputs.kept),
      inputs.months.map(field),
    ].compactMap(\.self)
  }

  private func field(of amounts: WhatIfInputs.Amounts) -> Form.Field {
    let limits: Form.Limits<MoneyValue> = .init(
      minimum: formatter.money(amounts.least), maximum: formatter.money(amounts.most),
      initial: formatter.money(amounts.usual))
    let step = formatter.money(Money(minorUnits: 1, currency: amounts.least.currency))
    return Form.Field(
      "amount", LoanWords.amount(language), .money(limits, step: step),
      limits: said(
        amounts.least == amounts.most
          ? LoanWords.only(value(amounts.least))
          : LoanWords.values(from: value(amounts.least), to: value(amounts.most))))
  }

  private func field(of days: WhatIfInputs.Days) -> Form.Field {
    let first = formatter.date(days.first)
    let sentence =
      switch days.last {
      case nil: LoanWords.days(from: .date(first))
      case days.first: LoanWords.only(.date(first))
      case let last?: LoanWords.days(from: .date(first), to: value(last))
      }
    return Form.Field(
      "on", LoanWords.date(language),
      .date(.init(minimum: first, maximum: days.last.map { formatter.date($0) }, initial: first)),
      limits: said(sentence))
  }

  private func field(of kept: [EarlyRepayment.Kept]) -> Form.Field {
    let choices = kept.map { Form.Choice($0.name, LoanWords.title(of: $0)(language)) }
    let only = choices.count == 1 ? choices.first : nil
    return Form.Field(
      "keep", LoanWords.figureName(language), .choice(choices, initial: only?.value),
      limits: only.map { said(LoanWords.only(.text($0.label))) })
  }

  private func field(of months: ClosedRange<Int>) -> Form.Field {
    let (least, most) = (months.lowerBound, months.upperBound)
    return Form.Field(
      "months", LoanWords.monthsOfHoliday(language),
      .number(.init(minimum: least, maximum: most, initial: min(max(3, least), most))),
      limits: said(
        least == most ? LoanWords.only(value(least)) : LoanWords.values(from: value(least), to: value(most))))
  }
}

extension LoanWords {
  /// What becomes less if an early repayment keeps the other figure.
  fileprivate static func title(of kept: EarlyRepayment.Kept) -> LocalizedText {
    switch kept {
    case .payment: title(of: BookedRepayment.Effect.shorterTerm)
    case .term: title(of: BookedRepayment.Effect.smallerPayment)
    }
  }
}
