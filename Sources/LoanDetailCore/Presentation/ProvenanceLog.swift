public import DesignSystem
public import LoanArithmetic
public import Loans
import Synchronization

/// Collects the sources of each item of a screen, for `explain`. Normal requests have no such log.
public final class ProvenanceLog: Sendable {
  /// One value that an item is made from.
  public enum Source: Sendable, Hashable {
    /// A known value: its origin and, if stated, the day for which it is true.
    case known(Origin, asOf: CalendarDate?)
    /// An absent value whose absence the item shows.
    case absent(Absence)
  }

  /// The sources of one item, each once.
  private struct Entry {
    var sources: [Source] = []
    var seen: Set<Source> = []

    mutating func add(_ source: Source) {
      if seen.insert(source).inserted { sources.append(source) }
    }
  }

  private let entries = Mutex<[ItemID: Entry]>([:])

  public init() {}

  /// Adds sources of an item.
  public func add(_ added: [Source], to id: ItemID) {
    entries.withLock { entries in
      for source in added { entries[id, default: Entry()].add(source) }
    }
  }

  /// Notes that several items had one id: each gets the sources of all, and a note that they cannot be told apart.
  ///
  /// - Parameter originals: the ids that items had during the mapping, by the ids that they have now.
  package func noteSharedName(_ originals: [ItemID: ItemID]) {
    for original in Set(originals.values) {
      add(
        [.known(.derived(rule: "several items with one name, whose sources are not told apart"), asOf: nil)],
        to: original)
    }
    for (new, original) in originals { add(sources(of: original), to: new) }
  }

  /// The sources of an item; empty if none were added.
  public func sources(of id: ItemID) -> [Source] { entries.withLock { $0[id]?.sources ?? [] } }
}

extension Fact {
  /// The fact as a source of an item.
  public var source: ProvenanceLog.Source {
    switch self {
    case .known(_, let origin, let asOf): .known(origin, asOf: asOf)
    case .absent(let absence): .absent(absence)
    }
  }
}
