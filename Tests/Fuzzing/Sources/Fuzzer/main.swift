import Foundation

do {
  let options = try FuzzOptions(Array(CommandLine.arguments.dropFirst()))
  let scratch = FileManager.default.temporaryDirectory.appending(path: "loan-detail-fuzz-\(getpid())")
  switch options.mode {
  case .help: print(FuzzOptions.help)
  case .work(let folder, let share): try await Worker(folder: folder).run(share)
  case .workOn(let folder, let scratch): try await Worker(folder: scratch).replay(FuzzCase(savedIn: folder))
  case .save(let folder):
    let maker = CaseMaker(seeds: try await Seeds())
    try await maker.makeCase(seed: options.seed, round: options.round ?? 0).save(in: folder)
  case .serve(let portfolio, let words):
    var server = try LineServer(portfolio: portfolio, words: words)
    try await server.run()
  case .run, .replay:
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    let supervisor = Supervisor(options: options, scratch: scratch)
    let isClean =
      if case .replay(let folder) = options.mode { try supervisor.replay(folder) } else { try supervisor.run() }
    try? FileManager.default.removeItem(at: scratch)
    exit(isClean ? 0 : 1)
  }
} catch let error as FuzzUsageError {
  FileHandle.standardError.write(Data("error: \(error.message) See --help.\n".utf8))
  exit(64)
}
