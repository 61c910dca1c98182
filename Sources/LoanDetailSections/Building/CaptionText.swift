public import DesignSystem
import Localization

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

extension [String?] {
  /// The texts that exist, joined into one; `nil` if there are none.
  package func joinedTexts(by separator: String) -> String? {
    let texts = compactMap(\.self)
    return texts.isEmpty ? nil : texts.joined(separator: separator)
  }
}

extension [(any CaptionText)?] {
  /// The texts that exist, joined with their spoken forms; `nil` if there are none.
  package func joinedTexts(by separator: String) -> SpokenText? {
    var texts: [SpokenText] = []
    for case let text? in self { texts.append(text.spokenText) }
    return texts.isEmpty ? nil : texts.joined(by: separator)
  }
}
