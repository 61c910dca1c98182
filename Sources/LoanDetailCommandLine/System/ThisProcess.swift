import Dispatch
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
  /// The surroundings of a command that is run by this process.
  static var surroundings: Surroundings {
    let isTerminal = isatty(STDOUT_FILENO) == 1
    var surroundings = Surroundings(
      variables: environment, today: CalendarDate.today(in:), isTerminal: isTerminal,
      terminalWidth: isTerminal ? terminalWidth : nil,
      readInput: { SystemFile.content(of: STDIN_FILENO, atMost: $0) }, streams: streams)
    surroundings.log = log
    if ProcessTerminal.isThere { surroundings.terminal = ProcessTerminal() }
    return surroundings
  }

  /// The environment variables that commands use, as texts of `SystemText`.
  private static var environment: [String: String] {
    Surroundings.variableNames.reduce(into: [:]) { values, name in
      // Safe: a value ends with a zero.
      values[name] = unsafe getenv(name).map { unsafe SystemText.text(ofC: $0) }
    }
  }

  private static let interruption = Interruption()
  private static let log = DiagnosticsLog(environment)

  /// The standard streams. Progress is shown only on a terminal.
  private static var streams: Streams {
    var streams = Streams(
      read: { OpenFile.next(of: STDIN_FILENO, atMost: $0) }, write: { OutputFile.write($0, to: STDOUT_FILENO) })
    streams.interruption = interruption
    streams.writeErrors = { _ = OutputFile.write($0, to: STDERR_FILENO) }
    streams.bytesBefore = OutputFile.size(of: STDOUT_FILENO)
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

  /// The arguments without the name of the executable, as texts of `SystemText`.
  static var arguments: [String] {
    let count = Int(CommandLine.argc)
    guard count > 1 else { return [] }
    return (1..<count).compactMap { index in
      // Safe: an argument ends with a zero.
      unsafe CommandLine.unsafeArgv[index].map { unsafe SystemText.text(ofC: $0) }
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
    if let signal = interruption.signal { die(of: signal) }
    exit(outcome.exitCode.rawValue)
  }

  /// Waits until another thread ends the process, or a signal does. A command that works part by part may end in order.
  static func wait(for name: String) -> Never {
    var signals = waitedSignals
    while true {
      var number: Int32 = 0
      guard unsafe sigwait(&signals, &number) == 0 else { continue }
      if number == SIGUSR2 {
        log?.toggle()
        continue
      }
      let signal = number
      // A command that ends in order may still wait for its input, or for a reader that does not read.
      patience.asyncAfter(deadline: .now() + .seconds(secondsToEnd)) { die(of: signal) }
      switch interruption.receive(number) {
      case .unhandled: die(of: number)
      case .ending: continue
      case .ended(let outcome): end(with: outcome, of: name)
      }
    }
  }

  /// How many seconds a process may take to end in order after a signal. A batch takes at most one of them.
  private static let secondsToEnd = 3
  private static let patience = DispatchQueue(label: "loan-detail.end", qos: .userInitiated)

  /// Makes a closed pipe and a limit of the file size errors of writing, and leaves signals that end the process to
  /// ``wait(for:)``. Call it before other threads begin.
  static func takeSignals() {
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
    var signals = waitedSignals
    _ = unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// The signals by which the system asks a process to end, without those that its parent had it ignore.
  private static var endingSignals: sigset_t {
    var signals = sigset_t()
    _ = unsafe sigemptyset(&signals)
    for number in [SIGTERM, SIGINT, SIGHUP] where !isIgnored(number) { _ = unsafe sigaddset(&signals, number) }
    return signals
  }

  /// The signals that ``wait(for:)`` receives: also the one that switches the log of diagnostics.
  private static var waitedSignals: sigset_t {
    var signals = endingSignals
    if !isIgnored(SIGUSR2) { _ = unsafe sigaddset(&signals, SIGUSR2) }
    return signals
  }

  /// Whether the process ignores a signal, as its parent may have asked for.
  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard unsafe sigaction(number, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
      let handler = unsafe action.__sigaction_u.__sa_handler
    #else
      let handler = unsafe action.__sigaction_handler.sa_handler
    #endif
    // Safe: SIG_IGN is the address 1, and an optional function of C has the size of an address.
    return unsafe withUnsafeBytes(of: handler) { unsafe $0.load(as: Int.self) } == 1
  }

  /// Ends the process as the signal does without this program, so that its parent sees why it ended.
  private static func die(of number: Int32) -> Never {
    _ = signal(number, SIG_DFL)
    var signals = endingSignals
    _ = unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(number)
    exit(128 + number)
  }

  /// The number of columns of the terminal; `nil` if it is not known.
  private static var terminalWidth: Int? {
    var size = winsize()
    guard unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
