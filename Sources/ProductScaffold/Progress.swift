import Foundation

/// Shows the state of a long step on one line of the terminal; nothing if there is no terminal.
///
/// The terminal is opened by its name, because the command that runs this tool takes its output.
final class Progress {
  private let terminal: FileHandle?
  private let start = ContinuousClock.now
  /// The line on the terminal; empty if nothing has been shown.
  private var shown = ""

  init(on terminal: FileHandle? = FileHandle(forWritingAtPath: "/dev/tty")) { self.terminal = terminal }

  /// Replaces the line if the text or the time in whole seconds has changed.
  ///
  /// - Parameter step: the last line that the step printed; `nil` if it has printed none.
  func show(_ step: String?) {
    let line = "  \((ContinuousClock.now - start).components.seconds) s  \(step?.prefix(60) ?? "")"
    guard line != shown else { return }
    write("\r\u{1B}[K\(line)")
    shown = line
  }

  /// Removes the line.
  func end() { if !shown.isEmpty { write("\r\u{1B}[K") } }

  private func write(_ text: String) { try? terminal?.write(contentsOf: Data(text.utf8)) }
}
