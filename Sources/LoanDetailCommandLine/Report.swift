import LoanDetailCore
import LoanDetailRendering

/// What a run has said so far: its output, its messages, and how it stands.
struct Report: Sendable {
  var output: [UInt8] = []
  var exitCode = ExitCode.ok
  /// What the records are read from, as a place in them is named; `nil` for the samples, whose places name themselves.
  var source: String?
  private(set) var messages: [String] = []
  private var said: Set<String> = []

  /// Says something that is worth knowing.
  mutating func note(_ message: String) { say("note: \(message)") }

  /// Says what is wrong, and ends with a code.
  mutating func fail(_ message: String, _ code: ExitCode) {
    say("error: \(message)")
    exitCode = code
  }

  /// Says what was found in the data; nothing twice.
  mutating func add(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics {
      let place = [diagnostic.path.hasPrefix("$") ? source : nil, diagnostic.path].compactMap(\.self)
      say("\(diagnostic.severity.rawValue): \(place.joined(separator: ": ")): \(diagnostic.message)")
    }
  }

  /// The run as it ended.
  var outcome: Outcome {
    let errors = messages.map { TerminalText($0).string + "\n" }.joined()
    return Outcome(exitCode: exitCode, output: output, errors: Array(errors.utf8))
  }

  private mutating func say(_ message: String) {
    if said.insert(message).inserted { messages.append(message) }
  }
}
