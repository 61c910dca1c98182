import Foundation

/// Tells on standard error how far the rounds are: one line that changes on a terminal, else a line now and then.
struct Progress {
  private let total: UInt64
  private let started = Watchdog.seconds(CLOCK_MONOTONIC)
  private let isTerminal = isatty(STDERR_FILENO) == 1
  private var shown = 0.0

  init(total: UInt64) { self.total = total }

  mutating func show(_ done: UInt64, findings: Int) {
    let now = Watchdog.seconds(CLOCK_MONOTONIC)
    guard now - shown > (isTerminal ? 0.5 : 30) else { return }
    if shown == 0, !isTerminal {
      shown = now
      return
    }
    shown = now
    let speed = Double(done) / max(now - started, 0.001)
    let left = speed > 0 ? "\(Int(Double(total - min(done, total)) / speed)) s left" : "starting"
    let line = "\(done) of \(total) rounds, \(Int(speed)) per second, \(left), \(findings) findings"
    FileHandle.standardError.write(Data((isTerminal ? "\r\u{1B}[K\(line)" : "\(line)\n").utf8))
  }

  func end() {
    if isTerminal { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) }
  }
}
