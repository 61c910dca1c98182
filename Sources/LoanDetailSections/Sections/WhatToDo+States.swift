import DesignSystem
import LoanArithmetic
import Loans
import Localization

extension WhatToDo {
  /// The advice in a state that replaces the payments of the contract: the source's own, or whom to pay and whom to
  /// write to.
  func advice(_ title: LocalizedText, in state: Lifecycle.Overlay) -> Advice {
    let details = facts.lifecycle.details[state]
    let own = details?.advice.map { [$0] } ?? [recipient, correspondent]
    return Advice(title: title, text: own, tone: .attention)
  }

  /// The advice of the source for each other state, under the words of the state.
  var advices: [Item] {
    each(loan.headline.compactMap(\.overlay), named: { "now.\($0.rawValue)" }) { id, state in
      if let advice = facts.lifecycle.details[state]?.advice, !isTask(of: state) {
        let _ = trace(id, [source(.overlays)])
        let words = dated(inWords(state), loan.validity(of: state))
        let title = words(language)
        let short = shortForm(
          of: title, among: [shortDated(LoanWords.short(of: state) ?? inWords(state), loan.validity(of: state))])
        Item.banner(
          Banner(
            id: id, title: title, short: short, text: advice(language), tone: state.tone,
            destination: .section(.state)))
      }
    }
  }

  /// The advice of the source for a state; `nil` if there is none.
  func ownAdvice(for state: Lifecycle.Overlay) -> LocalizedText? { facts.lifecycle.details[state]?.advice }

  /// Whether the task already has the advice for a state.
  private func isTask(of state: Lifecycle.Overlay) -> Bool {
    switch loan.task {
    case .payNothing(state), .follow(state): true
    case .takeBack: state == .overpaid
    case .payOtherProduct: state == .refinancedInto
    default: false
    }
  }

  /// For each state with an amount, whether the amount must be paid while the state lasts.
  var meanwhile: [LocalizedText?] {
    loan.headline.compactMap(\.overlay).compactMap { state in
      guard let details = facts.lifecycle.details[state], let amount = details.amount, let mustPay = details.mustPay
      else { return nil }
      return LoanWords.meanwhile(state, value(amount), since: details.since.map { value($0) }, mustPay: mustPay)
    }
  }

  /// The recipient of payments after a coming transfer; `nil` if none is to come, or if the recipient is unknown.
  var laterElsewhere: LocalizedText? {
    guard let transfer = facts.transfer.value, let name = transfer.to, let from = transfer.effective, from > day
    else { return nil }
    return LoanWords.laterPayTo(name, from: value(from))
  }

  /// The advice to pay to the organisation to which the debt was transferred.
  var transferred: Advice {
    let transfer = facts.transfer.value
    guard let name = transfer?.to else { return Advice(title: LoanWords.doNotPayHere, tone: .attention) }
    return Advice(title: LoanWords.payTo(name), tone: .attention)
  }

  /// The recipient of payments while a state replaces those of the contract; `nil` if the source states none.
  var recipient: LocalizedText? {
    guard case .statedOnly(let state) = loan.demand else { return nil }
    return facts.lifecycle.details[state]?.payTo.map(LoanWords.payOnly)
  }

  /// The person or organisation who acts in place of the bank; `nil` if none is named.
  private var correspondent: LocalizedText? {
    let contact = Contacts(loan: loan, screen: .main).shown.first { $0.name != nil }
    return contact.flatMap { contact in
      contact.name.map { LoanWords.writeTo(LoanWords.text(of: contact.role), named: $0) }
    }
  }
}
