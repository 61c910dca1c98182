import Dispatch
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The terminal of this process, at standard input and output.
final class ProcessTerminal: PagerTerminal {
  let input: AsyncStream<PagerInput>
  /// Adds to the input.
  private let send: AsyncStream<PagerInput>.Continuation
  /// The settings from before; `nil` while the terminal is as it was.
  private let before = Mutex<termios?>(nil)

  /// The milliseconds between two looks at the size of the terminal.
  private static let interval: Int32 = 100

  init() { (input, send) = AsyncStream.makeStream(of: PagerInput.self) }

  /// Whether standard input and standard output are both terminals.
  static var isThere: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  var size: PagerSize { Self.size }

  /// The size of the terminal; 80 columns and 24 rows if it is not known.
  private static var size: PagerSize {
    var window = winsize()
    // Safe: the system fills the structure that it gets for this request.
    guard unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 else {
      return PagerSize(columns: 80, rows: 24)
    }
    return PagerSize(columns: Int(window.ws_col), rows: Int(window.ws_row))
  }

  func begin() {
    var settings = termios()
    guard unsafe tcgetattr(STDIN_FILENO, &settings) == 0 else { return }
    before.withLock { $0 = settings }
    unsafe cfmakeraw(&settings)
    _ = unsafe tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings)
    // The alternate screen, without a cursor, and without a second row for a line that is too long.
    write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l")
    DispatchQueue(label: "loan-detail.keys", qos: .userInteractive).async { [send] in Self.read(into: send) }
  }

  func end() {
    let settings = before.withLock { before in
      defer { before = nil }
      return before
    }
    guard var settings else { return }
    write("\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l")
    _ = unsafe tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings)
    send.finish()
  }

  func write(_ text: String) { _ = OutputFile.write(Array(text.utf8), to: STDOUT_FILENO) }

  /// Passes on keys and changes of the size, until the input ends.
  private static func read(into send: AsyncStream<PagerInput>.Continuation) {
    var known = size
    while true {
      var waiting = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      let ready = unsafe poll(&waiting, 1, interval)
      // Read at once, because the next call to the system may set another error.
      let isInterrupted = ready < 0 && errno == EINTR
      if size != known {
        known = size
        if case .terminated = send.yield(.resized) { return }
      }
      if ready == 0 || isInterrupted { continue }
      guard ready > 0, let bytes = OpenFile.next(of: STDIN_FILENO, atMost: 256), !bytes.isEmpty else {
        send.yield(.ended)
        return
      }
      if case .terminated = send.yield(.bytes(bytes)) { return }
    }
  }
}
