public import DesignSystem
import LoanArithmetic
import Loans
public import Localization

/// The documents that belong to the product, each with its day.
///
/// ```
/// Documents
///   Card agreement  . . . . .  March 12, 2025
/// ```
public struct Documents: LoanSection {
  public static let name = SectionName.documents
  public static let summary = "The documents that belong to the product, each with its day."
  public static let needs = [NeededFact("documents", \.documents)]

  public let loan: LoanOnScreen
  public init(_ loan: LoanOnScreen) { self.loan = loan }

  public var title: LocalizedText? { LoanWords.documents }

  public var items: [Item] {
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
