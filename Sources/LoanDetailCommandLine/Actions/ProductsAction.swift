import DesignSystem
import LoanDetailCore
import LoanDetailJSON
import LoanDetailRendering

extension ProductsCommand {
  func perform(for tool: LoanDetailTool, in surroundings: Surroundings, into report: inout Report) {
    let locale = output.locale(in: surroundings)
    let language = Language(locale: locale)
    let manifests = tool.products.map(\.manifest)
    report.output =
      switch output.format {
      case .json: Self.json(manifests, language, output.layout)
      case .text: output.renderer(in: surroundings).render(Self.document(manifests, locale))
      }
  }

  private static func json(_ manifests: [ProductManifest], _ language: Language, _ layout: JSONLayout) -> [UInt8] {
    var json = JSONWriter()
    json.object {
      $0.property("schemaVersion", 1)
      $0.array("products") {
        for manifest in manifests { manifest.write(to: &$0, in: language) }
      }
    }
    return json.finish(layout)
  }

  private static func document(_ manifests: [ProductManifest], _ locale: String) -> ScreenDocument {
    let language = Language(locale: locale)
    let title = Words.title(language)
    let sections = manifests.map { manifest in
      let id = ItemID(rawValue: manifest.type.rawValue)
      func row(_ name: String, _ label: LocalizedText, _ value: String) -> Item {
        .row(Row(id: id.appending(name), label: label(language), value: .text(value)))
      }
      var rows = [
        row("title", Words.name, manifest.title(language)), row("version", Words.version, manifest.version),
        row("module", Words.module, manifest.module),
        row("screens", Words.screens, manifest.screens.map(\.rawValue).joined(separator: ", ")),
      ]
      if !manifest.customKinds.isEmpty {
        rows.append(row("kinds", Words.kinds, manifest.customKinds.map(\.name.rawValue).joined(separator: ", ")))
      }
      return Item.section(Section(id: id, title: manifest.type.rawValue, items: rows))
    }
    return ScreenDocument(
      subject: .init(id: "", type: "", title: title), screen: "products",
      language: Language(locale: locale).rawValue, locale: locale, asOf: "",
      headerItem: .header(Header(title: title)), contentItems: sections, remarks: [])
  }
}

extension ProductManifest {
  fileprivate func write(to json: inout JSONWriter, in language: Language) {
    json.object {
      $0.property("type", type.rawValue)
      $0.property("title", title(language))
      $0.property("version", version)
      $0.property("module", module)
      $0.array("screens") {
        for screen in screens { $0.string(screen.rawValue) }
      }
      $0.array("kinds") {
        for kind in customKinds { $0.string(kind.name.rawValue) }
      }
    }
  }
}

private enum Words {
  static let title = LocalizedText(en: "Installed product types", ru: "Установленные типы продуктов")
  static let name = LocalizedText(en: "Title", ru: "Название")
  static let version = LocalizedText(en: "Version", ru: "Версия")
  static let module = LocalizedText(en: "Module", ru: "Модуль")
  static let screens = LocalizedText(en: "Screens", ru: "Экраны")
  static let kinds = LocalizedText(en: "Kinds of its own", ru: "Собственные элементы")
}
