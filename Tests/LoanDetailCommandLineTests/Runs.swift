import LoanArithmetic
import LoanDetailCommandLine

extension LoanDetailTool {
  /// Runs a command as somebody would type it, words parted by spaces.
  func run(
    _ line: String, input: String = "", variables: [String: String] = [:], today: String = "2027-01-02",
    terminalWidth: Int? = nil
  ) async -> Run {
    let surroundings = Surroundings(
      variables: variables, today: CalendarDate(today), isTerminal: terminalWidth != nil, terminalWidth: terminalWidth,
      readInput: { _ in Array(input.utf8) })
    return Run(await run(line.split(separator: " ").map(String.init), in: surroundings))
  }
}

/// How a run ended, as text.
struct Run {
  var code: Int32
  var output: String
  var errors: String

  init(_ outcome: Outcome) {
    code = outcome.exitCode.rawValue
    output = String(decoding: outcome.output, as: UTF8.self)
    errors = String(decoding: outcome.errors, as: UTF8.self)
  }
}
