import DesignSystem
import LoanArithmetic
import LoanDetailCore
import Loans
import Localization

extension Actions {
  /// The question whose answer shows the effect of an action; `nil` if there is none, if the action is not available,
  /// or if it opens a document or a link.
  private func question(of action: LoanAction) -> WhatIf.Name? {
    action.state == .available && action.target == nil ? action.kind.question : nil
  }

  /// The form of an action; `nil` if it needs none, if the client draws none, or if nothing can be calculated.
  func form(of action: LoanAction) -> Form? {
    guard context.forms == .drawn else { return nil }
    if action.kind == .change(.changePaymentDay), action.state == .available { return Form([paymentDayField]) }
    guard let question = question(of: action), let inputs = loan.inputs(of: question) else { return nil }
    return Form(fields(of: inputs), question: question.rawValue)
  }

  /// The field for the day of the month of the payments.
  private var paymentDayField: Form.Field {
    let days = LoanChange.paymentDays
    // A day that cannot be chosen is not shown first.
    let current = facts.terms.paymentDay.value.flatMap { days.contains($0) ? $0 : nil }
    return Form.Field(
      "day", LoanWords.dayOfMonth(language),
      .number(.init(minimum: days.lowerBound, maximum: days.upperBound, initial: current)),
      limits: said(LoanWords.values(from: value(days.lowerBound), to: value(days.upperBound))))
  }

  /// The answers to the questions of the actions for some usual values, as notes for a client that draws no forms.
  var answerNotes: [Item] {
    guard context.forms == .examples else { return [] }
    let answers = facts.actions.mapNamed({ "\(Self.id(of: $0.kind))" }) { id, action in notes(answering: action, id) }
      .flatMap(\.self)
    return answers.isEmpty ? [] : answers + [note(said(LoanWords.notAnOffer), id("examples"))]
  }

  /// The answers to an action's question, for some usual values; empty if the action has no question.
  private func notes(answering action: LoanAction, _ id: ItemID) -> [Item] {
    guard let question = question(of: action), let inputs = loan.inputs(of: question) else { return [] }
    let words = WhatIfSentence(loan: loan)
    let sentences = inputs.exampleScenarios.compactMap { words.sentence(of: loan.answer(to: $0)) }
    return sentences.enumerated().map { place, sentence in
      note(
        [said(sentence.title), sentence.text.map(said)].joinedTexts(by: ". ") ?? "",
        id.appending("example-\(place + 1)"))
    }
  }

  /// A note with its source.
  private func note(_ text: SpokenText, _ id: ItemID) -> Item {
    trace(id, WhatIfSentence(loan: loan).sources)
    return .note(Note(id: id, text: text.text, spoken: text.spoken))
  }
}

extension WhatIfInputs {
  /// Questions with up to three usual values within the limits; empty if the question has no input.
  fileprivate var exampleScenarios: [WhatIf.Scenario] {
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
