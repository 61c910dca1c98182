import Synchronization

/// Runs all jobs of a simulation on one thread, in the order in which they become ready, so that a run can be repeated.
final class SimulatedExecutor: TaskExecutor {
  private struct State {
    var jobs: [UnownedJob] = []
    var next = 0
  }

  private let state = Mutex(State())

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    state.withLock { $0.jobs.append(job) }
  }

  /// Runs jobs until there are none, so that everything waits for something outside.
  func drain() {
    // Safe: the executor outlives its jobs, and each job is taken out once.
    while let job = take() { unsafe job.runSynchronously(on: asUnownedTaskExecutor()) }
  }

  private func take() -> UnownedJob? {
    state.withLock { state in
      guard state.next < state.jobs.count else {
        (state.jobs, state.next) = ([], 0)
        return nil
      }
      state.next += 1
      return state.jobs[state.next - 1]
    }
  }
}
