import DesignSystem

/// The style of a text on a terminal with colours; without colours the characters are the same.
struct TextStyle: Equatable {
  var tone: Tone = .neutral
  var isStrong = false

  static let plain = TextStyle()
  static let strong = TextStyle(isStrong: true)
  static let faint = TextStyle(tone: .muted)

  /// The SGR sequence (ECMA-48, 8.3.117) that turns the style on; `nil` for the plain style.
  var sequence: StaticString? {
    switch (tone, isStrong) {
    case (.neutral, false): nil
    case (.neutral, true): "\u{1B}[1m"
    case (.positive, false): "\u{1B}[32m"
    case (.positive, true): "\u{1B}[1;32m"
    case (.attention, false): "\u{1B}[33m"
    case (.attention, true): "\u{1B}[1;33m"
    case (.critical, false): "\u{1B}[31m"
    case (.critical, true): "\u{1B}[1;31m"
    case (.muted, _): "\u{1B}[2m"
    }
  }

  /// The SGR sequence that turns every style off.
  static let reset: StaticString = "\u{1B}[0m"
}

extension Tone {
  /// The mark in the margin, so that no information depends on colour alone; `nil` for tones that need none.
  var mark: Glyph? {
    switch self {
    case .attention, .critical: "!"
    case .neutral, .positive, .muted: nil
    }
  }
}
