public import LoanDetailCore

/// The interactors of all product types. They are checked once and then found by type.
///
/// Make one registry when the process starts and share it. Then a strategist for each request needs no new check.
public struct InteractorRegistry: Sendable {
  /// The interactors, in the order of the list.
  public let interactors: [any ProductBusinessLogicProtocol]
  private let places: [ProductType: Int]

  /// Checks a list of interactors. The error contains all faults of the list.
  public init(_ interactors: [any ProductBusinessLogicProtocol]) throws(RegistrationError) {
    if let error = RegistrationError.check(interactors) { throw error }
    self.init(checked: interactors)
  }

  private init(checked interactors: [any ProductBusinessLogicProtocol]) {
    self.interactors = interactors
    places = Dictionary(
      interactors.enumerated().map { ($1.supportingProductType, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The interactor of a type; `nil` if none is registered.
  public subscript(type: ProductType) -> (any ProductBusinessLogicProtocol)? {
    places[type].map { interactors[$0] }
  }

  /// Returns a registry with more interactors at the end, for types that this one does not have.
  package func adding(_ more: [any ProductBusinessLogicProtocol]) -> InteractorRegistry {
    more.isEmpty ? self : InteractorRegistry(checked: interactors + more)
  }
}
