import Dispatch
import Synchronization

/// Runs what interactors and gateways do on threads of its own.
///
/// A team's code may block its thread: an old SQL driver, a lock, a synchronous HTTP client. On Swift's shared threads,
/// one for each core, a few of those would stop every other request and every deadline of the process. Here a blocked
/// thread costs one of ``maximumThreads``.
final class SourceExecutor: TaskExecutor {
  static let shared = SourceExecutor()

  /// How many requests may run, or block, at the same time; the others wait for a thread.
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
    // A serial queue of its own gets a thread at once; a shared one waits until Dispatch notices that others block.
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
