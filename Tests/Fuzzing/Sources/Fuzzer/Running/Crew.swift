import Foundation

/// The workers and what they found.
final class Crew {
  private final class Member {
    var process: ChildProcess
    let breadcrumb: Breadcrumb
    let folder: URL
    /// The findings of the member's earlier processes.
    var messages: [Worker.Message] = []

    init(_ process: ChildProcess, _ breadcrumb: Breadcrumb, _ folder: URL) {
      (self.process, self.breadcrumb, self.folder) = (process, breadcrumb, folder)
    }
  }

  private let share: Worker.Share
  private var members: [Member] = []

  /// Starts as many workers as the share has steps.
  init(_ share: Worker.Share, scratch: URL) throws {
    self.share = share
    for number in 0..<Int(share.step) {
      let folder = scratch.appending(path: "worker-\(number)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let breadcrumb = try Breadcrumb(at: folder.appending(path: "breadcrumb"))
      members.append(Member(try start(from: share.first + UInt64(number), in: folder), breadcrumb, folder))
    }
  }

  private func start(from round: UInt64, in folder: URL) throws -> ChildProcess {
    let numbers = [round, share.end, share.step]
    return try ChildProcess(["--seed", "\(share.seed)", "--work", folder.path] + numbers.map { "\($0)" }, in: folder)
  }

  /// Waits until all rounds are done; a worker that ends early goes on after the round that ended it.
  func finish(_ progress: (Crew) -> Void) throws {
    var running = members
    while !running.isEmpty {
      usleep(100_000)
      progress(self)
      for member in running where !member.process.isRunning {
        member.messages += member.process.messages
        guard let fault = member.process.fault else {
          running.removeAll { $0 === member }
          continue
        }
        let round = member.breadcrumb[.round]
        member.messages.append(.init(round: round, finding: fault))
        member.breadcrumb[.done] += 1
        if round + share.step < share.end {
          member.process = try start(from: round + share.step, in: member.folder)
        } else {
          running.removeAll { $0 === member }
        }
      }
    }
  }

  var messages: [Worker.Message] { members.flatMap(\.messages).sorted { $0.round < $1.round } }
  var done: UInt64 { members.reduce(0) { $0 + $1.breadcrumb[.done] } }
  var findingCount: Int { members.reduce(0) { $0 + $1.messages.count } }

  func count(of kind: FuzzCase.Kind, exitCode: Int32) -> UInt64 {
    members.reduce(0) { $0 + $1.breadcrumb[kind, exitCode] }
  }

  /// The round that took longest, with its seconds.
  var slowest: (round: UInt64, seconds: Double) {
    let slowest = members.map(\.breadcrumb).max { $0[.slowestMicroseconds] < $1[.slowestMicroseconds] }
    return slowest.map { ($0[.slowestRound], Double($0[.slowestMicroseconds]) / 1e6) } ?? (0, 0)
  }
}
