import DesignSystem
import LoanDetailCore

/// Holds a product's own items to the kinds its manifest states: what a client was promised is what it gets.
struct CustomItems {
  private let kinds: [CustomItem.Kind: CustomKind]
  private let product: String
  /// What was found wrong.
  private(set) var diagnostics: [Diagnostic] = []

  init(of manifest: ProductManifest, in product: String) {
    kinds = Dictionary(manifest.customKinds.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    self.product = product
  }

  /// The items, with an item that breaks its kind's promise said by its fallback.
  mutating func checked(_ items: [Item]) -> [Item] {
    items.flatMap { item -> [Item] in
      switch item {
      case .section(var section):
        section.items = checked(section.items)
        return [.section(section)]
      case .custom(let custom):
        let faults = faults(of: custom)
        diagnostics += faults.map { diagnostic($0, custom) }
        return faults.isEmpty ? [item] : checked(custom.fallback)
      default: return [item]
      }
    }
  }

  private func faults(of item: CustomItem) -> [String] {
    guard let kind = kinds[item.kind] else {
      return ["The plugin's manifest does not state the kind \"\(item.kind)\"."]
    }
    return kind.faults(in: item)
  }

  private func diagnostic(_ fault: String, _ item: CustomItem) -> Diagnostic {
    Diagnostic(
      id: "item.broken-kind", severity: .warning, path: "\(product): \(item.id)",
      summary: "An item of the product's own kind \"\(item.kind)\" breaks what the kind states, and is shown by its "
        + "fallback. \(fault)",
      advice: "This is a fault of the product's plugin; its owners mend it.")
  }
}
