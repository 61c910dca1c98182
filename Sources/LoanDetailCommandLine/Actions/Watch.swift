import LoanDetail
import LoanDetailCore
import LoanDetailEngine
import LoanDetailJSON
import LoanDetailRendering
import Localization

/// Shows a screen again whenever its file has changed, and when the moment has passed until which it was true.
struct Watch {
  let tool: LoanDetailTool
  let options: ScreenOptions
  /// The path of the file.
  let file: String
  /// Whether a change is printed as a patch, if that is shorter than the screen.
  let printsPatch: Bool
  /// The time between two looks at the file.
  let interval: Duration
  let surroundings: Surroundings

  /// What was seen and shown last.
  private struct Seen {
    /// The version of the file; `nil` if there was none.
    var version: SystemFile.Version?
    /// The time of the look.
    var time = SystemFile.Time.now
    /// The last screen; `nil` before the first one.
    var screen: RenderedScreen?
    /// The moment at which that screen was read, in seconds since 1970.
    var readAt = 0
    /// The messages about the last reading.
    var messages: [UInt8] = []
  }

  /// Shows the screen, and then each change of it, until the task is cancelled or the output is closed.
  ///
  /// - Returns: Whether everything could be written.
  /// - Throws: The reason why the first screen cannot be shown.
  func run(into streams: Streams) async throws -> Bool {
    var seen = Seen()
    seen.version = try? SystemFile.version(of: file)
    var writing = Streams.Writing.done
    var report = Report()
    for part in try await change(since: &seen, into: &report) where writing == .done { writing = streams.write(part) }
    seen.messages = printMessages(of: report, after: [], to: streams)
    while writing == .done, !Task.isCancelled {
      let now = surroundings.now()
      let rest = seen.screen?.validUntil.flatMap { $0 > now ? Duration.seconds($0 - now) : nil }
      guard (try? await surroundings.sleep(min(interval, rest ?? interval))) != nil else { break }
      let isPast = seen.screen?.validUntil.map { $0 > seen.readAt && $0 <= surroundings.now() } ?? false
      guard look(&seen) || isPast else { continue }
      var report = Report()
      do {
        for part in try await change(since: &seen, into: &report) where writing == .done {
          writing = streams.write(part)
        }
      } catch {
        report.fail(error, of: tool.name)
      }
      if !Task.isCancelled { seen.messages = printMessages(of: report, after: seen.messages, to: streams) }
    }
    return writing != .failed
  }

  /// Looks at the file; returns whether it may have changed.
  private func look(_ seen: inout Seen) -> Bool {
    let version = try? SystemFile.version(of: file)
    let time = SystemFile.Time.now
    // Two changes in one step of the file system's clock can have the same version.
    let isSame = version == seen.version && version?.isSettled(at: seen.time) ?? true
    (seen.version, seen.time) = (version, time)
    return !isSame
  }

  /// Reads the file and returns what to print: the screen or its patch; nothing if the screen has not changed.
  private func change(since seen: inout Seen, into report: inout Report) async throws -> [[UInt8]] {
    let now = surroundings.now()
    let host = try await Host(tool, options, in: surroundings, into: &report)
    let screen = options.screen ?? .main
    guard
      case .document(let document) = try await host.loans.screen(
        options.reference, screen, for: host.scope, host.reader)
    else { return [] }
    report.add(document.diagnostics)
    let before = seen.screen
    (seen.screen, seen.readAt) = (document, now)
    guard let before else { return [document.bytes] }
    if document.bytes == before.bytes { return [] }
    guard options.output.format == .json else { return [[UInt8(ascii: "\n")], document.bytes] }
    let patch = printsPatch ? try? ScreenPatch(from: before.tree, to: document.tree).rendered(.compact) : nil
    return [patch.flatMap { $0.count < document.bytes.count ? $0 : nil } ?? document.bytes]
  }

  /// Prints the messages about a reading, unless they are those of the one before; returns them.
  private func printMessages(of report: Report, after before: [UInt8], to streams: Streams) -> [UInt8] {
    let messages = report.outcome.errors
    if messages != before, !messages.isEmpty { streams.writeErrors?(messages) }
    return messages
  }
}
