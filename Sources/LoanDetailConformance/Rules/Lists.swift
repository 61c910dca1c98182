import DesignSystem
import Loans

extension ConformanceSubject {
  /// Checks that the sample records can be listed.
  func listFindings() -> [Finding] {
    guard let error = listing.error else { return [] }
    return [
      Finding(
        place,
        "`allProducts(for:)` throws \(error) for the sample records. Return an entry for each record, also for one "
          + "that cannot be read; throw only if the source does.")
    ]
  }

  /// Checks that the list has the order of the source, and that the position of a record changes nothing else.
  func sourceOrderFindings() -> [Finding] {
    guard canList, !products.isEmpty else { return [] }
    let records = products.map(\.id)
    let lists = [(listing.products, records), (listing.reversed, records.reversed())]
      .filter { $0.0.map(\.id) != $0.1 }.map {
        Finding(
          place,
          "The products are listed as \($0.0.map(\.id).list) where the source has \($0.1.list). "
            + "List one product for each record, in the source's order.")
      }
    let headers = listing.reversedHeaders
    let changed = listing.products.filter { product in
      headers[product.id].map { $0 != product.header } ?? false
    }.map {
      Finding(
        "\($0.id)",
        "The product looks different where its record stands elsewhere in the source. Make it of its "
          + "own record alone.")
    }
    return lists + changed
  }

  /// Checks that the list shows the same header as the screens, although a list reads only the header facts.
  func listedHeaderFindings() -> [Finding] {
    let reversedHeaders = listing.reversedHeaders
    let shownHeaders = Dictionary(
      products.map { ($0.id, $0.screens.first?.twins?.header) }, uniquingKeysWith: { first, _ in first })
    return listing.products.compactMap { listed in
      // A header that depends on the order of the source is a finding of the rule above.
      guard let header = listed.header, reversedHeaders[listed.id] == header,
        let shown = shownHeaders[listed.id] ?? nil, shown != header
      else { return nil }
      return Finding(
        "\(listed.id)",
        "The list shows another header than the product with its details has. A list reads only what a header needs: "
          + "make the header of the facts that `LoanRecord.Reading.header` names.")
    }
  }
}

extension Listing {
  /// The headers of the list in reverse order; those of products that cannot be shown are `nil`.
  fileprivate var reversedHeaders: [ProductID: Item?] {
    Dictionary(reversed.map { ($0.id, $0.header) }, uniquingKeysWith: { first, _ in first })
  }
}

extension [ProductID] {
  /// The ids in their order, for a message.
  fileprivate var list: String { isEmpty ? "nothing" : map(\.id).joined(separator: ", ") }
}
