/// A large value behind one reference, so that copying its owner only counts a reference.
///
/// Each change copies the value, so make all changes in a variable and assign it once.
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
