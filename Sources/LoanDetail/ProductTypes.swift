import DesignSystem
public import LoanDetailCore
public import LoanDetailJSON
public import Localization

/// The installed product types for programs: their titles in all languages, their screens, the item kinds of their own,
/// the flows that their actions start, and the events that they carry out.
public struct ProductTypes: Sendable {
  /// The versions of the format, of which the last is the newest. Version 1 has no flows, and titles in one language.
  public static let versions = 1...2

  private let manifests: [ProductManifest]
  private let languages: Languages

  public init(_ manifests: [ProductManifest], in languages: Languages = .builtIn) {
    self.manifests = manifests
    self.languages = languages
  }

  /// Returns the types as JSON (`Schemas/product-types.schema.json`).
  ///
  /// - Parameters:
  ///   - version: one of ``versions``.
  ///   - language: the language of the titles that a reader sees first.
  ///   - layout: the white space of the JSON.
  public func rendered(
    ofVersion version: Int = versions.upperBound, in language: Language, _ layout: JSONLayout = .compact
  ) -> [UInt8] {
    var json = JSONWriter()
    json.object {
      $0.property("schemaVersion", version)
      $0.array("products") {
        for manifest in manifests { manifest.write(to: &$0, in: language, titlesIn: languages.all, ofVersion: version) }
      }
    }
    return json.finish(layout)
  }
}

extension JSONWriter {
  /// Writes a title by the codes of all languages.
  fileprivate mutating func write(_ title: LocalizedText, in languages: [Language]) {
    object("titles") {
      for language in languages {
        $0.key(language.code)
        $0.string(title(language))
      }
    }
  }
}

extension ProductManifest {
  /// Writes the product type, with its title in one language and, from version 2 on, in all.
  fileprivate func write(
    to json: inout JSONWriter, in language: Language, titlesIn languages: [Language], ofVersion formatVersion: Int
  ) {
    json.object {
      $0.property("type", type.rawValue)
      $0.property("title", title(language))
      if formatVersion >= 2 { $0.write(title, in: languages) }
      $0.property("version", version)
      $0.property("module", module)
      $0.array("screens") {
        for screen in screens {
          if formatVersion < 2 {
            $0.string(screen.rawValue)
          } else {
            write(screen, to: &$0, in: language, titlesIn: languages)
          }
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
      if !events.isEmpty {
        $0.array("events") {
          for event in events { event.write(to: &$0) }
        }
      }
    }
  }

  /// Writes a screen. A screen without a title of its own, such as the main one, has that of the product type.
  private func write(
    _ screen: ScreenID, to json: inout JSONWriter, in language: Language, titlesIn languages: [Language]
  ) {
    let title = title(of: screen) ?? title
    json.object {
      $0.property("screen", screen.rawValue)
      $0.property("title", title(language))
      $0.write(title, in: languages)
      if let icon = icon(of: screen) { $0.property("icon", icon.rawValue) }
    }
  }
}

extension Flow {
  fileprivate func write(to json: inout JSONWriter) {
    json.object {
      $0.property("name", name)
      $0.property("summary", summary)
      $0.write(parameters, inputs: inputs)
      if let question { $0.property("question", question) }
    }
  }
}

extension Event {
  fileprivate func write(to json: inout JSONWriter) {
    json.object {
      $0.property("name", name)
      $0.property("summary", summary)
      $0.write(parameters, inputs: inputs)
      $0.property("asksFirst", asksFirst)
      $0.property("mayRepeat", mayRepeat)
    }
  }
}

extension JSONWriter {
  /// Writes the values of a flow or an event.
  fileprivate mutating func write(_ parameters: [PayloadSchema.Field], inputs: [PayloadSchema.Field]) {
    array("parameters") {
      for parameter in parameters { parameter.write(to: &$0) }
    }
    guard !inputs.isEmpty else { return }
    array("inputs") {
      for input in inputs { input.write(to: &$0) }
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
