/// A large value in one word, so that a copy of what has it costs no more than a count of references.
///
/// Each change makes a copy of the value: change it in a variable first, and assign it once.
package struct Boxed<Value: Sendable & Hashable>: Sendable, Hashable {
  private indirect enum Box: Sendable, Hashable {
    case box(Value)
  }

  private var box: Box

  package init(_ value: Value) { box = .box(value) }

  /// The value; reading a part of it copies no more than the part.
  package var value: Value {
    _read {
      switch box {
      case .box(let value): yield value
      }
    }
    set { box = .box(newValue) }
  }
}
