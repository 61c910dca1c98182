import LoanDetailCore
import Loans

extension Inquiry.Answer {
  /// What the page of the product shows after this answer.
  func content(of id: ProductID) -> LoanPage.Content {
    switch self {
    case .loan(let loan): .loan(loan)
    case .notFound: .fault(.gone(id))
    // Only an event is refused, and that replaces no page.
    case .refused: .fault(.gone(id))
    case .fault(let fault): .fault(fault)
    }
  }

  /// The outcome of an event with this answer.
  ///
  /// After a fault, it is unknown: the source may have carried out the event before it failed.
  var outcome: EventOutcome {
    switch self {
    case .loan: .done
    case .refused(let refusal): .refused(refusal)
    case .notFound: .refused(.notOffered)
    case .fault: .unknown
    }
  }

  /// The page of a product that was requested by its id; `nil` if there is no such product.
  func page(of id: ProductID, by manifest: ProductManifest) -> LoanPage? {
    if case .notFound = self { nil } else { LoanPage(manifest: manifest, content: content(of: id)) }
  }
}
