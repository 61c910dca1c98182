import DesignSystem
import LoanDetail
import LoanDetailRendering
import Localization

extension OutputOptions {
  /// The renderer of the requested format.
  func renderer(in surroundings: Surroundings) throws -> any Renderer {
    switch format {
    case .json: JSONRenderer(isCompact: isCompact)
    case .text:
      TextRenderer(
        width: width(in: surroundings), usesColor: usesColor(in: surroundings), unfoldsGroups: unfoldsGroups,
        words: try words(in: surroundings))
    }
  }

  /// The words of text output in the language of the locale.
  private func words(in surroundings: Surroundings) throws -> TextRenderer.Words {
    let language = try languages(in: surroundings).language(for: locale(in: surroundings))
    var words = TextRenderer.Words(language)
    words.folded = Self.folded(language)
    return words
  }

  private static let folded = LocalizedText(
    en: "past years are folded: --all shows their payments", ru: "прошлые годы свёрнуты: --all покажет их платежи")
}
