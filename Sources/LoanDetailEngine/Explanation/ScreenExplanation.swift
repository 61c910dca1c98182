public import DesignSystem
public import LoanDetailCore

/// Where each node of a screen comes from, and what became of it for a client.
public struct ScreenExplanation: Sendable {
  /// The nodes, in reading order.
  public let nodes: [NodeExplanation]

  /// Explains a document as it was before it was adapted to a client.
  ///
  /// - Parameters:
  ///   - document: the whole document.
  ///   - provenance: the log that was in the context while the document was mapped.
  ///   - changes: what adapting it to the client changed.
  public init(of document: ScreenDocument, by provenance: ProvenanceLog, changes: [Adaptation] = []) {
    var walk = Walk(provenance: provenance, changes: Dictionary(grouping: changes, by: \.id))
    for item in [document.headerItem] + document.contentItems { walk.visit(item, under: nil) }
    nodes = walk.nodes
  }

  /// The node of a name; `nil` when there is none.
  public func node(_ id: ItemID) -> NodeExplanation? { nodes.first { $0.id == id } }
}

/// Where one node of a screen comes from, and what became of it for a client.
public struct NodeExplanation: Sendable {
  /// The node's name in the tree.
  public let id: ItemID
  /// Its kind: an item's, or a part's such as `tableRow`; empty for a part whose sort has no name.
  public let kind: String
  /// The nodes it stands in, the outermost first.
  public let path: [ItemID]
  /// What a screen reader says of it.
  public let accessibilityLabel: String
  /// The material fact it states.
  public let fact: MaterialFact?
  /// What it is made from.
  public internal(set) var sources: [ProvenanceLog.Source]
  /// The node whose sources these are, where it has none of its own: what it stands in, or the first of what it holds.
  public internal(set) var sourcesOf: ItemID?
  /// What was changed for the client, step by step: of the node, or of the item it is a part of.
  public let changes: [Adaptation]
}

private struct Walk {
  let provenance: ProvenanceLog
  let changes: [ItemID: [Adaptation]]
  private(set) var nodes: [NodeExplanation] = []

  init(provenance: ProvenanceLog, changes: [ItemID: [Adaptation]]) {
    self.provenance = provenance
    self.changes = changes
  }

  mutating func visit(_ item: Item, under parent: NodeExplanation?) {
    let index = nodes.count
    let node = node(
      item.id, item.kind.name, item.content.accessibilityLabel, item.fact, changes[item.id] ?? [], under: parent)
    nodes.append(node)
    for child in item.children { visit(child, under: node) }
    for part in item.content.parts {
      nodes.append(self.node(part.id, part.kind, part.accessibilityLabel, nil, node.changes, under: node))
    }
    // A group nobody traced is made from what it holds.
    if node.sources.isEmpty, let first = nodes[(index + 1)...].first(where: { !$0.sources.isEmpty }) {
      nodes[index].sources = first.sources
      nodes[index].sourcesOf = first.sourcesOf ?? first.id
    }
  }

  private func node(
    _ id: ItemID, _ kind: String, _ label: String, _ fact: MaterialFact?, _ changes: [Adaptation],
    under parent: NodeExplanation?
  ) -> NodeExplanation {
    let own = provenance.sources(of: id)
    let isOwn = !own.isEmpty
    return NodeExplanation(
      id: id, kind: kind, path: (parent?.path ?? []) + (parent.map { [$0.id] } ?? []), accessibilityLabel: label,
      fact: fact, sources: isOwn ? own : parent?.sources ?? [],
      sourcesOf: isOwn ? nil : parent.flatMap { $0.sources.isEmpty ? nil : $0.sourcesOf ?? $0.id }, changes: changes)
  }
}
