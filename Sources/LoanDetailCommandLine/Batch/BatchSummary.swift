import LoanDetailJSON

/// The results of a batch (`Schemas/batch-summary.schema.json`).
struct BatchSummary: Sendable, Hashable {
  var tally: BatchTally
  /// The SHA-256 of the output, in hexadecimal digits.
  var sha256: String
  /// Whether the whole input was read and its output written.
  var isComplete: Bool
  var seconds: Double
  var threads: Int

  /// The summary in sentences.
  var message: String {
    "\(tally.lines) lines, \(tally.bytesIn) bytes in: \(tally.screens) screens "
      + "(\(tally.screensWithFindings) with findings), \(tally.faults) bad lines, \(tally.emptyLines) empty lines; "
      + "\(tally.bytesOut) bytes out, SHA-256 \(sha256)." + findings
  }

  /// The findings by rule, the most frequent first; empty if there are none.
  private var findings: String {
    let counts = tally.findings.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return counts.isEmpty ? "" : " Findings: " + counts.map { "\($0.key) \($0.value)" }.joined(separator: ", ") + "."
  }

  /// The summary as JSON.
  var json: [UInt8] {
    var writer = JSONWriter(capacity: 512)
    writer.object {
      $0.property("schemaVersion", 1)
      $0.property("complete", isComplete)
      $0.property("lines", tally.lines)
      $0.property("lastLine", tally.lastLine)
      $0.property("screens", tally.screens)
      $0.property("screensWithFindings", tally.screensWithFindings)
      $0.property("faults", tally.faults)
      $0.key("findings")
      $0.object { for (rule, count) in tally.findings.sorted(by: { $0.key < $1.key }) { $0.property(rule, count) } }
      $0.property("emptyLines", tally.emptyLines)
      $0.property("bytesIn", tally.bytesIn)
      $0.property("bytesOut", tally.bytesOut)
      $0.property("sha256", sha256)
      $0.property("threads", threads)
      $0.key("seconds")
      $0.number(Self.thousandths(seconds))
    }
    return writer.finish()
  }

  /// Seconds as a decimal number with three digits after the point.
  private static func thousandths(_ seconds: Double) -> String {
    let count = Int((max(seconds, 0) * 1000).rounded())
    return "\(count / 1000)." + String("\(1000 + count % 1000)".dropFirst())
  }
}
