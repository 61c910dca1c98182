import DesignSystem
import LoanDetail
import LoanDetailCore
import LoanDetailEngine
import LoanDetailRendering
import Localization

/// Where every item of a screen is from. The script shows an element of the list for the item that is pointed at.
struct SourceList {
  private let nodes: [NodeExplanation]
  private let anchors: Set<String>

  /// - Parameters:
  ///   - explained: the screen with the sources of its items.
  ///   - anchors: the ids of the elements of the page, to which the list links.
  init(_ explained: ExplainedScreen, anchors: Set<String>) {
    // A part that has the sources of its item has no element of its own.
    nodes = explained.explanation.nodes.filter { node in !node.path.contains { $0 == node.sourcesOf } }
    self.anchors = anchors
  }

  /// Writes the list, and the place where the script shows its elements.
  func write(to html: inout HTMLWriter) {
    html.element("div", ["id": "gallery-source", "class": "g-source", "role": "status"]) {
      $0.element("p", ["class": "g-hint"], "Point at an item, tap it or go to it: here is where it is from.")
    }
    html.element("details", ["class": "g-part"]) { html in
      html.element("summary", "Where every item is from (\(nodes.count))")
      html.element("ol", ["id": "gallery-sources", "class": "g-sources"]) { html in
        for node in nodes { write(node, to: &html) }
      }
    }
  }

  private func write(_ node: NodeExplanation, to html: inout HTMLWriter) {
    let anchor = HTMLRenderer.anchor(of: node.id)
    let isShown = anchors.contains(anchor)
    html.element("li", ["data-item": isShown ? anchor : nil]) { html in
      if isShown {
        html.element("a", ["href": "#\(anchor)"], Gallery.shown(node.id.rawValue))
      } else {
        html.element("span", Gallery.shown(node.id.rawValue))
      }
      html.element(
        "span", ["class": "g-kind"], [node.kind, node.fact?.rawValue].compactMap(\.self).joined(separator: ", "))
      html.element("ul") { html in
        for source in node.sources { html.element("li", ExplanationWords.sentence(about: source)) }
        if node.sources.isEmpty { html.element("li", "no fact: its words are the program's") }
        if let whole = node.sourcesOf { html.element("li", "as its part \(Gallery.shown(whole.rawValue))") }
      }
    }
  }
}

extension ExplanationWords {
  /// Where a value is from, in English.
  fileprivate static func sentence(about source: ProvenanceLog.Source) -> String {
    switch source {
    case .known(let origin, let asOf):
      text(of: origin)(.english) + (asOf.map { ", \(self.asOf(.english)) \($0)" } ?? "")
    case .absent(let absence): text(of: absence)(.english)
    }
  }
}
