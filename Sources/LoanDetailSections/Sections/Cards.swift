import DesignSystem
import LoanArithmetic
import LoanDetailCore
import Loans
import Localization

/// The payment cards of the product, with masked numbers.
///
/// ```
/// Cards
///   Mir . . . . . . . . . . . . . . . . ••4471
///     active
/// ```
struct Cards: LoanSection {
  static let name = SectionName.cards
  static let priority = Priority.low
  static let summary = "The payment cards of the product, each with its state."
  static let needs = [NeededFact("cards", \.cards)]

  let loan: LoanOnScreen

  var title: LocalizedText? { LoanWords.cards }

  var items: [Item] {
    let shownHolders = shownHolders
    list(LoanWords.cards, facts.cards) { cards in
      each(cards, named: { _ in "cards.card" }) { id, card in
        let holder = card.holder.flatMap { shownHolders?.contains($0) ?? true ? $0 : nil }
        self.card(id, card, holder: holder)
      }
    }
  }

  /// A card with its number and state, and with the holder's name if the reader may see it.
  private func card(_ id: ItemID, _ card: PaymentCard, holder: DataText?) -> [Item] {
    let state = card.state.map { LoanWords.text(of: $0)(language) }
    let number = card.number.map { value($0) }
    return [
      .row(
        Row(
          id: id, label: card.network?(language) ?? LoanWords.card(language),
          value: number ?? value(LoanWords.numberNotGiven),
          caption: [holder?(language), state].joinedTexts(by: language.comma),
          copy: context.revealsNumbers ? card.number?.revealed : nil)
      )
    ]
  }

  /// The names of card holders that the reader may see; `nil` for all. As with the parties of the contract, a customer
  /// does not see the names of others.
  private var shownHolders: Set<DataText>? {
    guard case .customer(let customer) = loan.scope else { return nil }
    return Set(facts.parties.filter { $0.customer == customer }.compactMap(\.name))
  }
}
