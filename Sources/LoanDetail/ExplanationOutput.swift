package import DesignSystem
import LoanDetailCore
package import LoanDetailEngine
package import LoanDetailJSON
import Localization

/// The output of `explain`, as JSON or as a screen.
package struct ExplanationOutput {
  /// The version of the JSON format.
  static let schemaVersion = 1

  private let explained: ExplainedScreen
  private let nodes: [NodeExplanation]
  private let client: ClientProfile?
  private let formatter: LocaleFormatter

  private var language: Language { formatter.language }

  package init(_ explained: ExplainedScreen, nodes: [NodeExplanation], for reader: LoanReader) {
    self.explained = explained
    self.nodes = nodes
    client = reader.client
    formatter = reader.formatter
  }

  /// The explanation as JSON (`Schemas/explanation.schema.json`).
  package func json(_ layout: JSONLayout) -> [UInt8] {
    var json = JSONWriter()
    json.object {
      $0.property("schemaVersion", Self.schemaVersion)
      $0.object("product") {
        $0.property("id", explained.product?.id ?? "")
        $0.property("type", explained.manifest.type.rawValue)
        $0.property("module", explained.manifest.module)
        $0.property("version", explained.manifest.version)
      }
      $0.property("screen", explained.document.screen.rawValue)
      $0.property("asOf", explained.document.asOf)
      $0.array("items") {
        for node in nodes { $0.write(node) }
      }
    }
    return json.finish(layout)
  }

  /// The explanation as a screen with one section for each node. Ids are texts of data, which are masked.
  package func document() -> ScreenDocument {
    let title = "\(explained.document.subject.title): \(explained.document.screen)"
    let plugin = "\(explained.manifest.module) \(explained.manifest.version)"
    return ScreenDocument(
      subject: .init(id: "", type: "", title: title), screen: "explain", language: formatter.language.code,
      locale: formatter.locale, asOf: "",
      headerItem: .header(
        Header(
          title: title,
          subtitle: "\(shown(explained.product?.description ?? "")) · \(plugin)")),
      contentItems: nodes.map(section), remarks: [])
  }

  /// An id as a text of data, in which numbers are masked.
  private func shown(_ id: String) -> String { DataText(id)(language) }

  /// The section about a node, with a row for each statement.
  private func section(_ node: NodeExplanation) -> Item {
    let id: ItemID = "explain.\(node.id)"
    func rows(_ name: String, _ label: LocalizedText, _ values: [String]) -> [Item] {
      values.enumerated().map { index, value in
        .row(Row(id: id.appending("\(name).\(index)"), label: label(language), value: .text(value)))
      }
    }
    let items =
      rows("kind", ExplanationWords.kind, node.kind.isEmpty ? [] : [kind(of: node)])
      + rows(
        "in", ExplanationWords.standsIn,
        node.path.isEmpty ? [] : [node.path.map { shown($0.rawValue) }.joined(separator: " › ")])
      + rows("says", ExplanationWords.says, node.accessibilityLabel.isEmpty ? [] : [node.accessibilityLabel])
      + rows("fact", ExplanationWords.materialFact, [node.fact?.rawValue].compactMap(\.self))
      + rows("from", ExplanationWords.madeFrom, node.sources.map(sentence))
      + rows("of", ExplanationWords.asWhole, [node.sourcesOf?.rawValue].compactMap(\.self))
      + rows("client", ExplanationWords.forClient, client == nil ? [] : changes(of: node))
    return .section(Section(id: id, title: shown(node.id.rawValue), items: items))
  }

  /// The name of the kind, its category and its first version; for parts and custom kinds only the name.
  private func kind(of node: NodeExplanation) -> String {
    guard let kind = ItemKind.Standard(rawValue: node.kind) else { return node.kind }
    let category = ExplanationWords.text(of: kind.category)(language)
    return "\(node.kind) (\(category), \(ExplanationWords.since(language)) \(kind.since))"
  }

  /// A source in words, with its day if that is known.
  private func sentence(_ source: ProvenanceLog.Source) -> String {
    switch source {
    case .known(let origin, let asOf):
      let day = asOf.map { ", \(ExplanationWords.asOf(language)) \(formatter.date($0).text)" } ?? ""
      return ExplanationWords.text(of: origin)(language) + day
    case .absent(let absence): return ExplanationWords.text(of: absence)(language)
    }
  }

  /// What the client is shown instead of a node, in sentences.
  private func changes(of node: NodeExplanation) -> [String] {
    node.changes.isEmpty
      ? [ExplanationWords.drawnAsItIs(language)]
      : node.changes.map { ExplanationWords.sentence(about: $0, language) }
  }
}
