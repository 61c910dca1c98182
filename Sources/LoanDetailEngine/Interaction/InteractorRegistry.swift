package import LoanDetailCore
package import Loans

/// The interactors of all product types, checked once and found by type.
///
/// Make one when the process starts and share it, so that a strategist for each request needs no check.
package struct InteractorRegistry: Sendable {
  /// An interactor, and the threads that its calls run on.
  package struct Entry: Sendable {
    package let interactor: any ProductBusinessLogicProtocol
    package let executor: SourceExecutor
  }

  /// The entries, in the order of the list.
  let entries: [Entry]
  private let places: [ProductType: Int]

  /// Checks a list of interactors.
  ///
  /// - Throws: all faults of the list.
  package init(_ interactors: [any ProductBusinessLogicProtocol]) throws(RegistrationError) {
    if let error = RegistrationError.check(interactors) { throw error }
    self.init(checked: interactors.map { Entry(interactor: $0, executor: SourceExecutor()) })
  }

  /// A registry with one interactor whose plugin has been checked.
  package init(checked interactor: any ProductBusinessLogicProtocol, on executor: SourceExecutor) {
    self.init(checked: [Entry(interactor: interactor, executor: executor)])
  }

  private init(checked entries: [Entry]) {
    self.entries = entries
    places = Dictionary(
      entries.enumerated().map { ($1.interactor.supportingProductType, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The interactor of a type; `nil` when none is registered.
  package subscript(type: ProductType) -> (any ProductBusinessLogicProtocol)? { entry(of: type)?.interactor }

  package func entry(of type: ProductType) -> Entry? { places[type].map { entries[$0] } }

  /// Returns the registry with more interactors at its end, for types that it does not have.
  ///
  /// - Throws: all faults of the added interactors.
  package func adding(
    _ more: [any ProductBusinessLogicProtocol], on executor: SourceExecutor
  ) throws(RegistrationError) -> InteractorRegistry {
    if more.isEmpty { return self }
    if let error = RegistrationError.check(more) { throw error }
    return InteractorRegistry(checked: entries + more.map { Entry(interactor: $0, executor: executor) })
  }
}
