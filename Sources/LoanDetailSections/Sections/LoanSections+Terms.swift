public import DesignSystem
import LoanArithmetic
import LoanDetailCore

extension LoanSections {
  /// The main terms: rate, full cost, term, amount, contract and its days, and the repaid share.
  ///
  /// - Parameter own: A product's own rows, to show before the repaid share.
  public func terms(_ own: [Item] = []) -> [Item] {
    trace("terms", [source(rule: "what the contract's terms come to")])
    let items =
      traits() + currentRate() + fullCost() + term() + originalAmount() + contractNumber() + contractDays()
      + roleRow() + own + progress()
    return section("terms", termsTitle, items)
  }

  /// All terms, for the details screen.
  func allTerms() -> [Item] {
    let terms = facts.terms
    let rows =
      originalAmount() + rates() + fullCost() + term()
      + row("terms.payments", Words.paymentCount, facts.paymentsInAll) { .text(context.formatter.number($0)) }
      + row("terms.every", Words.paymentEvery, terms.paymentEvery) { .text(text($0)) }
      + row("terms.day", Words.paymentDay, terms.paymentDay) { .text(context.formatter.number($0)) }
      + row("terms.amortisation", Words.amortisation, terms.amortisation) {
        .text(Words.text(of: $0)(language))
      }
      + purpose()
    return section("terms", termsTitle, rows + progress() + paymentCounts())
  }

  /// The heading of the terms. It does not say "loan" for a debt without a schedule, such as that of a card.
  private var termsTitle: LocalizedText { facts.isUnscheduled ? Words.terms : Words.about }

  private func term() -> [Item] {
    row("terms.term", Words.term, facts.terms.term) { .text(text($0)) }
  }

  private func originalAmount() -> [Item] {
    row("terms.original-amount", Words.originalAmount, facts.terms.originalAmount) { value($0) }
  }

  /// The purpose of the loan.
  public func purpose() -> [Item] {
    row("terms.purpose", Words.purpose, facts.terms.purpose) { .text($0) }
  }
}
