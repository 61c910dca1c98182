package import LoanDetailCore
package import Loans

/// The interactors of all product types, checked once and found by type.
///
/// Make one when the process starts and share it, so that a strategist for each request needs no check.
package struct InteractorRegistry: Sendable {
  /// An interactor, and the threads that its calls run on.
  package struct Entry: Sendable {
    package let interactor: any ProductBusinessLogicProtocol
    private let executor: any TaskExecutor
    private let fromMemory: AnswersFromMemory
    /// Whether all its products are records of the host's source.
    let hasOnlyRecords: Bool

    init(_ interactor: any ProductBusinessLogicProtocol, on executor: any TaskExecutor) {
      self.interactor = interactor
      self.executor = executor
      let source = interactor.recordSource
      fromMemory = source?.answersFromMemory ?? []
      hasOnlyRecords = source is HostSource
    }

    /// The threads for a question; `nil` if it is answered from memory, in the task of the request.
    package func executor(for question: AnswersFromMemory) -> (any TaskExecutor)? {
      fromMemory.isSuperset(of: question) ? nil : executor
    }

    /// The threads for an event, which a product's own code handles.
    var executorForEvents: any TaskExecutor { executor }
  }

  /// The entries, in the order of the list.
  let entries: [Entry]
  /// The place of the first entry of each type.
  private let places: [ProductType: Int]

  /// Checks a list of interactors.
  ///
  /// - Parameters:
  ///   - interactors: the interactors, in the order of the list.
  ///   - executor: makes the threads of an interactor.
  /// - Throws: all faults of the list.
  package init(
    _ interactors: [any ProductBusinessLogicProtocol], executor: (() -> any TaskExecutor)? = nil
  ) throws(RegistrationError) {
    if let error = RegistrationError.check(interactors) { throw error }
    self.init(
      checked: interactors.map { Entry($0, on: executor?() ?? SourceExecutor(sharedBy: interactors.count)) })
  }

  /// A registry with one interactor whose plugin has been checked.
  package init(checked interactor: any ProductBusinessLogicProtocol, on executor: any TaskExecutor) {
    self.init(checked: [Entry(interactor, on: executor)])
  }

  private init(checked entries: [Entry]) {
    self.entries = entries
    places = Dictionary(
      entries.enumerated().map { ($1.interactor.supportingProductType, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The manifests of the types, in the order of the list.
  package var manifests: [ProductManifest] { entries.map(\.interactor.manifest) }

  /// The interactor of a type; `nil` when none is registered.
  package subscript(type: ProductType) -> (any ProductBusinessLogicProtocol)? { entry(of: type)?.interactor }

  /// The entry of a type; `nil` when none is registered.
  package func entry(of type: ProductType) -> Entry? { places[type].map { entries[$0] } }

  /// Returns the registry for a scope whose source has records of some types only: without interactors whose
  /// products are all records of the source, and of another type.
  package func having(_ types: [ProductType]) -> InteractorRegistry {
    let types = Set(types)
    return InteractorRegistry(
      checked: entries.filter { !$0.hasOnlyRecords || types.contains($0.interactor.supportingProductType) })
  }

  /// Returns the registry with more interactors at its end, for types that it does not have.
  ///
  /// - Throws: all faults of the added interactors.
  package func adding(
    _ more: [any ProductBusinessLogicProtocol], on executor: SourceExecutor
  ) throws(RegistrationError) -> InteractorRegistry {
    if more.isEmpty { return self }
    if let error = RegistrationError.check(more) { throw error }
    return InteractorRegistry(checked: entries + more.map { Entry($0, on: executor) })
  }
}
