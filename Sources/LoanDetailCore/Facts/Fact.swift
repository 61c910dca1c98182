public import LoanArithmetic

/// A value a product shows, with where it comes from, or the reason it is not there.
public enum Fact<Value: Sendable & Hashable>: Sendable, Hashable {
  case known(Value, origin: Origin, asOf: CalendarDate? = nil)
  case absent(Absence)

  /// The value, when it is known.
  public var value: Value? {
    switch self {
    case .known(let value, _, _): value
    case .absent: nil
    }
  }

  /// Where the value comes from, when it is known.
  public var origin: Origin? {
    switch self {
    case .known(_, let origin, _): origin
    case .absent: nil
    }
  }

  /// Whether the value was worked out rather than stated by the source.
  public var isDerived: Bool {
    if case .derived = origin { true } else { false }
  }

  /// The fact of a value made from this one; the origin stays.
  public func map<Other>(_ transform: (Value) -> Other) -> Fact<Other> {
    switch self {
    case .known(let value, let origin, let asOf): .known(transform(value), origin: origin, asOf: asOf)
    case .absent(let absence): .absent(absence)
    }
  }

  /// This fact when it is known, else the other one.
  public func or(_ other: @autoclosure () -> Fact) -> Fact {
    value == nil ? other() : self
  }

  /// The source says nothing.
  public static var notProvided: Fact { .absent(.notProvided) }
}

/// Where a known value comes from.
public enum Origin: Sendable, Hashable {
  /// The record source states it, in a field.
  case provider(field: String)
  /// It was worked out from other facts by a named rule.
  case derived(rule: String)
  /// The customer told it.
  case customer
}

/// Why a value is not there.
public enum Absence: Sendable, Hashable {
  /// The source says nothing.
  case notProvided
  /// The product cannot have such a value.
  case notApplicable
  /// The source has it and may not show it.
  case withheld
  /// The source says something that cannot be read; the text is as it was written, or what it is when it is a secret.
  case unreadable(String)
}
