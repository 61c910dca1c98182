package import LoanDetailCore
import Loans

/// Where a page of the list of all products begins: within the products of a type.
private struct TypePlace {
  let type: ProductType
  /// The cursor of the type's interactor; `nil` at its first product.
  let cursor: String?

  init(_ type: ProductType, _ cursor: String?) {
    self.type = type
    self.cursor = cursor
  }

  /// Reads a cursor of the list: the type, which has no colon, and the cursor of its interactor; `nil` without a colon.
  init?(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else { return nil }
    self.init(ProductType(rawValue: parts[0]), parts[1].isEmpty ? nil : parts[1])
  }

  /// The cursor of the list.
  var text: String { "\(type.rawValue):\(cursor ?? "")" }
}

extension InteractionStrategist {
  /// Returns one page of the list, and the cursor of the next one; `nil` for the last page.
  ///
  /// Only the interactors whose products are on the page are asked, one after the other. If one fails, its place in the
  /// list has one page with the fault.
  ///
  /// - Parameters:
  ///   - start: the cursor of the page; `nil` for the first one.
  ///   - count: the maximum number of products.
  /// - Throws: ``UnknownSummaryCursor`` for a cursor that this list or an interactor did not make.
  package func page(
    from start: String?, atMost count: Int
  ) async throws(UnknownSummaryCursor) -> (pages: [LoanPage], next: String?) {
    let entries = registry.entries
    let types = entries.map(\.interactor.manifest.type)
    var index = 0
    var cursor: String?
    if let start {
      guard let place = TypePlace(start), let first = types.firstIndex(of: place.type) else {
        throw UnknownSummaryCursor(start)
      }
      index = first
      cursor = place.cursor
    }
    var pages: [LoanPage] = []
    while index < entries.count, let part = SummaryPageRequest(size: count - pages.count, cursor: cursor) {
      let answer: (pages: [LoanPage], next: String?)
      do { answer = try await inquiry.products(of: entries[index], on: part) } catch {
        throw UnknownSummaryCursor(start ?? error.cursor)
      }
      pages += answer.pages
      cursor = answer.next
      // An interactor may return less than was asked for, and still have more.
      if cursor == nil { index += 1 }
    }
    return (pages, index < entries.count ? TypePlace(types[index], cursor).text : nil)
  }
}
