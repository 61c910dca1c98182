extension ScreenDocument {
  /// The document as a client can draw it: nothing outside its profile, and nothing that informs left out.
  ///
  /// What a client cannot draw is said with simpler kinds; where a part of a group cannot be drawn, the whole group is,
  /// so that no half of it is left. What that changed is told item by item, in reading order.
  public func adapted(to profile: ClientProfile) -> (document: ScreenDocument, changes: [Adaptation]) {
    var adapter = Adapter(profile: profile, heading: subject.title)
    var document = self
    document.version = min(profile.version, Self.schemaVersion)
    // The top may become several items: the first stays the top. It is never empty, for a header has a title.
    let top = adapter.adapted([headerItem])
    document.headerItem = top.first ?? adapter.text(Note(id: headerItem.id, text: subject.title))
    document.contentItems = top.dropFirst() + adapter.adapted(contentItems)
    return (document, adapter.changes)
  }
}

/// What became of an item for a client that cannot draw it as it is.
public struct Adaptation: Sendable, Hashable {
  /// Why an item was changed.
  public enum Reason: Sendable, Hashable {
    /// The client does not draw the kind.
    case notDrawn
    /// The kind came with a later version than the client's.
    case newer(since: Int)
    /// The client draws the kind, and not a kind of which its parts are.
    case part(ItemKind)
    /// Nothing was left in it.
    case empty
  }

  /// The item.
  public let id: ItemID
  /// Its kind.
  public let kind: ItemKind
  /// The kinds it was said with instead, one step simpler; empty when there was nothing to say.
  public let replacements: [ItemKind]
  /// Why.
  public let reason: Reason
}

/// Says items with what a client draws.
private struct Adapter {
  let profile: ClientProfile
  /// The title of what is being adapted, which names a row that is only text.
  private var heading: String
  /// The title of the section that is being adapted.
  private var sectionTitle: String?
  private(set) var changes: [Adaptation] = []

  init(profile: ClientProfile, heading: String) {
    self.profile = profile
    self.heading = heading
  }

  mutating func adapted(_ items: [Item]) -> [Item] { items.flatMap { adapted($0) } }

  private mutating func adapted(_ item: Item) -> [Item] {
    guard let reason = obstacle(to: item) else { return kept(item) }
    switch item.content.simplified {
    case .text(let note):
      let text = text(note)
      record(item, [text.kind], reason)
      return [text]
    case .items(let items):
      record(item, items.map(\.kind), reason)
      guard case .section(let section) = item else { return adapted(items.flatMap(withoutRepeatedHeading)) }
      let inside = under(section.title) { $0.adapted(section.items) }
      return inside.isEmpty || inside[0].listTitle == section.title ? inside : adapted(Array(items.prefix(1))) + inside
    }
  }

  /// What a section holds where its title has just been said, else the section.
  private func withoutRepeatedHeading(_ item: Item) -> [Item] {
    if case .section(let section) = item, section.title == sectionTitle { section.items } else { [item] }
  }

  /// A text in the best of the kinds of text the client draws.
  func text(_ note: Note) -> Item {
    switch ItemKind.Standard.texts.first(where: profile.draws) {
    case .banner?: .banner(Banner(id: note.id, title: note.text, tone: note.tone, fact: note.fact, spoken: note.spoken))
    case .status?: .status(Status(id: note.id, text: note.text, tone: note.tone, fact: note.fact, spoken: note.spoken))
    case .row?: .row(Row(id: note.id, label: heading, value: .text(note.text), tone: note.tone, fact: note.fact))
    default: .note(note)
    }
  }

  /// Why the client cannot draw an item as it is; what stands inside a group that may hold anything is another matter.
  private func obstacle(to item: Item) -> Adaptation.Reason? {
    if !profile.draws(item.kind) {
      return item.kind.since > profile.version ? .newer(since: item.kind.since) : .notDrawn
    }
    switch item {
    case .header, .breakdown: return item.children.map(\.kind).first { !profile.draws($0) }.map { .part($0) }
    default: return nil
    }
  }

  private mutating func kept(_ item: Item) -> [Item] {
    switch item {
    case .section(var section):
      let items = section.items
      section.items = under(section.title) { $0.adapted(items) }
      if section.items.isEmpty, !item.children.isEmpty {
        record(item, [], .empty)
        return []
      }
      return [.section(section)]
    case .custom(let custom):
      let fallback = adapted(custom.fallback)
      let said = fallback.isEmpty ? [text(Note(id: custom.id, text: custom.accessibilityLabel))] : fallback
      return [.custom(custom.with(fallback: said))]
    case .table(var table) where table.page != nil && profile.version < ListPage.since:
      let page = table.page
      table.page = nil
      return [.table(table)] + adapted(page.map { [$0.note(under: table.id)] } ?? [])
    default:
      return [item]
    }
  }

  private mutating func under(_ title: String, _ body: (inout Adapter) -> [Item]) -> [Item] {
    let outer = (heading, sectionTitle)
    (heading, sectionTitle) = (title, title)
    defer { (heading, sectionTitle) = outer }
    return body(&self)
  }

  private mutating func record(_ item: Item, _ replacements: [ItemKind], _ reason: Adaptation.Reason) {
    changes.append(Adaptation(id: item.id, kind: item.kind, replacements: replacements, reason: reason))
  }
}

extension Item {
  /// The title a list says itself; `nil` for any other item.
  fileprivate var listTitle: String? {
    switch self {
    case .table(let table): table.title
    case .timeline(let timeline): timeline.title
    case .chart(let chart): chart.title
    default: nil
    }
  }
}
