import DesignSystem
import LoanArithmetic
import LoanDetailCore
import Loans
import Localization

/// The features of the product, each with its state and the amount that can be used.
///
/// ```
/// Features
///   Redraw of early repayments  AUD 4,500.00
///     available to use
///   Offset account . .  off
/// ```
struct Features: LoanSection {
  static let name = SectionName.features
  static let priority = Priority.low
  static let summary = "The features of the product, each with what can be used of it."
  static let needs = [NeededFact("features", \.features)]

  let loan: LoanOnScreen

  var title: LocalizedText? { LoanWords.features }

  var items: [Item] {
    list(LoanWords.features, facts.features) { features in
      each(features, named: Self.name(of:), feature)
    }
  }

  private static func name(of feature: LoanFeature) -> String {
    "features.\(LoanFeature.Kind.named.name(of: feature.kind))"
  }

  /// A feature with the amount that can be used or, without one, with its state.
  private func feature(_ id: ItemID, _ feature: LoanFeature) -> [Item] {
    let title = feature.title ?? LoanWords.text(of: feature.kind)
    let state = feature.isOn.map { $0 ? LoanWords.isOn : LoanWords.isOff }
    guard let available = feature.available else { return row(.id(id), title, state ?? LoanWords.included) }
    return row(.id(id), title, available, caption: (state ?? LoanWords.canBeUsed)(language))
  }
}
