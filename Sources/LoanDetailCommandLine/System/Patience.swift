import Dispatch
import Synchronization

/// Work that may block for ever, such as opening a named pipe that nobody writes to, or a file system that hangs.
enum Patience {
  /// Does work on a thread of its own and returns its result; `nil` if there is none in time. The thread is then left
  /// alone until the process ends.
  static func perform<Result: Sendable>(within time: Duration, _ work: @escaping @Sendable () -> Result) -> Result? {
    let result = Box<Result>()
    let done = DispatchSemaphore(value: 0)
    DispatchQueue(label: "loan-detail.input", qos: .userInitiated).async {
      result.value.withLock { $0 = work() }
      done.signal()
    }
    guard done.wait(timeout: .now() + time.inSeconds) == .success else { return nil }
    return result.value.withLock { $0 }
  }

  /// Does work on another thread, so that no thread of tasks waits for it. One such work is done after another.
  static func wait<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: work()) }
    }
  }

  private static let queue = DispatchQueue(label: "loan-detail.lines", qos: .userInitiated)

  /// A value that two threads share; `nil` until it is there.
  private final class Box<Value: Sendable>: Sendable {
    let value = Mutex<Value?>(nil)
  }
}
