import DesignSystem
import LoanArithmetic
import LoanDetailCore
import Loans
import Localization

extension LoanSection {
  /// The fields of a form with the values that a question accepts. They have the names of the question's parameters.
  func fields(of inputs: WhatIfInputs) -> [Form.Field] {
    [
      inputs.amounts.map(field), inputs.days.map(field), inputs.kept.isEmpty ? nil : field(of: inputs.kept),
      inputs.months.map(field),
    ].compactMap(\.self)
  }

  private func field(of amounts: WhatIfInputs.Amounts) -> Form.Field {
    let (least, most) = (formatter.money(amounts.least), formatter.money(amounts.most))
    let step = formatter.money(Money(minorUnits: 1, currency: amounts.least.currency))
    return Form.Field(
      "amount", LoanWords.amount(language),
      .money(.init(minimum: least, maximum: most, initial: formatter.money(amounts.usual)), step: step),
      limits: said(
        least == most ? LoanWords.only(.money(least)) : LoanWords.values(from: .money(least), to: .money(most))))
  }

  private func field(of days: WhatIfInputs.Days) -> Form.Field {
    let (first, last) = (formatter.date(days.first), days.last.map { formatter.date($0) })
    let sentence =
      switch last {
      case nil: LoanWords.days(from: .date(first))
      case first: LoanWords.only(.date(first))
      case let last?: LoanWords.days(from: .date(first), to: .date(last))
      }
    return Form.Field(
      "on", LoanWords.date(language),
      .date(.init(minimum: first, maximum: last, initial: first)),
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
    // Three months, or the nearest possible number, are shown first.
    return Form.Field(
      "months", LoanWords.monthsOfHoliday(language),
      .number(.init(minimum: least, maximum: most, initial: min(max(3, least), most))),
      limits: said(
        least == most ? LoanWords.only(value(least)) : LoanWords.values(from: value(least), to: value(most))))
  }
}

extension LoanWords {
  /// What an early repayment makes less if it keeps a figure: the term if it keeps the payment, and the payment if it
  /// keeps the term.
  fileprivate static func title(of kept: EarlyRepayment.Kept) -> LocalizedText {
    switch kept {
    case .payment: title(of: BookedRepayment.Effect.shorterTerm)
    case .term: title(of: BookedRepayment.Effect.smallerPayment)
    }
  }
}
