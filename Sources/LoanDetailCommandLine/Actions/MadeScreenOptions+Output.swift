import DesignSystem
import LoanDetail
import LoanDetailEngine
import LoanDetailJSON

extension MadeScreenOptions {
  /// Adds the bytes of a screen to the report, with its findings.
  func show(_ answer: ScreenAnswer, in report: inout Report) {
    guard case .document(let screen) = answer else { return }
    report.add(screen.diagnostics, of: screen.correlationID)
    report.output = screen.bytes
  }

  /// Adds an explanation of the screen, or of the item that was asked for, to the report.
  func show(_ screen: ExplainedScreen, _ explained: Explained, for reader: LoanReader, in report: inout Report) {
    report.add(screen.diagnostics)
    var nodes = screen.explanation.nodes
    if case .item(let id) = explained {
      guard let node = screen.explanation.node(id) else {
        let near = NearMiss.suggestion(for: id.rawValue, among: nodes.map(\.id.rawValue))
        let message = "The screen has no item \(SourcePath.quoted(id.rawValue))."
        report.fail([message, near].compactMap(\.self).joined(separator: " "), .noInput)
        return
      }
      nodes = [node]
    }
    let written = ExplanationOutput(screen, nodes: nodes, for: reader)
    report.output =
      switch output.format {
      case .json: written.json(output.layout)
      case .text: reader.renderer.render(written.document())
      }
  }
}
