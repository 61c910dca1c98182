import LoanDetailCore

/// How a run ended, as BSD's `sysexits.h` numbers it.
public enum ExitCode: Int32, Sendable, Hashable, CaseIterable {
  /// What was asked for was done.
  case ok = 0
  /// The command was not understood.
  case usage = 64
  /// The data is malformed, or the record that was asked for is.
  case badData = 65
  /// There is no such product, or no such file that may be read.
  case noInput = 66
  /// A source of records does not answer.
  case unavailable = 69
  /// The program itself is at fault.
  case internalFault = 70
  /// The output could not be written.
  case outputFailed = 74

  /// How a run ends that came to show only why something cannot be shown.
  init(_ cause: FaultCause) {
    switch cause {
    case .badData: self = .badData
    case .unavailable: self = .unavailable
    case .gone: self = .noInput
    case .brokenPlugin: self = .internalFault
    }
  }

  /// What the code says, in a few words.
  var meaning: String {
    switch self {
    case .ok: "done"
    case .usage: "the command was not understood"
    case .badData: "the data is malformed, or the record that was asked for is"
    case .noInput: "there is no such product, or no such file that may be read"
    case .unavailable: "a source of records does not answer"
    case .internalFault: "the program itself is at fault"
    case .outputFailed: "the output could not be written"
    }
  }
}
