public import DesignSystem

/// Puts items one after another, in the order in which they are written.
///
/// An expression is an item, several items, or a section with its heading. A condition leaves items out.
@resultBuilder
public enum ItemsBuilder {
  public static func buildExpression(_ items: [Item]) -> [Item] { items }
  public static func buildExpression(_ item: Item) -> [Item] { [item] }
  public static func buildExpression(_ section: some LoanSection) -> [Item] { section.body }
  public static func buildPartialBlock(first items: [Item]) -> [Item] { items }
  public static func buildPartialBlock(accumulated items: consuming [Item], next: [Item]) -> [Item] {
    if items.isEmpty { return next }
    items += next
    return items
  }
  public static func buildOptional(_ items: [Item]?) -> [Item] { items ?? [] }
  public static func buildEither(first items: [Item]) -> [Item] { items }
  public static func buildEither(second items: [Item]) -> [Item] { items }
  public static func buildArray(_ parts: [[Item]]) -> [Item] { parts.flatMap(\.self) }
}
