public import DesignSystem

/// A text that can be the caption of a row: a `String`, which is read as it is shown, or a `SpokenText`.
public protocol CaptionText: Sendable {
  /// The text with its spoken form.
  var spokenText: SpokenText { get }
}

extension String: CaptionText {
  public var spokenText: SpokenText { SpokenText(self) }
}

extension SpokenText: CaptionText {
  public var spokenText: SpokenText { self }
}
