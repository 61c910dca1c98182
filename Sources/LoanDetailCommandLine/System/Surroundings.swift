public import LoanArithmetic
import LoanDetail
public import Localization
import Synchronization

/// The environment of a run as values. A run depends on nothing else.
public struct Surroundings: Sendable {
  /// The names of the environment variables that commands use.
  static let variableNames =
    LocaleIdentifier.environmentVariables + ["COLUMNS", "NO_COLOR", "TERM"]
    + DiagnosticsLog.variableNames

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
  /// The terminal of `browse`; `nil` if standard input or standard output is none.
  var terminal: (any PagerTerminal)?
  /// The log of diagnostics; `nil` if there is no folder for it.
  var log: DiagnosticsLog?
  /// The time in seconds since the beginning of 1970 in UTC.
  var now: @Sendable () -> Int = { SystemFile.Time.now.seconds }
  /// Waits for some time.
  var sleep: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }

  /// Makes surroundings with one current day in all time zones; `nil` if it is not known.
  public init(
    variables: [String: String], today: CalendarDate?, isTerminal: Bool = false, terminalWidth: Int? = nil,
    readInput: @escaping @Sendable (_ maximum: Int) -> [UInt8]? = { _ in [] }, streams: Streams? = nil
  ) {
    self.init(
      variables: variables, today: { _ in today }, isTerminal: isTerminal, terminalWidth: terminalWidth,
      readInput: readInput, streams: streams)
  }

  /// Makes surroundings whose current day depends on the time zone.
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

extension Surroundings {
  /// Returns a closure that reads standard input part by part. Without streams, all of the input is read at once.
  func inputReader() -> @Sendable (_ maximum: Int) -> [UInt8]? {
    if let streams { return streams.read }
    let all = Mutex(readInput(Int.max - 1)?[...])
    return { maximum in
      all.withLock { rest in
        defer { rest = rest?.dropFirst(maximum) }
        return rest.map { Array($0.prefix(maximum)) }
      }
    }
  }
}
