import DesignSystem
import LoanDetailCore
import LoanDetailSections
import Loans

extension ConformanceSubject {
  /// Checks the states in the header of the main screen against the states that follow from the record.
  ///
  /// A product may add states of its own, with ids that the shared states do not have.
  func statusFindings() -> [Finding] {
    products.flatMap { product -> [Finding] in
      guard let record = product.record else { return [] }
      return product.screens.filter { $0.document.screen == .main }.flatMap { screen in
        let loan = LoanOnScreen(record, typeTitle: plugin.manifest.title, in: screen.context)
        return Self.messages(screen.statuses, expecting: loan.header.statuses).map {
          Finding(screen.place, "\($0) Take the header from `LoanOnScreen`; your own states have ids of their own.")
        }
      }
    }
  }

  /// The differences between the states that a header shows and those that follow from the record, each as a sentence.
  /// The product's own states are no difference.
  private static func messages(_ shown: [Status], expecting expected: [Status]) -> [String] {
    let missing = expected.compactMap { status -> String? in
      guard let found = shown.first(where: { $0.id == status.id }) else {
        return "The record is in the state \"\(status.text)\" and the header does not have its item \"\(status.id)\"."
      }
      guard found != status else { return nil }
      let difference =
        found.text == status.text ? "another tone, mark or spoken text" : "\"\(found.text)\""
      return "The record is in the state \"\(status.text)\" and the header has \(difference) in \"\(status.id)\"."
    }
    let wrong = shown.filter { status in
      shared.contains(status.id) && !expected.contains { $0.id == status.id }
    }.map { "The header has the state \"\($0.text)\" in \"\($0.id)\", and the record is not in it." }
    return missing + wrong
  }

  /// The ids of the states that follow from the record. A product must not use them for states of its own.
  private static let shared = Set(
    (["phase", "due", "dataDay", "overLimit"] + Lifecycle.Overlay.allCases.map(\.rawValue)).map {
      ItemID(rawValue: "status.\($0)")
    })
}
