public import DesignSystem
public import LoanDetailCore

/// The sources of each node of a screen, and how the nodes were changed for a client.
public struct ScreenExplanation: Sendable {
  /// The nodes, in reading order.
  public let nodes: [NodeExplanation]

  /// Explains a document. The document must be the one before adaptation to a client.
  ///
  /// - Parameters:
  ///   - document: the whole document.
  ///   - provenance: the log that was in the context during the mapping.
  ///   - changes: the changes made by the adaptation to the client.
  public init(of document: ScreenDocument, by provenance: ProvenanceLog, changes: [Adaptation] = []) {
    var walk = Walk(provenance: provenance, changes: Dictionary(grouping: changes, by: \.id))
    for item in [document.headerItem] + document.contentItems { walk.visit(item, under: nil) }
    nodes = walk.nodes
  }

  /// The node with an id; `nil` if there is none.
  public func node(_ id: ItemID) -> NodeExplanation? { nodes.first { $0.id == id } }
}

/// The sources of one node of a screen, and how it was changed for a client.
public struct NodeExplanation: Sendable {
  /// The node's id in the tree.
  public let id: ItemID
  /// The kind of the item, or of the part, such as `tableRow`; empty for a part without a named kind.
  public let kind: String
  /// The nodes that contain it, the outermost first.
  public let path: [ItemID]
  /// The words for a screen reader.
  public let accessibilityLabel: String
  /// The material fact that the node shows; `nil` for most nodes.
  public let fact: MaterialFact?
  /// The values from which the node is made.
  public internal(set) var sources: [ProvenanceLog.Source]
  /// The node that the sources belong to, if this node has none of its own: a containing node, or the first contained
  /// node with sources.
  public internal(set) var sourcesOf: ItemID?
  /// The changes for the client, step by step. For a part, its own or, without any, those of its item.
  public let changes: [Adaptation]
}

/// Explains the items of a screen and their parts, one after another.
private struct Walk {
  let provenance: ProvenanceLog
  let changes: [ItemID: [Adaptation]]
  private(set) var nodes: [NodeExplanation] = []

  /// Adds the node of an item, and those of what it contains.
  mutating func visit(_ item: Item, under parent: NodeExplanation?) {
    let index = nodes.count
    let node = node(
      item.id, kind: item.kind.name, label: item.content.accessibilityLabel, fact: item.fact,
      changes: changes[item.id] ?? [], under: parent)
    nodes.append(node)
    for child in item.children { visit(child, under: node) }
    for part in item.content.parts {
      let changes = changes[part.id] ?? node.changes
      nodes.append(
        self.node(
          part.id, kind: part.kind, label: part.accessibilityLabel, fact: nil, changes: changes, under: node))
    }
    // A group without sources of its own gets the sources of the first node in it that has any.
    if node.sources.isEmpty, let first = nodes[(index + 1)...].first(where: { !$0.sources.isEmpty }) {
      nodes[index].sources = first.sources
      nodes[index].sourcesOf = first.sourcesOf ?? first.id
    }
  }

  /// Returns a node with its own sources or, without any, those of its parent.
  private func node(
    _ id: ItemID, kind: String, label: String, fact: MaterialFact?, changes: [Adaptation],
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
