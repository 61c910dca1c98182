/// The counts of a batch.
struct BatchTally: Sendable, Hashable {
  /// The number of lines with output, without those that were skipped.
  var lines = 0
  /// The number of the last of them in the input.
  var lastLine = 0
  /// The screens that were written.
  var screens = 0
  /// The screens of records with findings.
  var screensWithFindings = 0
  /// The lines that should have a screen and have none, with the one that ends a strict batch.
  var faults = 0
  /// The findings about the records with screens and the first error of each bad line, counted by their identifiers.
  var findings: [String: Int] = [:]
  var emptyLines = 0
  /// The size of the lines with their ends.
  var bytesIn = 0
  /// The size of the skipped lines before the first requested line.
  var bytesSkipped = 0
  var bytesOut = 0

  static func += (tally: inout BatchTally, more: BatchTally) {
    tally.lines += more.lines
    tally.lastLine = max(tally.lastLine, more.lastLine)
    tally.screens += more.screens
    tally.screensWithFindings += more.screensWithFindings
    tally.faults += more.faults
    tally.findings.merge(more.findings, uniquingKeysWith: +)
    tally.emptyLines += more.emptyLines
    tally.bytesIn += more.bytesIn
    tally.bytesSkipped += more.bytesSkipped
    tally.bytesOut += more.bytesOut
  }
}
