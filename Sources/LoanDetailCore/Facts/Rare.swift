/// Holds a fact that few products have, in one word until there is something to hold.
///
/// ``LoanFacts`` has many such facts. They would make it several times as large, in every list and every copy.
@propertyWrapper
public struct Rare<Value: Sendable & Hashable>: Sendable, Hashable {
  private indirect enum Content: Sendable, Hashable {
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
