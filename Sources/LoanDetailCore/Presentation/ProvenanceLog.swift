public import DesignSystem
public import LoanArithmetic
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

  private let sources = Mutex<[ItemID: [Source]]>([:])

  public init() {}

  /// Adds sources of an item.
  public func add(_ added: [Source], to id: ItemID) {
    sources.withLock { sources in
      for source in added where !(sources[id]?.contains(source) ?? false) { sources[id, default: []].append(source) }
    }
  }

  /// The sources of an item; empty if none were added.
  public func sources(of id: ItemID) -> [Source] { sources.withLock { $0[id] ?? [] } }
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
