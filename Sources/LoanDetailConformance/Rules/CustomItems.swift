import DesignSystem
import LoanDetailCore

extension ConformanceSubject {
  /// Checks that custom items match the kinds in the manifest, and that their payloads hold the material facts of their
  /// fallbacks.
  func customItemFindings() -> [Finding] {
    let kinds = Dictionary(plugin.manifest.customKinds.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let own = screens.flatMap { screen in
      screen.items.flatMap { item -> [Finding] in
        guard case .custom(let custom) = item else { return [] }
        let faults = faults(of: custom, against: kinds[custom.kind])
        return (faults + fallbackFaults(of: custom) + missingFacts(of: custom)).map { Finding(screen.place, $0) }
      }
    }
    let shown = Set(screens.flatMap(\.items).map(\.kind))
    let unseen = screens.isEmpty ? [] : plugin.manifest.customKinds.filter { !shown.contains(.custom($0.name)) }
    return own
      + unseen.map {
        Finding(
          place,
          "The manifest states the kind \"\($0.name)\" and no sample record shows it. Add a sample that does, or take "
            + "it out of the manifest.")
      }
  }

  /// The faults of an item against its kind in the manifest; `nil` if the manifest does not state the kind.
  private func faults(of item: CustomItem, against kind: CustomKind?) -> [String] {
    guard let kind else {
      return [
        "The manifest does not state the kind \"\(item.kind)\" of the item \"\(item.id)\". "
          + "Add it to the manifest's customKinds, with the fields of its payload."
      ]
    }
    return kind.faults(in: item).map {
      "The item \"\(item.id)\" breaks what its kind \"\(item.kind)\" states: \($0) Mend the payload, or the kind's "
        + "fields."
    }
  }

  /// Finds custom kinds in a fallback, which must have standard items only.
  private func fallbackFaults(of item: CustomItem) -> [String] {
    item.fallback.flatMap(\.customKinds).map {
      "The fallback of the item \"\(item.id)\" needs the kind \"\($0)\". Make fallbacks of standard items only: they "
        + "are for clients that draw nothing else."
    }
  }

  /// Finds material facts that only the fallback states, because a client that draws the kind does not draw the
  /// fallback.
  private func missingFacts(of item: CustomItem) -> [String] {
    let texts = Set(item.payload.flatMap(\.payload.texts))
    return item.fallback.flatMap(\.facts).filter { !texts.contains($0.text) }.map {
      "The fallback of the item \"\(item.id)\" states the fact \"\($0.fact.rawValue)\" as \"\($0.text)\", and its "
        + "payload does not. Add the value to the payload: a client that draws the kind does not draw the fallback."
    }
  }
}

extension CustomItem.Payload {
  /// The texts of all values.
  fileprivate var texts: [String] {
    switch self {
    case .value(let value): [value.text]
    case .integer, .flag, .choice: []
    case .list(let elements): elements.flatMap(\.texts)
    case .object(let fields): fields.flatMap(\.payload.texts)
    }
  }
}

extension Item {
  /// The material facts that the item and all items inside it state, as they are shown.
  fileprivate var facts: [(fact: MaterialFact, text: String)] {
    let text: String? =
      switch self {
      case .amount(let amount): amount.money.text
      case .row(let row): row.value.text
      case .status(let status): status.text
      case .banner(let banner): banner.title
      case .note(let note): note.text
      default: nil
      }
    let own = fact.flatMap { fact in text.map { [(fact, $0)] } } ?? []
    return own + children.flatMap(\.facts)
  }

  /// The custom kinds of the item and of all items inside it.
  fileprivate var customKinds: [CustomItem.Kind] {
    if case .custom(let custom) = self { return [custom.kind] }
    return children.flatMap(\.customKinds)
  }
}
