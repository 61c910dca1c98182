package import DesignSystem
import Localization

extension [String?] {
  /// The texts that exist, joined into one; `nil` if there are none.
  package func joinedTexts(by separator: String = ", ") -> String? {
    let texts = compactMap(\.self)
    return texts.isEmpty ? nil : texts.joined(separator: separator)
  }
}

extension [(any CaptionText)?] {
  /// The texts that exist, joined with their spoken forms; `nil` if there are none.
  package func joinedTexts(by separator: String = ", ") -> SpokenText? {
    var texts: [SpokenText] = []
    for case let text? in self { texts.append(text.spokenText) }
    return texts.isEmpty ? nil : texts.joined(by: separator)
  }
}
