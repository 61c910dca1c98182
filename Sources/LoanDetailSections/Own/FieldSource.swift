public import Loans

/// The source of a field of a product's own item: a fact, or an optional part of the item's fact.
public protocol FieldSource<Known>: SendableMetatype {
  associatedtype Known

  /// The value in another form, and whether it is a fact or a part of one.
  func fieldValue<Form>(_ form: (Known) -> Form) -> FieldValue<Form>
}

/// The value of a field of a product's own item.
public enum FieldValue<Known: Sendable> {
  case fact(Fact<Known>)
  /// A part of the fact that the item shows; `nil` if it is absent.
  case part(Known?)

  /// The value; `nil` if it is absent.
  var known: Known? {
    switch self {
    case .fact(let fact): fact.value
    case .part(let value): value
    }
  }
}

extension Fact: FieldSource {
  /// The fact, with its value in another form.
  public func fieldValue<Form>(_ form: (Value) -> Form) -> FieldValue<Form> { .fact(map(form)) }
}

extension Optional: FieldSource {
  /// A part of a fact, in another form.
  public func fieldValue<Form>(_ form: (Wrapped) -> Form) -> FieldValue<Form> { .part(map(form)) }
}
