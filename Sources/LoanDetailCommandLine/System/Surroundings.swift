public import LoanArithmetic
import LoanDetail
public import Localization

/// The environment of a run as values. A run depends on nothing else.
public struct Surroundings: Sendable {
  /// The variables that commands use.
  static let variableNames = LocaleIdentifier.variables + ["COLUMNS", "NO_COLOR", "TERM"]

  public var variables: [String: String]
  /// Returns the current day in a time zone; `nil` if it is not known.
  public var today: @Sendable (BankTimeZone) -> CalendarDate?
  /// Whether standard output is a terminal.
  public var isTerminal: Bool
  /// The number of columns of the terminal; `nil` without a terminal.
  public var terminalWidth: Int?
  /// Reads standard input to its end, but not more than one byte above `maximum`; returns `nil` if it cannot be read.
  public var readInput: @Sendable (_ maximum: Int) -> [UInt8]?
  /// The streams of a command that works part by part, such as `batch`; `nil` for its whole output in the ``Outcome``.
  public var streams: Streams?

  /// Makes surroundings with one current day in all time zones; `nil` if it is not known.
  public init(
    variables: [String: String], today: CalendarDate?, isTerminal: Bool = false, terminalWidth: Int? = nil,
    readInput: @escaping @Sendable (_ maximum: Int) -> [UInt8]? = { _ in [] }, streams: Streams? = nil
  ) {
    self.init(
      variables: variables, today: { _ in today }, isTerminal: isTerminal, terminalWidth: terminalWidth,
      readInput: readInput, streams: streams)
  }

  public init(
    variables: [String: String], today: @escaping @Sendable (BankTimeZone) -> CalendarDate?, isTerminal: Bool = false,
    terminalWidth: Int? = nil, readInput: @escaping @Sendable (_ maximum: Int) -> [UInt8]? = { _ in [] },
    streams: Streams? = nil
  ) {
    self.variables = variables
    self.today = today
    self.isTerminal = isTerminal
    self.terminalWidth = terminalWidth
    self.readInput = readInput
    self.streams = streams
  }
}

/// The result of a run.
public struct Outcome: Sendable, Hashable {
  public var exitCode: ExitCode
  /// The bytes for standard output.
  public var output: [UInt8]
  /// The bytes for standard error.
  public var errors: [UInt8]
}
