import DesignSystem

extension Timeline.State {
  /// The mark of an entry in this state.
  var mark: Glyph {
    switch self {
    case .done: "✓"
    case .missed: "!"
    case .next: "→"
    case .ahead: "•"
    }
  }
}
