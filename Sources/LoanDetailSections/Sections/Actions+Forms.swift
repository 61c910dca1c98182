import DesignSystem
import LoanArithmetic
import LoanDetailCore
import Loans
import Localization

extension Actions {
  /// The question whose answer shows the effect of an action; `nil` if there is none, or if the action opens something
  /// else than its flow.
  private func question(of action: LoanAction) -> WhatIf.Name? {
    action.state == .available && action.target == nil ? action.kind.question : nil
  }

  /// The form of an action; `nil` if it needs none, if the client draws none, or if nothing can be calculated.
  func form(of action: LoanAction) -> Form? {
    if context.forms == .drawn, action.kind == .change(.changePaymentDay), action.state == .available {
      return Form([paymentDay])
    }
    guard context.forms == .drawn, let question = question(of: action), let inputs = loan.inputs(of: question) else {
      return nil
    }
    return Form(fields(of: inputs), question: question.rawValue)
  }

  /// The day of the month for the payments.
  private var paymentDay: Form.Field {
    let days = LoanChange.paymentDays
    return Form.Field(
      "day", LoanWords.dayOfMonth(language),
      .number(
        .init(
          minimum: days.lowerBound, maximum: days.upperBound,
          initial: facts.terms.paymentDay.value.flatMap { days.contains($0) ? $0 : nil })),
      limits: said(LoanWords.values(from: value(days.lowerBound), to: value(days.upperBound))))
  }

  /// Answers to questions with round values, for a client that draws no forms.
  var examples: [Item] {
    guard context.forms == .examples else { return [] }
    let notes = facts.actions.mapNamed({ "\(Self.id(of: $0.kind))" }) { id, action in examples(of: action, id) }
      .flatMap(\.self)
    return notes.isEmpty ? [] : notes + [note(said(LoanWords.notAnOffer), id("examples"))]
  }

  private func examples(of action: LoanAction, _ id: ItemID) -> [Item] {
    guard let question = question(of: action), let inputs = loan.inputs(of: question) else { return [] }
    let words = WhatIfSentence(loan: loan)
    let sentences = inputs.examples.compactMap { words.sentence(of: loan.answer(to: $0)) }
    return sentences.enumerated().map { place, sentence in
      note(
        [said(sentence.title), sentence.text.map(said)].joinedTexts(by: ". ") ?? "",
        id.appending("example-\(place + 1)"))
    }
  }

  private func note(_ text: SpokenText, _ id: ItemID) -> Item {
    trace(id, [source(rule: "answer calculated from the terms")])
    return .note(Note(id: id, text: text.text, spoken: text.spoken))
  }
}

extension WhatIfInputs {
  /// Questions with two or three round values within the limits.
  fileprivate var examples: [WhatIf.Scenario] {
    if let amounts {
      return amounts.examples.map {
        .earlyRepayment(amount: ExactDecimal(coefficient: $0.minorUnits, scale: $0.currency.decimals), on: days?.first)
      }
    }
    if let days {
      let later = days.first.adding(months: 1).flatMap { days.contains($0) ? $0 : nil }
      return [days.first, later].compactMap(\.self).map { .payoff(on: $0) }
    }
    return [1, 3, 6].filter { months?.contains($0) ?? false }.map { .paymentHoliday(months: $0) }
  }
}
