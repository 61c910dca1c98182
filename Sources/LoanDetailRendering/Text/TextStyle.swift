import DesignSystem

/// How a piece of text is set where the terminal has colours; without them it is the same characters.
struct TextStyle: Equatable {
  var tone: Tone = .neutral
  var isStrong = false

  static let plain = TextStyle()
  static let strong = TextStyle(isStrong: true)
  static let faint = TextStyle(tone: .muted)

  /// The SGR (ECMA-48, 8.3.117) sequence that turns the style on; `nil` when there is nothing to turn on.
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

  static let reset: StaticString = "\u{1B}[0m"
}

extension Tone {
  /// The mark in the margin, so that what matters never depends on colour alone.
  var mark: Glyph? {
    switch self {
    case .attention, .critical: "!"
    case .neutral, .positive, .muted: nil
    }
  }
}
