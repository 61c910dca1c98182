import LoanArithmetic
import LoanDetail
import LoanDetailCore
import LoanDetailGateways
import LoanDetailJSON
import LoanDetailScreens
import LoanDetailSections
import Localization
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension BatchCommand {
  func perform(for tool: LoanDetailTool, in surroundings: Surroundings, into report: inout Report) async throws {
    if let clash = clash(with: surroundings.streams) { return report.fail(clash, .usage) }
    if let note = client.note { report.note(note) }
    let threads = threads ?? ThisProcess.cores
    // Whatever ends the process from now on, the summary does not look like that of a whole batch.
    guard beginSummary(threads: threads) else { return failSummary(in: &report) }
    let renderers = try renderers(threads, for: tool, in: surroundings)
    let file = try openedInput()
    // The summary may just have been made in the place of records that were missing.
    if let clash = clash(with: surroundings.streams) { return report.fail(clash, .usage) }
    let lines = LineQueue(
      LineReader(
        file.map(Self.wholeReader) ?? surroundings.inputReader(), maximumLine: limits.bytes,
        blockSize: LineReader.blockSize(threads: threads), offset: lineOffset, from: firstLine))
    let collected = Mutex<[UInt8]>([])
    let streams = surroundings.streams
    let sink = BatchSink(progress: streams?.showProgress.map { BatchProgress(ofInput: file?.size, $0) }) { bytes in
      guard let streams else {
        collected.withLock { $0 += bytes }
        return .done
      }
      return streams.write(bytes)
    }
    let output = BatchOutput(sink, window: .init(chunks: Self.windowPerThread * threads))
    let start = ContinuousClock.now
    let startReport = report
    let isEnded = Claim()
    streams?.interruption?.handle {
      output.interrupt()
      // Usually the lines that are being worked on end soon. A read or a write may block.
      for _ in 0..<Self.hundredthsToEnd where !isEnded.isTaken { usleep(10_000) }
      guard isEnded.claim() else { return nil }
      var report = startReport
      addResult(of: output.finish(), isRead: true, since: start, threads: threads, streams, into: &report)
      return report.outcome
    }
    let failure = await withTaskGroup(of: LineReader.Failure?.self) { group in
      for renderer in renderers { group.addTask { await Self.work(on: lines, with: renderer, to: output) } }
      return await group.reduce(nil) { $0 ?? $1 }
    }
    // Once the handler of a signal has ended the batch, it ends the process, too.
    while !isEnded.claim() { pause() }
    streams?.showProgress?("")
    report.output = collected.withLock { $0 }
    // The summary says from the beginning that such a batch is not complete.
    guard output.hasEnded || failure != nil || firstLine <= lines.nextLine else {
      return report.fail(beginsAfterEnd(nextLine: lines.nextLine), of: tool.name)
    }
    if let failure { report.fail(failure.error(in: input, unreadable: unreadable(file)), of: tool.name) }
    addResult(of: output.finish(), isRead: failure == nil, since: start, threads: threads, streams, into: &report)
  }

  /// How long a batch may take to end in order after a signal, in hundredths of a second.
  private static let hundredthsToEnd = 100

  /// The number of chunks for each thread that may be read but not yet written.
  private static let windowPerThread = 4

  /// Renders chunks until there are none or the batch has ended; returns why the input was not read to its end, or
  /// `nil`.
  @concurrent
  private static func work(
    on lines: LineQueue, with renderer: LineRenderer, to output: BatchOutput
  ) async -> LineReader.Failure? {
    do throws(LineReader.Failure) {
      while !output.hasEnded, let chunk = try lines.next() {
        await output.put(await renderer.render(chunk))
      }
      return nil
    } catch {
      return error
    }
  }

  /// Makes a renderer for each thread. Each has a service and a formatter of its own, because threads that share
  /// objects contend for their reference counts.
  private func renderers(
    _ count: Int, for tool: LoanDetailTool, in surroundings: Surroundings
  ) throws -> [LineRenderer] {
    // One day for all lines, even if midnight passes.
    let today = surroundings.today(timeZone ?? .utc)
    let options = LoanDetailService.Options(
      languages: try output.languages(in: surroundings), today: { _ in today }, pluginForOtherTypes: PlainLoan.plugin,
      exchanges: surroundings.log?.observer(of: tool.plugins))
    let renderer = try output.renderer(in: surroundings)
    return try (0..<count).map { _ in
      let loans = try LoanDetailService(tool.plugins, options: options)
      let reader = try loans.reader(
        locale: output.locale(in: surroundings), asOf: asOf, timeZone: timeZone, client: client.profile,
        renderer: renderer, revealsNumbers: revealsNumbers)
      return LineRenderer(
        loans: loans, reader: reader, screen: screen, version: version, dataAsOf: dataAsOf,
        customerField: customerField, limits: limits, isStrict: isStrict, format: format)
    }
  }

  /// The reason why the files of the batch exclude each other; `nil` if they do not.
  ///
  /// A summary in place of a file that is read would destroy it, and an output there would never end.
  private func clash(with streams: Streams?) -> String? {
    let records =
      switch input {
      case .file(let path): FileIdentity(path)
      case .standardInput: streams.flatMap { _ in FileIdentity(descriptor: STDIN_FILENO) }
      }
    let summaryFile = summary.flatMap { FileIdentity($0) }
    let outputFile = streams.flatMap { _ in FileIdentity(descriptor: STDOUT_FILENO) }
    let read = [(records, "the file of the records")] + output.words.map { (FileIdentity($0), "a table of words") }
    for case (let file?, let name) in read {
      if file == outputFile { return "The output would be written to \(name)." }
      if file == summaryFile { return "--summary would replace \(name)." }
    }
    return nil
  }

  /// Opens the file of the records; `nil` for standard input.
  private func openedInput() throws(GatewayError) -> OpenFile? {
    if case .file(let path) = input { try OpenFile(path) } else { nil }
  }

  /// Returns a closure that reads the next bytes of a file. A file that became shorter while it was read counts as
  /// unreadable at its end.
  private static func wholeReader(of file: OpenFile) -> @Sendable (_ maximum: Int) -> [UInt8]? {
    { maximum in
      let bytes = file.read(maximum)
      return file.wasCut ? nil : bytes
    }
  }

  /// The error for an input that could not be read to its end.
  private func unreadable(_ file: OpenFile?) -> GatewayError {
    switch input {
    case .file(let path) where file?.wasCut == true:
      .unavailable(
        Diagnostic(
          id: "source.changed-file", severity: .error, path: SystemText.shown(path),
          summary: "The file became shorter while it was read.",
          advice: "Go on with --from-line when the whole file is there."))
    case .file(let path): SourceFile.error(.unreadable, of: path, limits)
    case .standardInput: InputDocument.unreadableInput(advice: "Pipe the records in, or give --data FILE.")
    }
  }

  /// The error for an input that ends before the line that precedes `--from-line`.
  private func beginsAfterEnd(nextLine: Int) -> GatewayError {
    .malformed(
      Diagnostic(
        id: "source.too-short", severity: .error, path: input.name, summary: "The input ends before the first line.",
        found: "line \(nextLine - 1) as the last one",
        expected: "\(firstLine - 1) or later, for --from-line \(firstLine)",
        advice: "The file may not be the one of the first part."))
  }

  /// Adds how the batch ended, and writes the summary.
  ///
  /// - Parameter isRead: whether the input could be read, as far as it was needed.
  private func addResult(
    of batch: BatchSink, isRead: Bool, since start: ContinuousClock.Instant, threads: Int, _ streams: Streams?,
    into report: inout Report
  ) {
    let tally = batch.tally
    switch batch.end {
    case .closed: report.fail("The reader of the output closed it.", .outputFailed)
    case .outputFailed: report.fail("The output could not be written.", .outputFailed)
    case .interrupted: report.fail("A signal ended the batch.", .outputFailed)
    case .stopped(let fault):
      report.fail(fault.message, .badData)
      report.note("Every line before it is done. When it is mended, go on with --from-line \(fault.line).")
    case nil where isRead && tally.faults > 0:
      report.fail("\(tally.faults) of \(tally.lines) lines are bad; error lines take their places.", .badData)
    case nil: break
    }
    switch batch.end {
    case .stopped: break
    case nil where isRead: break
    default:
      let next = max(tally.lastLine, lineOffset, firstLine - 1) + 1
      report.note(
        "The output is whole up to line \(next - 1), \((streams?.bytesBefore ?? 0) + tally.bytesOut) bytes. To go on "
          + "without a torn or a doubled line, cut it to that size and add the output of --from-line \(next).")
    }
    let summary = BatchSummary(
      tally: tally, sha256: batch.hash.finish().hex, isComplete: batch.end == nil && isRead,
      seconds: (ContinuousClock.now - start).inSeconds, threads: threads)
    report.note(summary.message)
    if let path = self.summary, !OutputFile.replace(summary.json, at: path) { failSummary(in: &report) }
  }

  /// Writes the summary of a batch that did nothing and is not complete.
  ///
  /// - Returns: `false` if it could not be written. Without a summary, or if it goes to a pipe, nothing is written yet.
  private func beginSummary(threads: Int) -> Bool {
    guard let path = summary, OutputFile.isReplaceable(path) else { return true }
    let nothing = BatchSummary(
      tally: BatchTally(), sha256: RunningHash().finish().hex, isComplete: false, seconds: 0, threads: threads)
    return OutputFile.replace(nothing.json, at: path)
  }

  /// Reports that the summary could not be written.
  private func failSummary(in report: inout Report) {
    let path = SourcePath.quoted(SystemText.shown(summary ?? ""))
    report.fail("The summary could not be written to \(path).", .outputFailed)
  }
}
