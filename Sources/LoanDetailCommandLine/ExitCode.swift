import LoanDetailCore

/// The exit code of a run, with the numbers of BSD's `sysexits.h`.
public enum ExitCode: Int32, Sendable, Hashable, CaseIterable {
  /// The command succeeded.
  case ok = 0
  /// The command was not understood.
  case usage = 64
  /// The data or the requested record is malformed.
  case badData = 65
  /// There is no such product, screen or item, or the file is missing or may not be read.
  case noInput = 66
  /// A source of records does not answer.
  case unavailable = 69
  /// The program itself is at fault.
  case internalFault = 70
  /// The output could not be written.
  case outputFailed = 74
  /// The product has changed in the meantime; nothing was done.
  case conflict = 75
  /// What was asked for is not allowed now; nothing was done.
  case refused = 77

  /// The exit code for the cause of a fault.
  init(_ cause: FaultCause) {
    switch cause {
    case .badData: self = .badData
    case .unavailable: self = .unavailable
    case .gone: self = .noInput
    case .brokenPlugin: self = .internalFault
    }
  }

  /// The meaning of the code, for help.
  var meaning: String {
    switch self {
    case .ok: "done"
    case .usage: "the command was not understood"
    case .badData: "the data is malformed, or the record that was asked for is"
    case .noInput: "there is no such product, screen or item, or no such file that may be read"
    case .unavailable: "a source of records does not answer"
    case .internalFault: "the program itself is at fault"
    case .outputFailed: "the output could not be written"
    case .conflict: "the product has changed in the meantime; nothing was done"
    case .refused: "what was asked for is not allowed now; nothing was done"
    }
  }
}
