import Loans
import Synchronization

/// Findings that come up on other threads while a command works, and work to be done before it ends.
final class LateFindings: Sendable {
  private let findings = Mutex<[Diagnostic]>([])
  private let lastWork = Mutex<[@Sendable () async -> Void]>([])

  /// The findings so far.
  var all: [Diagnostic] { findings.withLock { $0 } }

  /// Adds a finding.
  func add(_ finding: Diagnostic) { findings.withLock { $0.append(finding) } }

  /// Adds work to be done before the run ends.
  func atEnd(_ work: @escaping @Sendable () async -> Void) { lastWork.withLock { $0.append(work) } }

  /// Does that work, in the order in which it was added.
  func end() async {
    for work in lastWork.withLock({ $0 }) { await work() }
  }
}
