import Dispatch
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Runs the code of one source on threads of its own.
///
/// The code of a team may block its thread: an old SQL driver, a lock, a synchronous HTTP client. On the threads that
/// Swift shares between all tasks, one for each core, a few such calls would stop every other request and every
/// deadline of the process. Here a blocked call costs one of the threads of its own source, and no other source waits
/// for it. The threads are not those of Dispatch, whose pool has an end that all sources would share.
package final class SourceExecutor: TaskExecutor {
  /// The number of threads for all sources of a process, unless its host chooses another.
  package static let defaultThreads = 512

  private struct State {
    /// The jobs; those from `next` on have not begun.
    var jobs: [UnownedJob] = []
    var next = 0
    var threads = 0
    /// The number of threads that wait for a job.
    var idle = 0

    /// Takes the next job; `nil` if there is none.
    mutating func take() -> UnownedJob? {
      guard next < jobs.count else { return nil }
      defer { dropBegunJobs() }
      next += 1
      return jobs[next - 1]
    }

    /// Removes the jobs that have begun once they are more than half, so that a job costs constant time on average.
    private mutating func dropBegunJobs() {
      guard next * 2 > jobs.count else { return }
      jobs.removeFirst(next)
      next = 0
    }
  }

  private let maximumThreads: Int
  private let state = Mutex(State())
  /// Wakes one of the threads that wait for a job.
  private let wake = DispatchSemaphore(value: 0)

  /// The time after which a thread without work ends.
  private static let idleTime: DispatchTimeInterval = .seconds(2)

  /// Makes an executor for one of several sources.
  ///
  /// - Parameters:
  ///   - threads: the threads of all sources together. A call that finds all threads of its source busy waits.
  ///   - sources: the number of the sources, at least 1. Each has the same part of the threads, at least one.
  package init(threads: Int = SourceExecutor.defaultThreads, sharedBy sources: Int = 8) {
    maximumThreads = max(threads / max(sources, 1), 1)
  }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    // What the job needs to begin.
    enum Need { case nothing, wake, thread }
    let need = state.withLock { state -> Need in
      state.jobs.append(job)
      if state.idle > 0 {
        state.idle -= 1
        return .wake
      }
      guard state.threads < maximumThreads else { return .nothing }
      state.threads += 1
      return .thread
    }
    switch need {
    case .nothing: break
    case .wake: wake.signal()
    case .thread: startThread()
    }
  }

  /// Runs jobs until there have been none for some time.
  private func run() {
    repeat {
      // Safe: the executor outlives its threads, and each job is taken out once.
      while let job = state.withLock({ $0.take() }) { unsafe job.runSynchronously(on: asUnownedTaskExecutor()) }
    } while waitForJob()
  }

  /// Waits until there may be a job; returns `false` if the thread is to end.
  private func waitForJob() -> Bool {
    let waits = state.withLock { state in
      if state.next == state.jobs.count { state.idle += 1 }
      return state.next == state.jobs.count
    }
    if !waits || wake.wait(timeout: .now() + Self.idleTime) == .success { return true }
    let ends = state.withLock { state in
      // Without an idle thread, a job has just been left for this one.
      guard state.idle > 0 else { return false }
      state.idle -= 1
      state.threads -= 1
      return true
    }
    if !ends { wake.wait() }
    return !ends
  }

  /// Starts a thread, or leaves its work to Dispatch if the system has no more threads.
  private func startThread() {
    let start = unsafe Unmanaged.passRetained(ThreadStart(run: run))
    // Safe: the attributes live for this call only, and the thread takes over the one reference to its start.
    let failure = unsafe Self.withAttributes { attributes in
      #if canImport(Darwin) || canImport(Musl)
        var thread: pthread_t?
      #else
        var thread = pthread_t()
      #endif
      return unsafe pthread_create(&thread, attributes, threadMain, start.toOpaque())
    }
    guard failure != 0 else { return }
    let run = unsafe start.takeRetainedValue().run
    DispatchQueue(label: "loan-detail.source", qos: .userInitiated).async(execute: run)
  }

  /// Passes the attributes of a new thread to `body`, which returns the result of its system call.
  private static func withAttributes(_ body: (UnsafePointer<pthread_attr_t>) -> Int32) -> Int32 {
    var attributes = pthread_attr_t()
    // Safe: they are initialised before their use and destroyed after it.
    unsafe pthread_attr_init(&attributes)
    defer { unsafe pthread_attr_destroy(&attributes) }
    unsafe pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    unsafe pthread_attr_setstacksize(&attributes, stackSize)
    return unsafe withUnsafePointer(to: &attributes, body)
  }

  /// The address space of a thread's stack, of which only the used part is memory: enough for the code of plugins.
  private static let stackSize = 2 << 20
}

/// What a new thread does.
private final class ThreadStart {
  let run: @Sendable () -> Void
  init(run: @escaping @Sendable () -> Void) { self.run = run }
}

#if canImport(Darwin)
  private typealias ThreadArgument = UnsafeMutableRawPointer
#else
  private typealias ThreadArgument = UnsafeMutableRawPointer?
#endif

/// Runs a ``ThreadStart``, which it releases at the end; the main function of every thread.
private func threadMain(_ argument: ThreadArgument) -> UnsafeMutableRawPointer? {
  let pointer: UnsafeMutableRawPointer? = unsafe argument
  // Safe: `startThread` retained the start for this thread alone.
  if let pointer = unsafe pointer { unsafe Unmanaged<ThreadStart>.fromOpaque(pointer).takeRetainedValue().run() }
  return nil
}
