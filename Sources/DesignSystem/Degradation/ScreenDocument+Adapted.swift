extension ScreenDocument {
  /// Rewrites the document using only kinds the client supports, without losing information.
  ///
  /// Items that the client cannot draw are replaced by simpler ones. If the client cannot draw a part of a header or a
  /// breakdown, the whole item is replaced. A client that draws sentences only as rows gets no words of their own for a
  /// screen reader. The changes are listed in reading order.
  public func adapted(to profile: ClientProfile) -> (document: ScreenDocument, changes: [Adaptation]) {
    var adapter = Adapter(profile: profile, heading: subject.title, pages: pages)
    var document = self
    document.version = min(profile.version, Self.schemaVersion)
    document.omissions = profile.omissions
    // The header may become several items. The first one stays the header, the others become content.
    let top = adapter.adapted([headerItem])
    document.headerItem = top.first ?? adapter.text(Note(id: headerItem.id, text: subject.title))
    document.contentItems = top.dropFirst() + adapter.adapted(contentItems)
    document.pages = adapter.pages
    document.removeLinksToAbsentItems()
    return (document, adapter.changes)
  }
}

/// The replacement of one item for a client that cannot draw it.
public struct Adaptation: Sendable, Hashable {
  /// The reason for the replacement.
  public enum Reason: Sendable, Hashable {
    /// The client does not draw the kind.
    case notDrawn
    /// A version later than the client's introduced the kind.
    case newer(since: Int)
    /// The client draws the kind, but not the kind of one of its children.
    case part(ItemKind)
    /// The adaptation left the item without content.
    case empty
  }

  public let id: ItemID
  public let kind: ItemKind
  /// The kinds of the items that replace it, one step simpler; empty if it was removed.
  public let replacements: [ItemKind]
  public let reason: Reason
}

/// Rewrites items using only kinds the client supports.
private struct Adapter {
  let profile: ClientProfile
  /// The title of the screen or section being adapted. A row that holds only text gets it as its label.
  var heading: String
  /// The title of the section being adapted; `nil` outside sections.
  var sectionTitle: String?
  /// The replacements so far, in reading order.
  private(set) var changes: [Adaptation] = []
  /// The pages that are not replaced by a note.
  private(set) var pages: [ListPage]

  mutating func adapted(_ items: [Item]) -> [Item] { items.flatMap { adapted($0) } }

  /// Returns the item with adapted content, or the simpler items that replace it; none if nothing is left of it.
  private mutating func adapted(_ item: Item) -> [Item] {
    guard let reason = obstacle(to: item) else { return kept(item) }
    switch simplified(item) {
    case .text(let note):
      let text = text(note)
      record(item, replacedBy: [text.kind], because: reason)
      return [text]
    case .items(let items):
      record(item, replacedBy: items.map(\.kind), because: reason)
      guard case .section(let section) = item else { return adapted(items.flatMap(withoutRepeatedHeading)) }
      let inside = inSection(section.title) { $0.adapted(section.items) }
      return inside.isEmpty || inside[0].drawnTitle == section.title ? inside : adapted(Array(items.prefix(1))) + inside
    }
  }

  /// Returns the item one step simpler, for the version of the client.
  private mutating func simplified(_ item: Item) -> Simplification {
    guard case .table(let whole) = item else { return item.content.simplified }
    let table = profile.version < Table.groupsSince ? whole.plain() : whole
    // Before version 3, a page is a property of a table. Without the table, a note states it.
    return table.simplified(endingWith: profile.version < ListPage.sinceInDocument ? pageNote(of: table) : [])
  }

  /// Returns the page of a table as a note, which replaces it; nothing if the table is complete.
  private mutating func pageNote(of table: Table) -> [Item] {
    guard let index = pages.firstIndex(where: { $0.list == table.id }) else { return [] }
    return [pages.remove(at: index).note]
  }

  /// Returns the items of a section that repeats the title of the section being adapted; otherwise the item itself.
  private func withoutRepeatedHeading(_ item: Item) -> [Item] {
    if case .section(let section) = item, section.title == sectionTitle { section.items } else { [item] }
  }

  /// Makes an item of a note, in the most suitable text kind that the client draws. What is missing is stated by the
  /// outcome of the document.
  func text(_ note: Note) -> Item {
    switch ItemKind.Standard.texts.first(where: profile.draws) {
    case .banner?: .banner(Banner(id: note.id, title: note.text, tone: note.tone, fact: note.fact, spoken: note.spoken))
    case .status?: .status(Status(id: note.id, text: note.text, tone: note.tone, fact: note.fact, spoken: note.spoken))
    case .row?: .row(Row(id: note.id, label: heading, value: .text(note.text), tone: note.tone, fact: note.fact))
    default: .note(note)
    }
  }

  /// The reason why the client cannot draw an item; `nil` if it can.
  ///
  /// The items of a section are not considered, because they are adapted one by one.
  private func obstacle(to item: Item) -> Adaptation.Reason? {
    if !profile.draws(item.kind) {
      return item.kind.since > profile.version ? .newer(since: item.kind.since) : .notDrawn
    }
    switch item {
    case .header, .breakdown: return item.children.map(\.kind).first { !profile.draws($0) }.map { .part($0) }
    default: return nil
    }
  }

  /// Returns an item that the client draws, with adapted content; nothing if a section has no content any more.
  private mutating func kept(_ item: Item) -> [Item] {
    switch item {
    case .section(var section):
      let items = section.items
      section.items = inSection(section.title) { $0.adapted(items) }
      if section.items.isEmpty, !item.children.isEmpty {
        record(item, replacedBy: [], because: .empty)
        return []
      }
      return [.section(section)]
    case .custom(let custom):
      let fallback = adapted(custom.fallback)
      let label = [text(Note(id: custom.id, text: custom.accessibilityLabel))]
      return [.custom(custom.with(fallback: fallback.isEmpty ? label : fallback))]
    case .table(let table) where profile.version < Table.groupsSince:
      let note = profile.version < ListPage.since ? pageNote(of: table) : []
      return [.table(table.plain())] + adapted(note)
    case .actionGroup(let group):
      let group = profile.drawsForms ? group : group.withoutForms()
      guard let (kept, notes) = group.adapted(toVersion: profile.version) else { return [.actionGroup(group)] }
      for action in group.actions where action.destination.since > profile.version {
        let replacements = notes.filter { $0.id == action.id }.map(\.kind)
        let reason = Adaptation.Reason.newer(since: action.destination.since)
        changes.append(Adaptation(id: action.id, kind: item.kind, replacements: replacements, reason: reason))
      }
      return (kept.map { [.actionGroup($0)] } ?? []) + adapted(notes)
    default:
      return [item]
    }
  }

  /// Adapts items as the content of a section with this title.
  private mutating func inSection(_ title: String, _ body: (inout Adapter) -> [Item]) -> [Item] {
    let outerHeading = heading
    let outerTitle = sectionTitle
    heading = title
    sectionTitle = title
    defer {
      heading = outerHeading
      sectionTitle = outerTitle
    }
    return body(&self)
  }

  private mutating func record(
    _ item: Item, replacedBy replacements: [ItemKind], because reason: Adaptation.Reason
  ) {
    changes.append(Adaptation(id: item.id, kind: item.kind, replacements: replacements, reason: reason))
  }
}

extension Item {
  /// The title that a list draws itself; `nil` for any other item.
  fileprivate var drawnTitle: String? {
    switch self {
    case .table(let table): table.title
    case .timeline(let timeline): timeline.title
    case .chart(let chart): chart.title
    default: nil
    }
  }
}
