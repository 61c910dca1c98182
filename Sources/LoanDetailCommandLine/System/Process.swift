import LoanArithmetic
import LoanDetail
import Localization

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
      readInput: { SystemFile.content(of: STDIN_FILENO, atMost: $0) }, streams: streams)
  }

  /// The environment variables that commands use. Invalid UTF-8 in a value becomes U+FFFD.
  private static var environment: [String: String] {
    Surroundings.variableNames.reduce(into: [:]) { values, name in
      values[name] = unsafe getenv(name).map { unsafe String(cString: $0) }
    }
  }

  private static var streams: Streams {
    var streams = Streams(
      read: { OpenFile.next(of: STDIN_FILENO, $0) }, write: { OutputFile.write($0, to: STDOUT_FILENO) })
    if isatty(STDERR_FILENO) == 1 {
      streams.showProgress = { line in
        // Returns to the start of the line, and erases the rest of the old line.
        _ = OutputFile.write(Array("\r\(line)\u{1B}[K".utf8), to: STDERR_FILENO)
      }
    }
    return streams
  }

  /// The number of cores.
  static var cores: Int { max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1) }

  /// The arguments without the name of the executable, as texts of `ArgumentText`.
  static var arguments: [String] {
    let count = Int(CommandLine.argc)
    guard count > 1 else { return [] }
    return (1..<count).compactMap { index in
      // Safe: an argument ends with a zero.
      unsafe CommandLine.unsafeArgv[index].map { argument in
        unsafe ArgumentText.text(of: Array(UnsafeRawBufferPointer(start: argument, count: strlen(argument))))
      }
    }
  }

  /// Writes the result of a run and ends the process with its exit code.
  static func end(with outcome: Outcome, of name: String) -> Never {
    let isWritten = OutputFile.write(outcome.output, to: STDOUT_FILENO) != .failed
    _ = OutputFile.write(outcome.errors, to: STDERR_FILENO)
    guard isWritten else {
      _ = OutputFile.write(Array("error: \(name) could not write its output.\n".utf8), to: STDERR_FILENO)
      exit(ExitCode.outputFailed.rawValue)
    }
    exit(outcome.exitCode.rawValue)
  }

  /// Waits until another thread ends the process.
  static func wait() -> Never {
    while true { pause() }
  }

  /// Makes writing to a closed pipe return an error instead of ending the process.
  static func ignoreClosedPipes() {
    _ = signal(SIGPIPE, SIG_IGN)
  }

  private static var terminalWidth: Int? {
    var size = winsize()
    guard unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
