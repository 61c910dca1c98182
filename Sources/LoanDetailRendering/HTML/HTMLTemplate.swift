public import DesignSystem

/// Draws a product's own kind of item as HTML, in place of its fallback.
///
/// ```swift
/// struct VesselCard: HTMLTemplate {
///   let kind: CustomItem.Kind = "boatLoan:vessel"
///
///   func write(_ item: CustomItem, to html: inout HTMLWriter) {
///     html.markup("<p class=\"vessel\">")
///     html.text(item.accessibilityLabel)
///     html.markup("</p>")
///   }
/// }
/// ```
///
/// The class names `ld-…` and their elements are in the README of the kit for client teams.
public protocol HTMLTemplate: Sendable, Hashable {
  /// The kind that the template draws.
  var kind: CustomItem.Kind { get }

  /// Writes the content of the item: whole elements, which a `div` may contain.
  func write(_ item: CustomItem, to html: inout HTMLWriter)
}
