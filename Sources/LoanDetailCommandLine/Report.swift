import DesignSystem
import LoanDetailRendering
import Loans

/// Collects the output, the messages and the exit code of a run.
struct Report: Sendable {
  var output: [UInt8] = []
  var exitCode = ExitCode.ok
  /// The name of the source, for places in it; `nil` for the samples, whose places contain a name already.
  var source: String?
  private(set) var messages: [String] = []
  /// The messages so far, because each is said only once.
  private var known: Set<String> = []
  /// Findings that come up while a source is asked.
  let late = LateFindings()

  /// Adds a message for information.
  mutating func note(_ message: String) { say("note: \(message)") }

  /// Adds an error message and sets the exit code.
  mutating func fail(_ message: String, _ code: ExitCode) {
    say("error: \(TextGuard.messages(message))")
    exitCode = code
  }

  /// Adds findings about the data, each only once.
  mutating func add(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics {
      let place = [diagnostic.path.hasPrefix("$") ? source : nil, diagnostic.path].compactMap(\.self)
      say("\(diagnostic.severity.rawValue): \(place.joined(separator: ": ")): \(diagnostic.message)")
    }
  }

  /// Adds the findings of a request, and the request's id if its document contains that instead of the findings.
  mutating func add(_ diagnostics: [Diagnostic], of correlationID: String?) {
    add(diagnostics)
    if let correlationID, !diagnostics.isEmpty { note("The correlation id of these findings is \(correlationID).") }
  }

  /// Ends the work of the sources, and adds the findings that came up in it.
  mutating func addLateFindings() async {
    await late.end()
    add(late.all)
  }

  /// The result of the run.
  var outcome: Outcome {
    // Not by `joined`: for it, the runtime would look up a conformance, which takes a third of the instructions of a
    // start.
    var errors: [UInt8] = []
    for message in messages { errors += "\(TerminalText(message).string)\n".utf8 }
    return Outcome(exitCode: exitCode, output: output, errors: errors)
  }

  /// Adds a message, unless it was added before.
  private mutating func say(_ message: String) {
    if known.insert(message).inserted { messages.append(message) }
  }
}
