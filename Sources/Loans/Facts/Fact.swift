public import LoanArithmetic

/// A value with its origin, or the reason why there is no value.
///
/// Every value that a screen shows is a fact. A missing value never becomes zero or a dash:
///
/// ```swift
/// let rate: Fact<Int> = .known(12, origin: .provider(field: "$.loans[0].terms.rate"))
/// let balance: Fact<Int> = .absent(.withheld)
/// rate.value                                   // 12
/// balance.value                                // nil
/// balance.or(rate.map { $0 * 2 }).value        // 24, with the origin of the rate
/// ```
///
/// A fact takes two machine words whatever its value, because a loan has about a hundred facts that are copied often.
public enum Fact<Value: Sendable>: Sendable {
  /// `asOf` is the day on which the value was true; `nil` if the source does not state a day for this value.
  indirect case known(Value, origin: Origin, asOf: CalendarDate? = nil)
  case absent(Absence)

  /// The value; `nil` if the fact is absent.
  @inlinable
  public var value: Value? {
    switch self {
    case .known(let value, _, _): value
    case .absent: nil
    }
  }

  /// The origin of the value; `nil` if the fact is absent.
  @inlinable
  public var origin: Origin? {
    switch self {
    case .known(_, let origin, _): origin
    case .absent: nil
    }
  }

  /// Whether the source does not mention the value.
  package var isNotProvided: Bool {
    if case .absent(.notProvided) = self { true } else { false }
  }

  /// Whether the source knows a value that it withholds or that cannot be read.
  package var isWithheldOrUnreadable: Bool {
    switch self {
    case .absent(.withheld), .absent(.unreadable): true
    case .known, .absent(.notProvided), .absent(.notApplicable): false
    }
  }

  /// Whether the value was calculated, not stated by the source.
  public var isDerived: Bool {
    if case .derived = origin { true } else { false }
  }

  /// Returns a fact with a transformed value and the same origin.
  @inlinable
  public func map<Other>(_ transform: (Value) -> Other) -> Fact<Other> {
    switch self {
    case .known(let value, let origin, let asOf): .known(transform(value), origin: origin, asOf: asOf)
    case .absent(let absence): .absent(absence)
    }
  }

  /// The day for which the value was stated, if that is not the day of all facts; `nil` if the fact is absent.
  package var asOf: CalendarDate? {
    switch self {
    case .known(_, _, let asOf): asOf
    case .absent: nil
    }
  }

  /// Returns the fact with another day for which its value was stated.
  package func dated(_ asOf: CalendarDate?) -> Fact {
    guard case .known(let value, let origin, _) = self else { return self }
    return .known(value, origin: origin, asOf: asOf)
  }

  /// Returns this fact if it is known, otherwise another one. If the source does not mention the other one, this fact
  /// is returned, because it may state why there is no value.
  @inlinable
  public func or(_ other: @autoclosure () -> Fact) -> Fact {
    guard value == nil else { return self }
    let other = other()
    return if case .absent(.notProvided) = other { self } else { other }
  }

  /// An absent fact that the source does not mention.
  @inlinable
  public static var notProvided: Fact { .absent(.notProvided) }
}

// `Fact` does not require hashable values. If it did, the runtime would search all conformances of the program for each
// type of value.
extension Fact: Equatable where Value: Equatable {}
extension Fact: Hashable where Value: Hashable {}

/// The origin of a known value.
public enum Origin: Sendable, Hashable {
  /// A field of the source states it.
  case provider(FieldPath)
  /// A named rule calculated it from other facts.
  case derived(rule: String)
  /// The customer stated it.
  case customer

  /// A field of the source with this path states it.
  public static func provider(field path: String) -> Origin { .provider(FieldPath(path)) }
}

/// The reason why there is no value.
public enum Absence: Sendable, Hashable {
  /// The source does not provide it.
  case notProvided
  /// A product of this type does not have such a value.
  case notApplicable
  /// The source has it but may not show it.
  case withheld
  /// The source has it in a form that cannot be read. The text describes that form.
  indirect case unreadable(String)
}
