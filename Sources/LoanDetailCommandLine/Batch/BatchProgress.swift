/// The line of progress on a terminal: the lines so far, the rate, and the time left if the size of the input is known.
struct BatchProgress: Sendable {
  private let size: Int?
  private let output: @Sendable (String) -> Void
  private let start = ContinuousClock.now
  private var shown: ContinuousClock.Instant?

  /// The shortest time between two lines.
  private static let interval: Duration = .milliseconds(500)

  /// - Parameters:
  ///   - size: the size of the input in bytes, if known.
  ///   - output: shows a line in place of the one before it.
  init(ofInput size: Int?, _ output: @escaping @Sendable (String) -> Void) {
    self.size = size
    self.output = output
  }

  /// Shows the progress, at most twice a second.
  mutating func show(_ tally: BatchTally) {
    let now = ContinuousClock.now
    guard now - (shown ?? start) >= Self.interval else { return }
    shown = now
    output(Self.line(tally, of: size, after: (now - start).inSeconds))
  }

  /// The line for a batch that has taken some seconds. `size` is the size of the input in bytes, if known.
  static func line(_ tally: BatchTally, of size: Int?, after seconds: Double) -> String {
    let rate = Double(tally.lines) / max(seconds, 0.001)
    var parts = ["\(tally.lines) lines", "\(Int(rate.rounded())) a second"]
    if tally.faults > 0 { parts.append("\(tally.faults) bad") }
    if let size, size > tally.bytesSkipped, tally.bytesIn > 0 {
      let share = min(Double(tally.bytesIn) / Double(size - tally.bytesSkipped), 1)
      parts += ["\(Int(share * 100)) %", "\(time(seconds / share - seconds)) left"]
    }
    return parts.joined(separator: ", ")
  }

  /// A number of seconds as a time to read, such as "5 min 7 s".
  private static func time(_ seconds: Double) -> String {
    let seconds = Int(min(seconds, 1e9).rounded(.up))
    if seconds < 60 { return "\(seconds) s" }
    return seconds < 3600 ? "\(seconds / 60) min \(seconds % 60) s" : "\(seconds / 3600) h \(seconds % 3600 / 60) min"
  }
}
