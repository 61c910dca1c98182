import DesignSystem
import LoanDetailCore

extension LoanSections {
  /// The documents that belong to the product.
  func documents() -> [Item] {
    listSection("documents", Words.documents, facts.documents) { documents in
      documents.mapNamed({ "document.\($0.id)" }) { id, document in
        Item.row(
          Row(
            id: id, label: document.title(language),
            value: document.date.map { value($0) } ?? .text(Words.undated(language)),
            destination: .document(document.id)))
      }
    }
  }
}
