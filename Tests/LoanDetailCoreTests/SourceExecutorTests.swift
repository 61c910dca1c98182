import LoanDetailCore
import Testing

@Suite("The threads of a source")
struct SourceExecutorTests {
  @Test("end after some time without work, and another begins with the next work", .timeLimit(.minutes(40)))
  func idleThread() async throws {
    let executor = SourceExecutor(threads: 1, sharedBy: 1)
    for pause in [2.5, 2.5, 0] {
      #expect(await Task(executorPreference: executor) { true }.value)
      try await Task.sleep(for: .seconds(pause))
    }
  }
}
