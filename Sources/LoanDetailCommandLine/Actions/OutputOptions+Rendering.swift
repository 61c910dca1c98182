import DesignSystem
import LoanDetailRendering

extension OutputOptions {
  /// The renderer of the requested format.
  func renderer(in surroundings: Surroundings) -> any Renderer {
    switch format {
    case .json: JSONRenderer(isCompact: isCompact)
    case .text: TextRenderer(width: width(in: surroundings), usesColor: usesColor(in: surroundings))
    }
  }
}
