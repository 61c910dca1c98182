import DesignSystem
import LoanDetailCore

extension ConformanceSubject {
  /// Checks that custom items match the kinds in the manifest.
  func customItemFindings() -> [Finding] {
    let kinds = Dictionary(plugin.manifest.customKinds.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let own = screens.flatMap { screen in
      screen.items.flatMap { item -> [Finding] in
        guard case .custom(let custom) = item else { return [] }
        return (faults(of: custom, kinds[custom.kind]) + fallbackFaults(of: custom)).map { Finding(screen.place, $0) }
      }
    }
    let shown = Set(screens.flatMap(\.items).map(\.kind))
    let unseen = screens.isEmpty ? [] : plugin.manifest.customKinds.filter { !shown.contains(.custom($0.name)) }
    return own
      + unseen.map {
        Finding(
          place,
          "The manifest states the kind \"\($0.name)\" and no sample record shows it. Add a sample that does, or take it "
            + "out of the manifest.")
      }
  }

  private func faults(of item: CustomItem, _ kind: CustomKind?) -> [String] {
    guard let kind else {
      return [
        "The manifest does not state the kind \"\(item.kind)\" of the item \"\(item.id)\". "
          + "Add it to the manifest's customKinds, with the fields of its payload."
      ]
    }
    return kind.faults(in: item).map {
      "The item \"\(item.id)\" breaks what its kind \"\(item.kind)\" states: \($0) Mend the payload, or the kind's fields."
    }
  }

  private func fallbackFaults(of item: CustomItem) -> [String] {
    item.fallback.flatMap(\.customKinds).map {
      "The fallback of the item \"\(item.id)\" needs the kind \"\($0)\". Make fallbacks of standard items only: they are "
        + "for clients that draw nothing else."
    }
  }
}

extension Item {
  /// The custom kinds of the item and of all items inside it.
  fileprivate var customKinds: [CustomItem.Kind] {
    if case .custom(let custom) = self { return [custom.kind] }
    return children.flatMap(\.customKinds)
  }
}
