import DesignSystem
import LoanDetail
import LoanDetailCore
import LoanDetailRendering
import Loans
import Localization

extension ProductsCommand {
  func perform(for tool: LoanDetailTool, in surroundings: Surroundings, into report: inout Report) throws {
    let locale = output.locale(in: surroundings)
    let languages = try output.languages(in: surroundings)
    let language = languages.language(for: locale)
    let manifests = tool.plugins.map(\.manifest)
    report.output =
      switch output.format {
      case .json: ProductTypes(manifests, in: languages).rendered(ofVersion: version, in: language, output.layout)
      case .text, .html, .csv, .ics, .divkit, .a2ui:
        try output.renderer(in: surroundings).render(Self.document(of: manifests, locale: locale, in: language))
      }
  }

  /// The product types as a page, with a section for each.
  private static func document(
    of manifests: [ProductManifest], locale: String, in language: Language
  ) -> ScreenDocument {
    let title = Words.title(language)
    let sections = manifests.map { manifest in
      let id = ItemID(rawValue: manifest.type.rawValue)
      func row(_ name: String, label: LocalizedText, _ value: String) -> Item {
        .row(Row(id: id.appending(name), label: label(language), value: .text(value)))
      }
      var rows = [
        row("title", label: Words.name, manifest.title(language)),
        row("version", label: Words.version, manifest.version),
        row("module", label: Words.module, manifest.module),
        row("screens", label: Words.screens, manifest.screens.map(\.rawValue).joined(separator: ", ")),
      ]
      if !manifest.customKinds.isEmpty {
        rows.append(row("kinds", label: Words.kinds, manifest.customKinds.map(\.name.rawValue).joined(separator: ", ")))
      }
      rows.append(row("flows", label: Words.flows, manifest.flows.map(\.name).joined(separator: ", ")))
      return Item.section(Section(id: id, title: manifest.type.rawValue, items: rows))
    }
    return ScreenDocument(
      subject: .init(id: "", type: "", title: title), screen: "products",
      language: language.code, locale: locale, asOf: "",
      headerItem: .header(Header(title: title)), contentItems: sections, remarks: [])
  }
}

private enum Words {
  static let title = LocalizedText(en: "Installed product types", ru: "Установленные типы продуктов")
  static let name = LocalizedText(en: "Title", ru: "Название")
  static let version = LocalizedText(en: "Version", ru: "Версия")
  static let module = LocalizedText(en: "Module", ru: "Модуль")
  static let screens = LocalizedText(en: "Screens", ru: "Экраны")
  static let kinds = LocalizedText(en: "Kinds of its own", ru: "Собственные элементы")
  static let flows = LocalizedText(en: "Flows", ru: "Сценарии")
}
