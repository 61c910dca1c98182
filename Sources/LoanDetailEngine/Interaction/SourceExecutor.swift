import Dispatch
import Synchronization

/// Runs the code of interactors and gateways on separate threads.
///
/// The code of a product team may block its thread: an old SQL driver, a lock, a synchronous HTTP client. Swift's
/// shared pool has one thread for each core. A few blocked threads there would stop all other requests and all
/// deadlines of the process. Here a blocked thread is one of ``maximumThreads``.
final class SourceExecutor: TaskExecutor {
  static let shared = SourceExecutor()

  /// How many requests may run or block at the same time. Further requests wait for a thread.
  static let maximumThreads = 64

  private struct State {
    var waiting: [UnownedJob] = []
    var threads = 0
  }

  private let state = Mutex(State())

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let needsThread = state.withLock { state in
      state.waiting.append(job)
      guard state.threads < Self.maximumThreads else { return false }
      state.threads += 1
      return true
    }
    // A new serial queue gets a thread at once. A shared queue waits until Dispatch notices that other threads block.
    if needsThread { DispatchQueue(label: "loan-detail.source").async { self.run() } }
  }

  /// Runs waiting jobs until there are none.
  private func run() {
    while let job = next() { job.runSynchronously(on: asUnownedTaskExecutor()) }
  }

  private func next() -> UnownedJob? {
    state.withLock { state in
      guard state.waiting.isEmpty else { return state.waiting.removeFirst() }
      state.threads -= 1
      return nil
    }
  }
}
