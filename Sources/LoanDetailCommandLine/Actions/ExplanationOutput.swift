import DesignSystem
import LoanDetailCore
import LoanDetailEngine
import LoanDetailJSON

/// What `explain` found, as JSON and as a screen of its own.
struct ExplanationOutput {
  /// The version of the JSON's format.
  static let schemaVersion = 1

  let page: LoanPage
  let screen: ScreenID
  let client: ClientProfile?
  let nodes: [NodeExplanation]
  let context: PresentationContext

  private var language: Language { context.language }

  /// As JSON that keeps to `Schemas/explanation.schema.json`.
  func json(_ layout: JSONLayout) -> [UInt8] {
    var json = JSONWriter()
    json.object {
      $0.property("schemaVersion", Self.schemaVersion)
      $0.object("product") {
        $0.property("id", page.id?.id ?? "")
        $0.property("type", page.manifest.type.rawValue)
        $0.property("module", page.manifest.module)
        $0.property("version", page.manifest.version)
      }
      $0.property("screen", screen.rawValue)
      $0.property("asOf", "\(context.asOf)")
      $0.array("items") {
        for node in nodes { $0.write(node) }
      }
    }
    return json.finish(layout)
  }

  /// As items, a section a node.
  func document() -> ScreenDocument {
    let title = "\(page.title(language)): \(screen)"
    return ScreenDocument(
      subject: .init(id: "", type: "", title: title), screen: "explain", locale: context.formatter.locale, asOf: "",
      headerItem: .header(
        Header(
          title: title,
          subtitle: "\(page.id.map(\.description) ?? "") · \(page.manifest.module) "
            + page.manifest.version)),
      contentItems: nodes.map(section), remarks: [])
  }

  private func section(_ node: NodeExplanation) -> Item {
    let id: ItemID = "explain.\(node.id)"
    func rows(_ name: String, _ label: LocalizedText, _ values: [String]) -> [Item] {
      values.enumerated().map { index, value in
        .row(Row(id: id.appending("\(name).\(index)"), label: label(language), value: .text(value)))
      }
    }
    let items =
      rows("kind", Words.kind, node.kind.isEmpty ? [] : [kind(of: node)])
      + rows("in", Words.standsIn, node.path.isEmpty ? [] : [node.path.map(\.rawValue).joined(separator: " › ")])
      + rows("says", Words.says, node.accessibilityLabel.isEmpty ? [] : [node.accessibilityLabel])
      + rows("fact", Words.materialFact, [node.fact?.rawValue].compactMap(\.self))
      + rows("from", Words.madeFrom, node.sources.map(sentence))
      + rows("of", Words.asWhole, [node.sourcesOf?.rawValue].compactMap(\.self))
      + rows("client", Words.forClient, client == nil ? [] : fate(of: node))
    return .section(Section(id: id, title: node.id.rawValue, items: items))
  }

  /// The kind's name, what it is for and since when it is there; a part's and a product's own kind's name alone.
  private func kind(of node: NodeExplanation) -> String {
    guard let kind = ItemKind.Standard(rawValue: node.kind) else { return node.kind }
    return "\(node.kind) (\(Words.text(of: kind.category)(language)), \(Words.since(language)) \(kind.since))"
  }

  private func sentence(_ source: ProvenanceLog.Source) -> String {
    switch source {
    case .known(let origin, let asOf):
      let day = asOf.map { ", \(Words.asOf(language)) \(context.formatter.date($0).text)" } ?? ""
      return Words.text(of: origin)(language) + day
    case .absent(let absence): return Words.text(of: absence)(language)
    }
  }

  private func fate(of node: NodeExplanation) -> [String] {
    node.changes.isEmpty
      ? [Words.drawnAsItIs(language)]
      : node.changes.map { change in
        let kinds = change.replacements.reduce(into: [String]()) { if !$0.contains($1.name) { $0.append($1.name) } }
        let result = kinds.isEmpty ? Words.nothing(language) : kinds.joined(separator: ", ")
        return "\(change.kind.name) → \(result): \(Words.text(of: change.reason)(language))"
      }
  }
}
