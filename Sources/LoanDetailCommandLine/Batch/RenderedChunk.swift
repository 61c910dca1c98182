import LoanDetail
import LoanDetailRendering
import Loans

/// The output for one chunk of lines.
struct RenderedChunk: Sendable {
  let number: Int
  var bytes: [UInt8] = []
  var tally = BatchTally()
  /// The bad line that ends a strict batch; nothing is written for it.
  var stop: LineFault?

  /// Adds the screen of a line.
  mutating func add(_ screen: RenderedScreen, as format: OutputOptions.LineFormat) {
    bytes += screen.bytes
    if format == .text { bytes += LineRenderer.screenEnd }
    tally.screens += 1
    if !screen.diagnostics.isEmpty { tally.screensWithFindings += 1 }
    for finding in screen.diagnostics { tally.findings[finding.id, default: 0] += 1 }
  }

  /// Adds an empty line for an empty line, so that the numbers of the lines agree.
  mutating func addEmptyLine(as format: OutputOptions.LineFormat) {
    bytes += format == .text ? LineRenderer.screenEnd : Array("\n".utf8)
    tally.emptyLines += 1
  }

  /// Adds an error line in place of a screen. In a strict batch, the fault ends the batch instead.
  mutating func add(_ fault: LineFault, as format: OutputOptions.LineFormat, isStrict: Bool) {
    tally.faults += 1
    tally.findings[fault.error.id, default: 0] += 1
    guard !isStrict else {
      stop = fault
      return
    }
    switch format {
    case .json: bytes += fault.json
    case .text: bytes += Array("error: \(TerminalText(fault.message).string)\n".utf8) + LineRenderer.screenEnd
    }
  }
}
