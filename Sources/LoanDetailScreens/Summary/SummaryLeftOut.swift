import DesignSystem
import LoanArithmetic
import LoanDetailSections
import Loans
import Localization

/// The debts and payments that the totals do not contain, with the reasons.
///
/// ```
/// What the totals leave out
///   Boat loan: the data is not available right now.
///   Card •• 0456: the debt is not known.
///   Amounts in EUR: there is no exchange rate to RUB.
/// ```
struct SummaryLeftOut: SummarySection {
  static let name: SectionName = "left-out"
  static let summary = "What the totals do not contain, and why."
  static let rule = "products and currencies that cannot be added up"

  let figures: SummaryFigures

  var title: LocalizedText? { LoanWords.leftOut }

  var items: [Item] {
    for (index, name) in figures.unreadable.enumerated() {
      leftOut("unreadable.\(index + 1)", name, LoanWords.isUnreadable(name), because: .notDelivered)
    }
    for (index, name) in figures.withoutFacts.enumerated() {
      leftOut("withoutFacts.\(index + 1)", name, LoanWords.isFactless(name), because: .notProvided)
    }
    for entry in figures.owed {
      let name = entry.name(self)
      switch entry.debt {
      case .unknown: leftOut("debt.\(entry.id)", name, entry.own(LoanWords.debtUnknown(name)), because: .notProvided)
      case .principalOnly:
        leftOut("debt.\(entry.id)", name, entry.own(LoanWords.onlyPrincipalCounted(name)), because: .notProvided)
      case .whole, .inFavour, .inapplicable, .none: [Item]()
      }
      for code in entry.currenciesOfUnknownDebt {
        leftOut(
          "debt.\(entry.id).\(code)", name, entry.own(LoanWords.debtUnknown(name, in: code)), because: .notProvided)
      }
      payment(of: entry, named: name)
    }
    for code in SummaryTotal(figures: figures).uncounted {
      leftOut("sum.\(code)", LoanWords.inCurrency(code), LoanWords.sumTooLarge(code), because: .notProvided)
    }
    for sum in SummaryTotal(figures: figures).unconverted { rate(of: sum.currency) }
  }

  /// A note that the next payment of a product is unknown; empty if it is known or nothing has to be paid.
  private func payment(of entry: SummaryEntry, named name: LocalizedText) -> [Item] {
    let facts = entry.facts
    guard entry.payments.isEmpty, facts.lifecycle.phase.isOpen, entry.owed?.value?.isPositive ?? true,
      !entry.isOverdue, !entry.loan.hasNothingDue
    else { return [] }
    return note("payment.\(entry.id)", entry.own(LoanWords.paymentUnknown(name)), tone: .attention)
  }

  /// A note that the debts in a currency are not converted, with the reason; empty if there is nothing to convert to.
  private func rate(of currency: Currency) -> [Item] {
    guard let conversion = figures.conversion else { return [] }
    let (from, to) = (currency.code, conversion.currency.code)
    let text: LocalizedText =
      switch conversion.rates.rate(of: currency, in: conversion.currency, on: day) {
      case .stale(let rate):
        LoanWords.rateIsOld(
          from: from, to: to, on: value(rate.on), usableFor: formatter.count(ExchangeRates.usableDays, LoanWords.days))
      case .missing: LoanWords.noRate(from: from, to: to)
      case .valid: LoanWords.tooLarge(from: from, to: to)
      }
    return leftOut("rate.\(from)", LoanWords.inCurrency(from), text, because: .notProvided)
  }

  /// A note about an amount that a total lacks.
  private func leftOut(
    _ part: PartID, _ name: LocalizedText, _ text: LocalizedText, because reason: ScreenDocument.Outcome.Reason
  ) -> [Item] {
    note(part, text, tone: .attention, missing: [lack(id(part), name, because: reason)])
  }
}
