public import LoanDetailCore

/// The interactors of all product types, checked once and found by type.
///
/// Make one when the process starts and share it: a strategist for each request costs no check then.
public struct InteractorRegistry: Sendable {
  /// The interactors, in the order of the list.
  public let interactors: [any ProductBusinessLogicProtocol]
  private let places: [ProductType: Int]

  /// Checks a list of interactors; throws every fault there is.
  public init(_ interactors: [any ProductBusinessLogicProtocol]) throws(RegistrationError) {
    if let error = RegistrationError.check(interactors) { throw error }
    self.init(checked: interactors)
  }

  private init(checked interactors: [any ProductBusinessLogicProtocol]) {
    self.interactors = interactors
    places = Dictionary(
      interactors.enumerated().map { ($1.supportingProductType, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The interactor of a type; `nil` when none is registered.
  public subscript(type: ProductType) -> (any ProductBusinessLogicProtocol)? {
    places[type].map { interactors[$0] }
  }

  /// The registry with more interactors at its end, for types it does not have yet.
  package func adding(_ more: [any ProductBusinessLogicProtocol]) -> InteractorRegistry {
    more.isEmpty ? self : InteractorRegistry(checked: interactors + more)
  }
}
