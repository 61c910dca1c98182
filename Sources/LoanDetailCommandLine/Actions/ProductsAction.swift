import DesignSystem
import LoanDetailCore
import LoanDetailJSON
import LoanDetailRendering
import Loans
import Localization

extension ProductsCommand {
  func perform(for tool: LoanDetailTool, in surroundings: Surroundings, into report: inout Report) throws {
    let locale = output.locale(in: surroundings)
    let language = try output.languages(in: surroundings).language(for: locale)
    let manifests = tool.plugins.map(\.manifest)
    report.output =
      switch output.format {
      case .json: json(manifests, language)
      case .text, .html, .csv: try output.renderer(in: surroundings).render(Self.document(manifests, locale, language))
      }
  }

  private func json(_ manifests: [ProductManifest], _ language: Language) -> [UInt8] {
    var json = JSONWriter()
    json.object {
      $0.property("schemaVersion", version)
      $0.array("products") {
        for manifest in manifests { manifest.write(to: &$0, in: language, ofVersion: version) }
      }
    }
    return json.finish(output.layout)
  }

  private static func document(_ manifests: [ProductManifest], _ locale: String, _ language: Language) -> ScreenDocument
  {
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
      rows.append(row("flows", Words.flows, manifest.flows.map(\.name).joined(separator: ", ")))
      return Item.section(Section(id: id, title: manifest.type.rawValue, items: rows))
    }
    return ScreenDocument(
      subject: .init(id: "", type: "", title: title), screen: "products",
      language: language.code, locale: locale, asOf: "",
      headerItem: .header(Header(title: title)), contentItems: sections, remarks: [])
  }
}

extension ProductManifest {
  fileprivate func write(to json: inout JSONWriter, in language: Language, ofVersion formatVersion: Int) {
    json.object {
      $0.property("type", type.rawValue)
      $0.property("title", title(language))
      $0.property("version", version)
      $0.property("module", module)
      $0.array("screens") {
        for screen in screens {
          if formatVersion < 2 { $0.string(screen.rawValue) } else { write(screen, to: &$0, in: language) }
        }
      }
      $0.array("kinds") {
        for kind in customKinds { $0.string(kind.name.rawValue) }
      }
      guard formatVersion >= 2 else { return }
      $0.property("itemsVersion", itemsVersion)
      $0.array("flows") {
        for flow in flows { flow.write(to: &$0) }
      }
    }
  }

  private func write(_ screen: ScreenID, to json: inout JSONWriter, in language: Language) {
    json.object {
      $0.property("screen", screen.rawValue)
      $0.property("title", (title(of: screen) ?? title)(language))
      if let icon = icon(of: screen) { $0.property("icon", icon.rawValue) }
    }
  }
}

extension Flow {
  fileprivate func write(to json: inout JSONWriter) {
    json.object {
      $0.property("name", name)
      $0.property("summary", summary)
      $0.array("parameters") {
        for parameter in parameters { parameter.write(to: &$0) }
      }
      if !inputs.isEmpty {
        $0.array("inputs") {
          for input in inputs { input.write(to: &$0) }
        }
      }
      if let question { $0.property("question", question) }
    }
  }
}

extension PayloadSchema.Field {
  fileprivate func write(to json: inout JSONWriter) {
    json.object {
      $0.property("name", name)
      schema.write(to: &$0)
      $0.property("required", isRequired)
      $0.property("summary", summary)
    }
  }
}

extension PayloadSchema {
  /// Writes the name of the type, the words of a choice, and the types inside a list or an object.
  fileprivate func write(to json: inout JSONWriter) {
    json.property("type", typeName)
    switch self {
    case .text, .money, .date, .percent, .integer, .flag: break
    case .choice(let words):
      json.array("values") {
        for word in words { $0.string(word) }
      }
    case .list(let element): json.object("element") { element.write(to: &$0) }
    case .object(let fields):
      json.array("fields") {
        for field in fields { field.write(to: &$0) }
      }
    }
  }

  private var typeName: String {
    switch self {
    case .text: "text"
    case .money: "money"
    case .date: "date"
    case .percent: "percent"
    case .integer: "integer"
    case .flag: "flag"
    case .choice: "choice"
    case .list: "list"
    case .object: "object"
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
  static let flows = LocalizedText(en: "Flows", ru: "Сценарии")
}
