import DesignSystem
import LoanDetailCore
import LoanDetailRendering

extension ConformanceSubject {
  /// Checks that the same records give the same bytes. Different ids are reported by another rule.
  func determinismFindings() -> [Finding] {
    zip(screens, again.flatMap(\.screens)).compactMap { first, second in
      guard first.ids == second.ids else { return nil }
      let (kept, new) = (JSONRenderer().render(first.document), JSONRenderer().render(second.document))
      guard kept != new else { return nil }
      let differences = SnapshotDifferences(kept: kept, new: new, isJSON: true, showing: 1)
      return Finding(
        first.place,
        "The same record looks different the second time, \(differences)\n"
          + "Make screens of the record and the context alone: without the clock, chance, or the order of a set.")
    }
  }

  /// Checks that the list has the order of the source, and that the position of a record changes nothing else.
  func sourceOrderFindings() async -> [Finding] {
    guard let samples, !products.isEmpty else { return [] }
    let records = products.map(\.id)
    let (listed, turned) = (await list(from: samples), await list(from: ReorderedGateway(samples: samples)))
    let lists = [(listed, records), (turned, records.reversed())].filter { $0.0.map(\.id) != $0.1 }.map {
      Finding(
        place,
        "The products are listed as \($0.0.map(\.id).list) where the source has \($0.1.list). "
          + "List one product for each record, in the source's order.")
    }
    let tops = Dictionary(turned.map { ($0.id, $0.top) }, uniquingKeysWith: { first, _ in first })
    let changed = listed.filter { product in tops[product.id].map { $0 != product.top } ?? false }.map {
      Finding(
        "\($0.id)",
        "The product looks different where its record stands elsewhere in the source. Make it of its "
          + "own record alone.")
    }
    return lists + changed
  }

  /// The entries of the list, with the header of each product that can be shown.
  private func list(from source: any LoanRecordGateway) async -> [(id: ProductID, top: Item?)] {
    let listed = (try? await interactor(readingFrom: source).allProducts(for: .allCustomers)) ?? []
    return listed.map { entry in
      switch entry {
      case .success(let loan): (loan.id, screens.first.map { loan.headerItem(in: $0.context) })
      case .failure(let fault): (fault.id, nil)
      }
    }
  }
}

extension [ProductID] {
  /// The ids in their order, for a message.
  fileprivate var list: String { isEmpty ? "nothing" : map(\.id).joined(separator: ", ") }
}
