import Foundation

/// What runs in a process of its own: a crash costs one round.
struct Worker {
  /// The rounds of one worker: every so many-th.
  struct Share {
    var seed: UInt64
    var first: UInt64
    var end: UInt64
    var step: UInt64
  }

  /// A finding with its round, as a worker prints it.
  struct Message: Codable {
    var round: UInt64
    var finding: Finding
  }

  let folder: URL

  /// Runs its rounds and prints a line for each finding.
  func run(_ share: Share) async throws {
    let breadcrumb = try Breadcrumb(at: folder.appending(path: "breadcrumb"))
    let maker = CaseMaker(seeds: try await Seeds())
    let runner = CaseRunner(scratch: folder)
    breadcrumb[.round] = share.first
    Watchdog.start(breadcrumb)
    for round in stride(from: share.first, to: share.end, by: Int(share.step)) {
      // Before anything is done: what follows may end the process.
      breadcrumb[.round] = round
      let started = Watchdog.seconds(CLOCK_PROCESS_CPUTIME_ID)
      let fuzzCase = await maker.makeCase(seed: share.seed, round: round)
      let result = try await runner.run(fuzzCase)
      let microseconds = UInt64((Watchdog.seconds(CLOCK_PROCESS_CPUTIME_ID) - started) * 1e6)
      if microseconds > breadcrumb[.slowestMicroseconds] {
        (breadcrumb[.slowestMicroseconds], breadcrumb[.slowestRound]) = (microseconds, round)
      }
      breadcrumb[fuzzCase.kind, result.exitCode] += 1
      breadcrumb[.done] += 1
      for finding in result.findings { try Self.print(Message(round: round, finding: finding)) }
    }
  }

  /// Runs one saved case and prints its findings.
  func replay(_ fuzzCase: FuzzCase) async throws {
    Watchdog.start(try Breadcrumb(at: folder.appending(path: "breadcrumb")))
    for finding in try await CaseRunner(scratch: folder).run(fuzzCase).findings {
      try Self.print(Message(round: 0, finding: finding))
    }
  }

  private static func print(_ message: Message) throws {
    try FileHandle.standardOutput.write(contentsOf: JSONEncoder().encode(message) + Data("\n".utf8))
  }
}
