import Foundation

/// Runs the rounds in workers, shows how far they are, and sums up.
struct Supervisor {
  let options: FuzzOptions
  let scratch: URL
  /// How to run the fuzzer, in what is printed.
  static let command = "swift run -c release --package-path Tests/Fuzzing Fuzzer"

  /// Returns whether there are no findings.
  func run() throws -> Bool {
    let rounds = options.round.map { $0..<$0 + 1 } ?? 0..<options.rounds
    let workers = UInt64(min(options.workers, max(1, rounds.count)))
    let share = Worker.Share(seed: options.seed, first: rounds.lowerBound, end: rounds.upperBound, step: workers)
    let started = Watchdog.seconds(CLOCK_MONOTONIC)
    let crew = try Crew(share, scratch: scratch)
    var progress = Progress(total: UInt64(rounds.count))
    try crew.finish { progress.show($0.done, findings: $0.findingCount) }
    progress.end()
    Summary.print(crew, options, seconds: Watchdog.seconds(CLOCK_MONOTONIC) - started)
    try report(crew.messages)
    return crew.messages.isEmpty
  }

  /// Runs a saved case again and prints what it breaks.
  func replay(_ folder: URL) throws -> Bool {
    let finding = try Minimiser(scratch: scratch).finding(of: FuzzCase(savedIn: folder))
    print(finding.map { "\($0.rule.rawValue): \($0.detail)" } ?? "no finding")
    return finding == nil
  }

  /// Prints each different finding once, with the command for it, and saves its case.
  private func report(_ messages: [Worker.Message]) throws {
    var counts: [String: Int] = [:]
    for message in messages { counts[message.finding.symptom, default: 0] += 1 }
    var told: Set<String> = []
    for message in messages where told.insert(message.finding.symptom).inserted {
      let (finding, count) = (message.finding, counts[message.finding.symptom, default: 1])
      print("\n\(finding.rule.rawValue)\(count > 1 ? ", \(count) rounds" : ""): \(finding.detail.prefix(600))")
      print("  again: \(Self.command) --seed \(options.seed) --round \(message.round)")
      if told.count <= 20 { try save(message) }
    }
  }

  private func save(_ message: Worker.Message) throws {
    let folder = options.findings.appending(path: "\(options.seed)-\(message.round)")
    let maker = try ChildProcess(
      ["--seed", "\(options.seed)", "--round", "\(message.round)", "--save", folder.path], in: scratch)
    maker.wait()
    guard maker.fault == nil else { return print("  The case cannot be saved: making it has the fault.") }
    let whole = try FuzzCase(savedIn: folder)
    let minimiser = Minimiser(scratch: scratch)
    guard let finding = try minimiser.finding(of: whole) else {
      return print("  saved, seen once only: \(folder.path)")
    }
    let smallest = try minimiser.minimised(whole, breaking: finding.rule)
    try smallest.save(in: folder)
    print("  \(smallest.input.count + (smallest.other?.count ?? 0)) bytes: \(folder.path)")
    print("  \(smallest.commandLine)")
  }
}

extension Finding {
  /// What findings of one cause have in common: the rule, and the message without its numbers and quotations.
  fileprivate var symptom: String {
    rule.rawValue + detail.prefix(300).replacing(/"[^"]*"/, with: "…").replacing(/\d+/, with: "0")
  }
}
