import Foundation

/// Ends the process when a round takes too long. A round's own time is that of the processor, so that a busy machine
/// makes no finding; who waits for ever uses none, so there is a limit of real time, too.
enum Watchdog {
  static let limit = 2.0
  static let realLimit = 60.0
  /// The exit code of a process that was ended.
  static let exitCode: Int32 = 99

  static func start(_ breadcrumb: Breadcrumb) {
    let crumb = Shared(breadcrumb)
    Thread.detachNewThread {
      var (round, processor, real) = (UInt64.max, 0.0, 0.0)
      while true {
        usleep(50_000)
        let now = (seconds(CLOCK_PROCESS_CPUTIME_ID), seconds(CLOCK_MONOTONIC))
        if crumb.breadcrumb[.round] != round {
          (round, processor, real) = (crumb.breadcrumb[.round], now.0, now.1)
        } else if now.0 - processor > limit || now.1 - real > realLimit {
          crumb.breadcrumb[.hung] = 1
          _exit(exitCode)
        }
      }
    }
  }

  static func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Both threads only read and write whole numbers.
  private struct Shared: @unchecked Sendable {
    let breadcrumb: Breadcrumb
    init(_ breadcrumb: Breadcrumb) { self.breadcrumb = breadcrumb }
  }
}
