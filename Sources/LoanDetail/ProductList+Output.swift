import DesignSystem
import LoanDetailJSON
import LoanDetailRendering
import Loans
import Localization

extension ProductList {
  /// Writes the list: as JSON in a format of its own, or as a screen with any other renderer.
  ///
  /// - Parameter request: the products of a screen; `nil` for all.
  func rendering(
    for reader: LoanReader, _ correlationID: CorrelationID, _ request: PageRequest?
  ) throws(UnknownCursor) -> (Rendering, ListPage?) {
    guard let layout = reader.renderer.jsonLayout else {
      let drawsPages =
        switch reader.renderer {
        case is HTMLRenderer, is DivKitRenderer, is A2UIRenderer: true
        default: false
        }
      let isPage = drawsPages && scope != .allCustomers
      var document = document()
      if let request { document = try document.paged(by: request, formatter: context.formatter) }
      let page = document.pages.first
      if isPage { document = customerPage(page, correlationID) }
      return (reader.renderer.rendering(document), page)
    }
    if reader.version < 3 { return (Rendering(bytes: json(layout)), nil) }
    return (JSONRenderer.rendering(listDocument(for: reader, correlationID), layout), nil)
  }

  /// The list for a client of version 3, as `Schemas/product-list.schema.json` describes it.
  private func listDocument(for reader: LoanReader, _ correlationID: CorrelationID) -> ListDocument {
    var list = ListDocument(
      title: ProductListWords.products(context.language), language: context.language.code,
      locale: context.formatter.locale,
      outcome: outcome,
      entries: entries.map { entry in
        ListDocument.Entry(
          id: entry.id?.id, type: entry.type.rawValue, title: entry.title, subtitle: entry.subtitle,
          balance: entry.balance, balanceLabel: entry.balanceLabel, statuses: entry.statuses, outcome: entry.outcome,
          dataAsOf: entry.freshness.dataAsOf)
      },
      freshness: freshness,
      remarks: scope == .allCustomers ? diagnostics.map(ScreenDocument.Remark.init) : [],
      correlationID: correlationID.inDocument, omissions: reader.client?.omissions ?? [])
    list.otherLanguages = context.language.otherLanguages
    return list
  }

  /// The list for a client of version 1 or 2, as `Schemas/Published/product-list.1.schema.json` describes it.
  private func json(_ layout: JSONLayout) -> [UInt8] {
    var json = JSONWriter()
    json.object {
      $0.property("schemaVersion", 1)
      $0.property("locale", context.formatter.locale)
      $0.property("asOf", "\(context.asOf)")
      $0.array("products") {
        for entry in entries { entry.write(to: &$0) }
      }
      $0.array("diagnostics") {
        for diagnostic in (scope == .allCustomers ? diagnostics : missingTypes) + missingProducts {
          diagnostic.write(to: &$0)
        }
      }
    }
    return json.finish(layout)
  }

  /// The diagnostics for a customer: one for each missing type. The others name places in the source.
  private var missingTypes: [Diagnostic] {
    entries.filter { $0.id == nil }.map { entry in
      .incompleteList(
        entry.type.rawValue, [entry.title, entry.statuses.first?.text].compactMap(\.self).joined(separator: ": "))
    }
  }

  private var missingProducts: [Diagnostic] {
    lacksProducts ? [.incompleteList("products", ProductListWords.mayLack(context.language))] : []
  }

  /// What a list says whose products are not all known, or that has none.
  var notes: [Item] {
    if lacksProducts {
      return [.note(Note(id: "incomplete", text: ProductListWords.mayLack(context.language), tone: .attention))]
    }
    return entries.isEmpty
      ? [.note(Note(id: "empty", text: ProductListWords.none(context.language), tone: .muted))] : []
  }

  /// The list for staff, and for a terminal: a table.
  private func document() -> ScreenDocument {
    let language = context.language
    let columns: [Table.Column] = [
      .init(id: "id", title: ProductListWords.id(language), priority: .high),
      .init(id: "type", title: ProductListWords.type(language), priority: .low),
      .init(id: "title", title: ProductListWords.title(language), priority: .high),
      .init(id: "owed", title: ProductListWords.owed(language), alignment: .trailing, priority: .high),
      .init(id: "status", title: ProductListWords.status(language), priority: .high),
    ]
    let rows = entries.map { entry in
      let name = entry.id?.description ?? entry.type.rawValue
      return TableRow(
        id: ItemID(rawValue: "product.\(name)"),
        cells: [
          entry.id.map { .text(DataText($0.id)(language)) }, .text(DataText(entry.type.rawValue)(language)),
          .text(entry.title),
          entry.balanceCell, entry.state(language).map { .text($0) },
        ],
        tone: entry.states.first?.tone ?? .neutral,
        destination: entry.id.map { .screen(.main, of: .init(type: $0.type.rawValue, id: $0.id)) })
    }
    let title = ProductListWords.products(language)
    let owner =
      switch scope {
      case .allCustomers: ProductListWords.allCustomers(language)
      case .customer(let customer): "\(ProductListWords.customer(language)) \(DataText(customer.rawValue)(language))"
      }
    let table = Table(id: "products", title: owner, columns: columns, rows: rows)
    var document = ScreenDocument(
      subject: .init(id: "", type: "", title: title), screen: "list", language: context.language.code,
      locale: context.formatter.locale,
      asOf: "\(context.asOf)",
      headerItem: .header(Header(title: title, subtitle: context.formatter.date(context.asOf).text)),
      contentItems: (rows.isEmpty ? [] : [.table(table)]) + notes, remarks: [])
    document.freshness = freshness
    document.otherLanguages = language.otherLanguages
    return document
  }
}

extension ProductList.Entry {
  /// The balance in the column of debts; an amount in the customer's favour has its label before it.
  fileprivate var balanceCell: Value? {
    guard let mainDebt else { return nil }
    return mainDebt.tone == .positive
      ? .text("\(mainDebt.label): \(mainDebt.money.text)") : .money(mainDebt.money)
  }

  /// The id of the header's amount that is the principal alone.
  private static let principal: ItemID = "debt.principal"

  /// The ids of the header's statuses that say that the data is of another day, old or incomplete.
  private static let statusesOfData: Set<ItemID> = ["status.dataDay", "status.staleData", "status.partialData"]

  /// What the column of states says: the first status and, after it, that the balance is the principal alone, the debts
  /// in other currencies, and what is true of the data.
  fileprivate func state(_ language: Language) -> String? {
    let label = mainDebt.flatMap { $0.id == Self.principal ? $0.label : nil }
    let ofData = states.dropFirst().filter { Self.statusesOfData.contains($0.id) }
    let said = states.prefix(1).map(\.text) + [label].compactMap(\.self) + (otherDebts + ofData).map(\.text)
    return said.isEmpty ? nil : said.joined(separator: language.semicolon)
  }

  /// Writes the entry; nothing for a type that cannot be listed, because the diagnostics state the reason.
  fileprivate func write(to json: inout JSONWriter) {
    guard let id else { return }
    json.object {
      $0.property("id", id.id)
      $0.property("type", id.type.rawValue)
      $0.property("title", title)
      $0.property("subtitle", subtitle)
      if let balance {
        $0.object("balance") {
          $0.property("minorUnits", balance.minorUnits)
          $0.property("currency", balance.currency)
          $0.property("text", balance.text)
        }
      }
      $0.array("statuses") {
        for status in statuses {
          $0.object {
            $0.property("text", status.text)
            $0.property("tone", status.tone.rawValue)
          }
        }
      }
      $0.property("readable", cause == nil)
    }
  }
}

extension Diagnostic {
  fileprivate static func incompleteList(_ path: String, _ summary: String) -> Diagnostic {
    Diagnostic(id: "list.incomplete", severity: .error, path: path, summary: summary)
  }

  fileprivate func write(to json: inout JSONWriter) {
    json.object {
      $0.property("id", id)
      $0.property("severity", severity.rawValue)
      $0.property("path", path)
      $0.property("message", message)
    }
  }
}

enum ProductListWords {
  static let products = LocalizedText(en: "Products", ru: "Продукты")
  static let allCustomers = LocalizedText(en: "All customers", ru: "Все клиенты")
  static let customer = LocalizedText(en: "Customer", ru: "Клиент")
  static let none = LocalizedText(en: "There are no products.", ru: "Продуктов нет.")
  static let otherProducts = LocalizedText(en: "Other products", ru: "Другие продукты")
  static let mayLack = LocalizedText(
    en: "Some of the data cannot be read right now, so there may be products that are not shown here.",
    ru: "Часть данных сейчас не удаётся прочитать, поэтому здесь могут быть показаны не все продукты.")
  static let id = LocalizedText(en: "Id", ru: "Номер")
  static let type = LocalizedText(en: "Type", ru: "Тип")
  static let title = LocalizedText(en: "Product", ru: "Продукт")
  static let owed = LocalizedText(en: "Owed", ru: "Долг")
  static let status = LocalizedText(en: "Status", ru: "Состояние")
}
