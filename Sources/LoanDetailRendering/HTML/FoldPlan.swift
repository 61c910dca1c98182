import DesignSystem

/// The sections that are folded.
///
/// Sections of low priority are folded, unless all sections have low priority. On a main screen, those of normal
/// priority are folded too where three screens of a phone have no room for them: in reading order, those that fit stay
/// open. A section of nothing but actions stays open. A section of low priority inside another one is folded on every
/// screen.
struct FoldPlan {
  private var folded: Set<ItemID> = []

  /// The length of three screens of a phone in pixels, less a little, because lengths are only roughly known.
  private static let room = 3 * 844 - 10
  /// The length of the heading of a folded section in pixels.
  fileprivate static let heading = 58
  /// The length of the top of the screen in pixels.
  private static let top = 150
  /// The length of the end of the screen in pixels.
  private static let end = 60

  init(_ document: ScreenDocument) {
    let sections = document.contentItems.flatMap(\.sections)
    folded = Set(document.contentItems.flatMap(\.sectionsInside).filter { $0.priority == .low }.map(\.id))
    guard sections.contains(where: { $0.priority != .low }) else { return }
    folded.formUnion(sections.filter { $0.priority == .low }.map(\.id))
    guard document.screen == .main else { return }
    let candidates = sections.filter { $0.priority == .normal && !$0.items.allSatisfy(\.isActionGroup) }
    var length = Self.top + Self.end + document.headerItem.length
    for item in document.contentItems { length += item.sections.isEmpty ? item.length : 0 }
    for section in sections {
      length += section.priority == .low || candidates.contains { $0.id == section.id } ? Self.heading : section.length
    }
    for section in candidates {
      length += section.length - Self.heading
      if length > Self.room {
        length -= section.length - Self.heading
        folded.insert(section.id)
      }
    }
  }

  /// Whether a section is folded.
  func folds(_ section: Section) -> Bool { folded.contains(section.id) }
}

extension Section {
  /// The length of the section on a phone in pixels, roughly.
  fileprivate var length: Int {
    items.reduce((destination == nil ? 72 : 100) + 26 * (title.signs / 32)) { $0 + $1.length }
  }
}

extension Item {
  /// The section, or the sections of which an own item consists.
  fileprivate var sections: [Section] {
    switch self {
    case .section(let section): [section]
    case .custom(let item): item.fallback.flatMap(\.sections)
    default: []
    }
  }

  /// The sections that are inside other sections.
  fileprivate var sectionsInside: [Section] {
    switch self {
    case .section(let section):
      section.items.flatMap { item -> [Section] in
        if case .section(let inner) = item { [inner] + item.sectionsInside } else { item.sectionsInside }
      }
    case .custom(let item): item.fallback.flatMap(\.sectionsInside)
    default: []
    }
  }

  fileprivate var isActionGroup: Bool { if case .actionGroup = self { true } else { false } }

  /// The length of the item on a phone in pixels, roughly.
  fileprivate var length: Int {
    switch self {
    case .header(let header): header.amounts.count * 44 + header.statuses.count * 44
    case .section(let section): section.priority == .low ? FoldPlan.heading - 10 : section.length - 12
    case .amount(let amount): amount.caption == nil ? 62 : 80
    case .row(let row): row.length
    case .status: 44
    case .banner(let banner):
      64 + (banner.text.map { 22 * (1 + $0.signs / 40) } ?? 0) + (banner.destination == nil ? 0 : 76)
    case .actionGroup(let group):
      group.actions.reduce(0) { $0 + ($1.details == nil && $1.state == .available ? 54 : 80) }
    case .progress: 56
    case .breakdown(let breakdown): breakdown.total.length + 22 + breakdown.parts.reduce(0) { $0 + $1.length - 4 }
    case .timeline(let timeline): timeline.entries.count * 48
    case .chart: 360
    case .table(let table): 60 + (table.rows.count + table.groups.count) * 38
    case .chips: 62
    case .note: 48
    case .divider: 24
    case .custom(let item): item.fallback.reduce(0) { $0 + $1.length }
    }
  }
}

extension Row {
  /// The length of the row on a phone in pixels, roughly. A value that is long, or has no room beside the label, is
  /// below the label.
  fileprivate var length: Int {
    let isBelow = value.text.signs > 34 || label.signs + value.text.signs > 46
    return (isBelow ? 52 + 21 * (value.text.signs / 44) : 31)
      + (caption.map { 19 * (1 + $0.signs / 60) } ?? 0)
  }
}

extension String {
  /// The number of signs, roughly: an accent of its own counts as one.
  fileprivate var signs: Int { unicodeScalars.count }
}
