import LoanArithmetic
import LoanDetail
import LoanDetailCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The surroundings and the output of this process.
enum ThisProcess {
  static var surroundings: Surroundings {
    let isTerminal = isatty(STDOUT_FILENO) == 1
    return Surroundings(
      variables: environment, today: CalendarDate.today(in:),
      isTerminal: isTerminal,
      terminalWidth: isTerminal ? terminalWidth : nil,
      readInput: { SystemFile.content(of: STDIN_FILENO, atMost: $0) })
  }

  /// The variables of the environment that a command asks for. A value that is not UTF-8 gets U+FFFD in place of its
  /// faults.
  private static var environment: [String: String] {
    Surroundings.variableNames.reduce(into: [:]) { values, name in
      values[name] = getenv(name).map { String(cString: $0) }
    }
  }

  /// The arguments without the name of the executable, as texts of `ArgumentText`.
  static var arguments: [String] {
    let count = Int(CommandLine.argc)
    guard count > 1 else { return [] }
    return (1..<count).compactMap { index in
      CommandLine.unsafeArgv[index].map { argument in
        ArgumentText.text(of: Array(UnsafeRawBufferPointer(start: argument, count: strlen(argument))))
      }
    }
  }

  /// Writes the result of a run and ends the process with its exit code.
  static func end(with outcome: Outcome, of name: String) -> Never {
    let isWritten = write(outcome.output, to: STDOUT_FILENO)
    _ = write(outcome.errors, to: STDERR_FILENO)
    guard isWritten else {
      _ = write(Array("error: \(name) could not write its output.\n".utf8), to: STDERR_FILENO)
      exit(ExitCode.outputFailed.rawValue)
    }
    exit(outcome.exitCode.rawValue)
  }

  /// Writes everything to a file descriptor.
  ///
  /// - Returns: whether writing succeeded. A closed pipe counts as success.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        return errno == EPIPE
      }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Makes writing to a closed pipe return an error instead of ending the process.
  static func ignoreClosedPipes() {
    _ = signal(SIGPIPE, SIG_IGN)
  }

  private static var terminalWidth: Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}

/// Calls `write(2)`, whose name the method above hides.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
