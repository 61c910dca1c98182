public import DesignSystem
public import LoanDetail

/// Renders a screen as a message of a chat: a heading for each section, and a line for everything else.
public struct MessageRenderer: Renderer {
  /// The kinds that a message has. The engine says all others with these.
  private let profile: ClientProfile

  public init() throws(ClientProfileError) { profile = try ClientProfile(kinds: ["section", "note"]) }

  public func render(_ document: ScreenDocument) -> [UInt8] {
    let simple = document.adapted(to: profile).document
    return Array(lines(of: [simple.headerItem] + simple.contentItems).joined().utf8)
  }

  private func lines(of items: [Item]) -> [String] {
    items.flatMap { item -> [String] in
      switch item {
      case .section(let section): ["\n*\(section.title)*\n"] + lines(of: section.items)
      case .note(let note): ["\(note.text)\n"]
      // The profile leaves none of these.
      case .header, .amount, .row, .status, .banner, .actionGroup, .progress, .breakdown, .timeline, .chart, .table,
        .chips, .divider, .custom:
        []
      }
    }
  }
}
