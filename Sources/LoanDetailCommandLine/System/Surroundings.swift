public import LoanArithmetic

/// What a run sees of the world, as values, so that one run depends on nothing else.
public struct Surroundings: Sendable {
  /// The environment variables.
  public var variables: [String: String]
  /// The day it is here; `nil` when nobody knows.
  public var today: CalendarDate?
  /// Whether the output goes to a terminal.
  public var isTerminal: Bool
  /// How many columns the terminal has; `nil` without one.
  public var terminalWidth: Int?
  /// Reads all of standard input; `nil` when it cannot be read.
  public var readInput: @Sendable () -> [UInt8]?

  /// Makes surroundings.
  public init(
    variables: [String: String], today: CalendarDate?, isTerminal: Bool = false, terminalWidth: Int? = nil,
    readInput: @escaping @Sendable () -> [UInt8]? = { [] }
  ) {
    self.variables = variables
    self.today = today
    self.isTerminal = isTerminal
    self.terminalWidth = terminalWidth
    self.readInput = readInput
  }
}

/// What a run has to say: everything at once, so that output is written in one go.
public struct Outcome: Sendable, Hashable {
  /// How it ended.
  public var exitCode: ExitCode
  /// What goes to standard output.
  public var output: [UInt8]
  /// What goes to standard error.
  public var errors: [UInt8]
}
