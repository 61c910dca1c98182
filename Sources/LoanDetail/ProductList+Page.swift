import DesignSystem
import LoanDetailCore

extension ProductList {
  /// The list of a customer as a page: a section for each product, which opens its main screen. The reference client of
  /// the kit draws the same.
  ///
  /// - Parameter page: the products to show, which are the rows of this page; `nil` for all.
  func customerPage(_ page: ListPage?, _ correlationID: CorrelationID) -> ScreenDocument {
    let shown = page.map { entries[$0.first - 1..<$0.first - 1 + $0.count] } ?? entries[...]
    let title = ProductListWords.products(context.language)
    var document = ScreenDocument(
      subject: .init(id: "", type: "", title: title), screen: "list", language: context.language.code,
      locale: context.formatter.locale, asOf: "\(context.asOf)", headerItem: .header(Header(title: title)),
      contentItems: shown.map { .section($0.section) } + notes,
      remarks: [])
    document.freshness = freshness
    document.correlationID = correlationID.inDocument
    document.otherLanguages = context.language.otherLanguages
    document.pages = page.map { [$0] } ?? []
    return document
  }
}

extension ProductList.Entry {
  /// The entry as a section of the page. It opens nothing if the entry is of a whole type.
  fileprivate var section: Section {
    let name = ItemID(rawValue: "product.\(id?.description ?? type.rawValue)")
    var items: [Item] = []
    if let subtitle { items.append(.note(Note(id: name.appending("subtitle"), text: subtitle, tone: .muted))) }
    if let balance, let balanceLabel {
      items.append(.amount(Amount(id: name.appending("balance"), label: balanceLabel, money: balance)))
    }
    items += statuses.enumerated().map { index, status in
      .status(Status(id: name.appending("status").appending("\(index + 1)"), text: status.text, tone: status.tone))
    }
    return Section(
      id: name, title: title, items: items, priority: .high,
      destination: id.map { .screen(.main, of: .init(type: $0.type.rawValue, id: $0.id)) })
  }
}
