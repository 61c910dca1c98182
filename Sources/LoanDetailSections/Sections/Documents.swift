import DesignSystem
import LoanArithmetic
import Loans
import Localization

/// ```
/// Documents
///   Card agreement  . . . . .  March 12, 2025
/// ```
struct Documents: LoanSection {
  static let name = SectionName.documents
  static let priority = Priority.low
  static let summary = "The documents that belong to the product, each with its day."
  static let needs = [NeededFact("documents", \.documents)]

  let loan: LoanOnScreen

  var title: LocalizedText? { LoanWords.documents }

  var items: [Item] {
    list(LoanWords.documents, facts.documents) { documents in
      documents.mapNamed({ "document.\($0.id)" }) { id, document in
        .row(
          Row(
            id: id, label: document.title(language),
            value: document.date.map { value($0) } ?? value(LoanWords.undated),
            destination: .document(document.id)))
      }
    }
  }
}
