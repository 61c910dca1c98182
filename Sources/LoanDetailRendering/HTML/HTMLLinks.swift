public import DesignSystem

/// The addresses that a host gives to what a screen opens.
///
/// Screens, flows, events and documents have no addresses of their own, so the host gives them. A link or an item of
/// the same screen needs none. This is a folder of files, one per screen:
///
/// ```swift
/// struct Files: HTMLLinks {
///   func address(of target: HTMLTarget, in document: ScreenDocument) -> String? {
///     guard case .opens(.screen(let screen, of: nil)) = target else { return nil }
///     return "\(document.subject.id)-\(screen).html"
///   }
/// }
/// ```
public protocol HTMLLinks: Sendable, Hashable {
  /// Returns an address, relative to the page or absolute; `nil` if there is none.
  ///
  /// Without an address, a label is no link, and the button of an action is disabled.
  func address(of target: HTMLTarget, in document: ScreenDocument) -> String?
}

/// What a link of a page leads to.
public enum HTMLTarget: Sendable, Hashable {
  /// A screen, a flow, an event or a document.
  case opens(Destination)
  /// The rows of a list after this page, with the cursor of the next one.
  case rowsAfter(ListPage, cursor: String)
  /// The rows of a list before this page, with the cursor of the previous one.
  case rowsBefore(ListPage, cursor: String)
  /// The same screen, asked for again after a fault.
  case again
}
