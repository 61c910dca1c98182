import Synchronization

/// A thread-safe cache that keeps the most recently used values, at most `capacity` of them.
final class RecentValues<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Generations {
    var young: [Key: Value] = [:]
    var old: [Key: Value] = [:]
  }

  private let generations = Mutex(Generations())
  private let half: Int

  init(capacity: Int) { half = max(1, capacity / 2) }

  var count: Int { generations.withLock { $0.young.count + $0.old.count } }

  /// Returns the value of a key; this counts as a use of the value.
  subscript(key: Key) -> Value? {
    get {
      generations.withLock { generations in
        if let value = generations.young[key] { return value }
        guard let value = generations.old.removeValue(forKey: key) else { return nil }
        Self.add(value, for: key, to: &generations, half)
        return value
      }
    }
    set {
      generations.withLock { generations in
        generations.old[key] = nil
        generations.young[key] = nil
        if let newValue { Self.add(newValue, for: key, to: &generations, half) }
      }
    }
  }

  /// When half of the capacity is young, drops the old values, which were not used recently, and makes the young ones
  /// old.
  private static func add(_ value: Value, for key: Key, to generations: inout Generations, _ half: Int) {
    if generations.young.count >= half { generations = Generations(young: [:], old: generations.young) }
    generations.young[key] = value
  }
}
