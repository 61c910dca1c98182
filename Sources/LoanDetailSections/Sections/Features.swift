package import DesignSystem
import LoanArithmetic
import LoanDetailCore
import Loans
package import Localization

/// The features of the product, each with its state and the amount that can be used.
///
/// ```
/// Features
///   Redraw of early repayments  AUD 4,500.00
///     available to use
///   Offset account . .  off
/// ```
package struct Features: LoanSection {
  package static let name = SectionName.features
  package static let priority = Priority.low
  package static let summary = "The features of the product, each with what can be used of it."
  package static let needs = [NeededFact("features", \.features)]

  package let loan: LoanOnScreen
  package init(_ loan: LoanOnScreen) { self.loan = loan }

  package var title: LocalizedText? { LoanWords.features }

  package var items: [Item] {
    list(LoanWords.features, facts.features) { features in
      each(features, named: Self.name(of:), feature)
    }
  }

  private static func name(of feature: LoanFeature) -> String {
    "features.\(LoanFeature.Kind.named.name(of: feature.kind))"
  }

  private func feature(_ id: ItemID, _ feature: LoanFeature) -> [Item] {
    let title = feature.title ?? LoanWords.text(of: feature.kind)
    let state = feature.isOn.map { $0 ? LoanWords.isOn : LoanWords.isOff }
    guard let available = feature.available else { return row(.id(id), title, state ?? LoanWords.included) }
    return row(.id(id), title, available, caption: (state ?? LoanWords.canBeUsed)(language))
  }
}

/// The payment cards of the product, with masked numbers.
///
/// ```
/// Cards
///   Mir . . . . . . . . . . . . . . . . ••4471
///     active
/// ```
package struct Cards: LoanSection {
  package static let name = SectionName.cards
  package static let priority = Priority.low
  package static let summary = "The payment cards of the product, each with its state."
  package static let needs = [NeededFact("cards", \.cards)]

  package let loan: LoanOnScreen
  package init(_ loan: LoanOnScreen) { self.loan = loan }

  package var title: LocalizedText? { LoanWords.cards }

  package var items: [Item] {
    let shownHolders = shownHolders
    list(LoanWords.cards, facts.cards) { cards in
      each(cards, named: { _ in "cards.card" }) { id, card in
        let holder = card.holder.flatMap { shownHolders?.contains($0) ?? true ? $0 : nil }
        self.card(id, card, holder: holder)
      }
    }
  }

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
