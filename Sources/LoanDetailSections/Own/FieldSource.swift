public import LoanArithmetic
public import Loans

/// The source of a field of a product's own item: a fact, or an optional part of the item's fact.
public protocol FieldSource<Known>: SendableMetatype {
  associatedtype Known

  /// The value, and whether it is a fact or a part of one.
  var fieldValue: FieldValue<Known> { get }
}

/// The value of a field of a product's own item.
public enum FieldValue<Known> {
  /// A known fact.
  case known(Known, origin: Origin, asOf: CalendarDate?)
  /// An absent fact.
  case absent(Absence)
  /// A part of the fact that the item shows; `nil` if it is absent.
  case part(Known?)
}

extension Fact: FieldSource {
  /// The fact.
  public var fieldValue: FieldValue<Value> {
    switch self {
    case .known(let value, let origin, let asOf): .known(value, origin: origin, asOf: asOf)
    case .absent(let absence): .absent(absence)
    }
  }
}

extension Optional: FieldSource {
  /// A part of a fact.
  public var fieldValue: FieldValue<Wrapped> { .part(self) }
}

extension FieldValue {
  /// The value in another form, with the same origin.
  func map<Other>(_ transform: (Known) -> Other) -> FieldValue<Other> {
    switch self {
    case .known(let value, let origin, let asOf): .known(transform(value), origin: origin, asOf: asOf)
    case .absent(let absence): .absent(absence)
    case .part(let value): .part(value.map(transform))
    }
  }
}

extension FieldValue where Known: Sendable {
  /// The fact; `nil` for a part of one.
  var fact: Fact<Known>? {
    switch self {
    case .known(let value, let origin, let asOf): .known(value, origin: origin, asOf: asOf)
    case .absent(let absence): .absent(absence)
    case .part: nil
    }
  }

  /// The value; `nil` if it is absent.
  var known: Known? {
    switch self {
    case .known(let value, _, _): value
    case .absent: nil
    case .part(let value): value
    }
  }
}
