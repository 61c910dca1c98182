import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Runs a question and observes whether it suspends its task or blocks its thread. An answer from memory does neither.
final class MemoryWitness: TaskExecutor {
  /// What a question did to its task or its thread.
  enum Observation: Equatable {
    case neither, suspends, blocks
  }

  private let queue = DispatchQueue(label: "loan-detail.conformance.memory")
  /// The number of pieces in which the task ran so far.
  private let pieces = Atomic(0)

  func enqueue(_ job: consuming ExecutorJob) {
    pieces.add(1, ordering: .sequentiallyConsistent)
    let job = UnownedJob(job)
    // Safe: the queue runs each job once, and holds the executor until then.
    queue.async { unsafe job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }

  /// Asks a question, and returns what it did. Its errors do not matter.
  static func observe(_ question: @escaping @Sendable () async throws -> Void) async -> Observation {
    let witness = MemoryWitness()
    let work = Task(executorPreference: witness) {
      let waitsBefore = Self.waits
      let piecesBefore = witness.pieces.load(ordering: .sequentiallyConsistent)
      try? await question()
      if witness.pieces.load(ordering: .sequentiallyConsistent) > piecesBefore { return Observation.suspends }
      return Self.waits > waitsBefore ? .blocks : .neither
    }
    return await withTaskCancellationHandler {
      await work.value
    } onCancel: {
      work.cancel()
    }
  }

  /// How often the thread gave up its core to wait for something. A core that is taken away from it does not count; a
  /// lock of others and a page from the disk do, so one wait alone says nothing. Always 0 on systems that do not count
  /// the waits of each thread.
  private static var waits: Int {
    #if canImport(Glibc) || canImport(Musl)
      var usage = rusage()
      // `RUSAGE_THREAD`, which the headers declare with the extensions of GNU only.
      #if canImport(Glibc)
        unsafe getrusage(__rusage_who_t(1), &usage)
      #else
        unsafe getrusage(1, &usage)
      #endif
      return usage.ru_nvcsw
    #else
      return 0
    #endif
  }
}
