import Synchronization

/// Collects the numbers of a record while its screen is made. The engine masks them in every text of the screen.
package final class NumberLog: Sendable {
  private let noted = Mutex<Set<AccountNumber>>([])

  package init() {}

  /// Adds the numbers of a record.
  package func add(_ numbers: [AccountNumber]) { noted.withLock { $0.formUnion(numbers) } }

  /// The numbers so far, in full.
  package var revealed: [String] { noted.withLock { $0.map(\.revealed) } }
}
