import Synchronization

/// A thread-safe cache that keeps the most recently used values, as many as its capacity allows.
final class RecentValues<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  /// Values that were used at about the same time, with their cost.
  private struct Generation {
    var values: [Key: Value] = [:]
    var cost = 0
  }

  /// The values used since the last change of generations, and those used only before.
  private struct Generations {
    var young = Generation()
    var old: [Key: Value] = [:]
  }

  private let generations = Mutex(Generations())
  /// The cost of a full generation: half the capacity.
  private let half: Int
  private let cost: @Sendable (Value) -> Int

  /// - Parameters:
  ///   - capacity: the cost of all kept values, by default their number.
  ///   - cost: the cost of a value, above zero. A value of more than half the capacity is not kept.
  init(capacity: Int, cost: @escaping @Sendable (Value) -> Int = { _ in 1 }) {
    half = capacity / 2
    self.cost = cost
  }

  /// The number of values kept.
  var count: Int { generations.withLock { $0.young.values.count + $0.old.count } }

  /// Returns the value of a key; this counts as a use of the value.
  subscript(key: Key) -> Value? {
    get {
      generations.withLock { generations in
        if let value = generations.young.values[key] { return value }
        guard let value = generations.old.removeValue(forKey: key) else { return nil }
        add(value, for: key, to: &generations)
        return value
      }
    }
    set {
      generations.withLock { generations in
        generations.old[key] = nil
        if let replaced = generations.young.values.removeValue(forKey: key) { generations.young.cost -= cost(replaced) }
        if let newValue { add(newValue, for: key, to: &generations) }
      }
    }
  }

  /// Adds a value to the young ones. If they would cost more than half the capacity, they become the old ones first,
  /// and the old ones, which were not used recently, are dropped.
  private func add(_ value: Value, for key: Key, to generations: inout Generations) {
    let cost = cost(value)
    guard cost <= half else { return }
    if generations.young.cost + cost > half { generations = Generations(old: generations.young.values) }
    generations.young.values[key] = value
    generations.young.cost += cost
  }
}
