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

  /// The list shows each product by the same header as its screens, although it reads only the header's facts.
  func listedHeaderFindings() async -> [Finding] {
    guard let samples else { return [] }
    let turned = await list(from: ReorderedGateway(samples: samples))
    let tops = Dictionary(turned.map { ($0.id, $0.top) }, uniquingKeysWith: { first, _ in first })
    let shown = Dictionary(
      products.map { product in
        (product.id, product.screens.first.flatMap { product.loan?.headerItem(in: $0.context) })
      }, uniquingKeysWith: { first, _ in first })
    return await list(from: samples).compactMap { id, top in
      // A header that depends on the order of the source is a finding of that rule.
      guard let top, tops[id] == top, let header = shown[id] ?? nil, header != top else { return nil }
      return Finding(
        "\(id)",
        "The list shows another header than the product with its details has. A list reads only what a header needs: "
          + "make the header of the facts that `LoanRecord.Reading.header` names.")
    }
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
