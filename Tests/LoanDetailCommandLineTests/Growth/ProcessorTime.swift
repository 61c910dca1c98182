import Foundation
import LoanDetailCore

/// The time that code kept a processor busy. Unlike the time on a clock, it hardly depends on what else the machine
/// does.
struct ProcessorTime: Comparable {
  var microseconds: Int

  static func < (left: ProcessorTime, right: ProcessorTime) -> Bool { left.microseconds < right.microseconds }

  /// Runs a program that reads a file as its standard input, and returns its own time and its exit code.
  static func ofProgram(
    _ program: URL, _ arguments: [String], input: URL
  ) async throws -> (time: ProcessorTime, code: Int32) {
    try await withCheckedThrowingContinuation { continuation in
      // Waiting for a program blocks a thread, so it gets one of its own.
      Thread.detachNewThread {
        continuation.resume(with: Result { try waitForProgram(program.path, arguments, input: input.path) })
      }
    }
  }

  /// Returns the time of code on one thread, to which it comes back from each wait: the times of two threads have
  /// nothing to do with each other.
  static func ofThread(_ work: () async throws -> Void) async rethrows -> ProcessorTime {
    try await withTaskExecutorPreference(SourceExecutor(threads: 1, sharedBy: 1)) {
      let start = ofThisThread()
      try await work()
      return ProcessorTime(microseconds: ofThisThread() - start)
    }
  }

  private static func ofThisThread() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Int(time.tv_sec) * 1_000_000 + Int(time.tv_nsec) / 1_000
  }

  private static func waitForProgram(
    _ path: String, _ arguments: [String], input: String
  ) throws -> (time: ProcessorTime, code: Int32) {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    // No variables: a locale of the machine is none of the program's.
    var variables: [UnsafeMutablePointer<CChar>?] = [nil]
    var child: pid_t = 0
    let fault = posix_spawn(&child, path, &actions, nil, &words, &variables)
    guard fault == 0 else { throw POSIXError(POSIXErrorCode(rawValue: fault) ?? .EINVAL) }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(child, &status, 0, &usage) < 0 {
      guard errno == EINTR else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EINVAL) }
    }
    let time = Int(usage.ru_utime.tv_sec) * 1_000_000 + Int(usage.ru_utime.tv_usec)
    return (ProcessorTime(microseconds: time), status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F))
  }
}
