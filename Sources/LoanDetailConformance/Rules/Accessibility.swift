import DesignSystem

extension ConformanceSubject {
  /// Checks that every item with information has words for a screen reader.
  func accessibilityFindings() -> [Finding] {
    screens.flatMap { screen in
      screen.items.flatMap { item -> [Finding] in
        let mute = item.mute.map {
          "The item \"\($0)\" says nothing to a screen reader. Give it the words its accessibilityLabel is made of."
        }
        let unsaid = item.texts.filter { $0.use == .spoken && $0.property.hasSuffix(".spoken") && $0.text.isBlank }.map
        {
          "The property `\($0.property)` of \"\($0.item)\" is empty. Make amounts, days and percentages with the "
            + "context's formatter, which says them as well."
        }
        return (mute + unsaid).map { Finding(screen.place, $0) }
      }
    }
  }
}

extension Item {
  /// The item and its parts that have information but no words for a screen reader.
  fileprivate var mute: [ItemID] {
    if case .divider = self { return [] }
    return (content.accessibilityLabel.isBlank ? [id] : [])
      + content.parts.filter(\.accessibilityLabel.isBlank).map(\.id)
  }
}
