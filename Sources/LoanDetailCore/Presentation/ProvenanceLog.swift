public import DesignSystem
public import LoanArithmetic
import Synchronization

/// Where what a screen shows comes from, item by item; collected only for a reader who asks.
public final class ProvenanceLog: Sendable {
  /// One thing an item is made from.
  public enum Source: Sendable, Hashable {
    /// A value, with where it comes from and the day it was true, where that is stated.
    case known(Origin, asOf: CalendarDate?)
    /// A value that is not there, and is said not to be.
    case absent(Absence)
  }

  private let sources = Mutex<[ItemID: [Source]]>([:])

  /// Makes an empty log.
  public init() {}

  /// Adds what an item is made from.
  public func add(_ added: [Source], to id: ItemID) {
    sources.withLock { sources in
      for source in added where !(sources[id]?.contains(source) ?? false) { sources[id, default: []].append(source) }
    }
  }

  /// What an item is made from; nothing when nobody said.
  public func sources(of id: ItemID) -> [Source] { sources.withLock { $0[id] ?? [] } }
}

extension Fact {
  /// The fact as something an item is made from.
  public var source: ProvenanceLog.Source {
    switch self {
    case .known(_, let origin, let asOf): .known(origin, asOf: asOf)
    case .absent(let absence): .absent(absence)
    }
  }
}
