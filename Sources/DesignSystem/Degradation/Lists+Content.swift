extension Table: ItemContent {
  /// Its kind.
  public var itemKind: ItemKind { .standard(.table) }
  /// What it is made of.
  public var parts: [ItemPart] {
    rows.map { ItemPart(id: $0.id, kind: "tableRow", accessibilityLabel: $0.accessibilityLabel(under: columns)) }
  }
  /// A section with a row a row, and with which rows they are where they are not all.
  public var simplified: Simplification {
    let rest = [page?.note(under: id)].compactMap(\.self)
    let items = rows.compactMap { $0.row(under: columns).map(Item.row) } + rest
    return .items([.section(Section(id: id, title: title, items: items))])
  }
}

extension TableRow {
  /// The row on its own: named by the cells before its first amount and that amount's column, with the amount as its value
  /// and the other cells below it; `nil` for a row of empty cells.
  fileprivate func row(under columns: [Table.Column]) -> Row? {
    let cells = zip(columns, self.cells).compactMap { column, cell in cell.map { (title: column.title, value: $0) } }
    let main = cells.firstIndex { if case .money = $0.value { true } else { false } } ?? min(1, cells.count - 1)
    guard cells.indices.contains(main) else { return nil }
    let name = (cells[..<main].map(\.value.text) + [cells[main].title]).joined(separator: ", ")
    let rest = cells[(main + 1)...].map { "\($0.title): \($0.value.text)" }.joined(separator: ", ")
    return Row(
      id: id, label: name, value: cells[main].value, caption: rest.isEmpty ? nil : rest, tone: tone)
  }
}

extension Timeline: ItemContent {
  /// Its kind.
  public var itemKind: ItemKind { .standard(.timeline) }
  /// What it is made of.
  public var parts: [ItemPart] {
    entries.map { ItemPart(id: $0.id, kind: "", accessibilityLabel: $0.accessibilityLabel) }
  }
  /// A section with a row an entry.
  public var simplified: Simplification {
    .items([.section(Section(id: id, title: title, items: entries.map { .row($0.row) }))])
  }
}

extension Timeline.Entry {
  /// The entry as a row: what, how much, and when.
  fileprivate var row: Row {
    let tone: Tone =
      switch state {
      case .done: .muted
      case .missed: .critical
      case .next, .ahead: .neutral
      }
    guard let money else { return Row(id: id, label: title, value: .date(date), caption: caption, tone: tone) }
    let captions = [date.text, caption].compactMap(\.self)
    return Row(id: id, label: title, value: .money(money), caption: captions.joined(separator: ", "), tone: tone)
  }
}

extension Chart: ItemContent {
  /// Its kind.
  public var itemKind: ItemKind { .standard(.chart) }
  /// What it is made of.
  public var parts: [ItemPart] {
    let table = table
    return table.rows.map {
      ItemPart(id: $0.id, kind: "", accessibilityLabel: $0.accessibilityLabel(under: table.columns))
    }
  }
  /// The sentence, and the table of the data.
  public var simplified: Simplification {
    .items([.note(Note(id: id.appending("summary"), text: summary, tone: .neutral)), .table(table)])
  }
}
