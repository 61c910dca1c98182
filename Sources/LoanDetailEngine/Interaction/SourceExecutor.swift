import Dispatch
import Synchronization

/// Runs the code of one source on threads of its own.
///
/// The code of a team may block its thread: an old SQL driver, a lock, a synchronous HTTP client. On the threads that
/// Swift shares between all tasks, one for each core, a few such calls would stop every other request and every
/// deadline of the process. Here a blocked call costs one of ``maximumThreads`` of its own source, and no other source
/// waits for it.
package final class SourceExecutor: TaskExecutor {
  /// The number of calls that may run, or block, at the same time; further ones wait for a thread.
  static let maximumThreads = 64

  private struct State {
    /// The jobs; those from `next` on have not begun.
    var jobs: [UnownedJob] = []
    var next = 0
    var threads = 0

    /// Removes the jobs that have begun once they are more than half, so that a job costs constant time on average.
    mutating func dropBegunJobs() {
      guard next * 2 > jobs.count else { return }
      jobs.removeFirst(next)
      next = 0
    }
  }

  private let state = Mutex(State())

  package init() {}

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let needsThread = state.withLock { state in
      state.jobs.append(job)
      guard state.threads < Self.maximumThreads else { return false }
      state.threads += 1
      return true
    }
    // A serial queue gets a thread at once; a concurrent queue waits until Dispatch notices that other threads block.
    if needsThread { DispatchQueue(label: "loan-detail.source", qos: .userInitiated).async { self.run() } }
  }

  /// Runs waiting jobs until there are none.
  private func run() {
    // Safe: the executor outlives its threads, and each job is taken out once.
    while let job = next() { unsafe job.runSynchronously(on: asUnownedTaskExecutor()) }
  }

  private func next() -> UnownedJob? {
    state.withLock { state in
      guard state.next < state.jobs.count else {
        state.threads -= 1
        return nil
      }
      defer { state.dropBegunJobs() }
      state.next += 1
      return state.jobs[state.next - 1]
    }
  }
}
