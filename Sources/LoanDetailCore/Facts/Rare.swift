/// Holds a fact that few products have, in one word until there is something to hold.
///
/// ``LoanFacts`` has many such facts. They would make it several times as large, in every list and every copy.
@propertyWrapper
public struct Rare<Value: Sendable>: Sendable {
  fileprivate indirect enum Content: Sendable {
    case notProvided
    case stated(Fact<Value>)
  }

  private var content = Content.notProvided

  public init(wrappedValue: Fact<Value>) { self.wrappedValue = wrappedValue }

  /// The fact.
  public var wrappedValue: Fact<Value> {
    get {
      switch content {
      case .notProvided: .notProvided
      case .stated(let fact): fact
      }
    }
    set { content = if case .absent(.notProvided) = newValue { .notProvided } else { .stated(newValue) } }
  }
}

// As for a fact, the values need not be hashable for it to exist.
extension Rare: Equatable where Value: Equatable {}
extension Rare: Hashable where Value: Hashable {}
extension Rare.Content: Equatable where Value: Equatable {}
extension Rare.Content: Hashable where Value: Hashable {}
