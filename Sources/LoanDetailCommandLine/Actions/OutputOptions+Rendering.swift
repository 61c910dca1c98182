import DesignSystem
import LoanDetailRendering

extension OutputOptions {
  /// A document in the format that was asked for.
  func render(_ document: ScreenDocument, in surroundings: Surroundings) -> [UInt8] {
    switch format {
    case .json: JSONRenderer(isCompact: isCompact).render(document)
    case .text: TextRenderer(width: width(in: surroundings), usesColor: usesColor(in: surroundings)).render(document)
    }
  }
}
