package import DesignSystem

extension Table {
  /// The payments and changes to come of several products, the earliest first.
  ///
  /// - Parameters:
  ///   - coming: what is to come of the products.
  ///   - sections: the sections whose days are events.
  ///   - titles: the five headings: of the day, the product, what happens on the day, its amount, and the details of
  ///     what has no amount.
  package init(toCome coming: ComingProducts, in sections: Set<ItemID>, titles: [String]) {
    var rows: [(day: String, row: TableRow)] = []
    for (product, name) in zip(coming.products, coming.names) {
      for event in product.comingEvents(in: sections).flatMap(\.events) {
        let day = DateValue(iso: event.day, text: event.day, spoken: event.day)
        let details = event.money == nil ? event.details.joined(separator: "; ") : ""
        let cells: [Value?] = [
          .date(day), .text(name), .text(event.name), event.money.map { .money($0) }, .text(details),
        ]
        rows.append((event.day, TableRow(id: "row.\(rows.count)", cells: cells)))
      }
    }
    self.init(
      id: "to-come", title: "", columns: titles.map { Column(id: $0, title: $0) },
      rows: rows.enumerated().sorted { ($0.element.day, $0.offset) < ($1.element.day, $1.offset) }.map(\.element.row))
  }
}
