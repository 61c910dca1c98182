import LoanDetailCore
import Loans

extension InteractionStrategist {
  /// Requests one product with its details, and passes a list of this one product to the presenter.
  ///
  /// For a reference with a registered type it asks only the interactor of that type, for a bare id every interactor.
  /// If none of them has the product, it asks them for their lists, to distinguish an outage from an unknown id and to
  /// find similar ids.
  public func loadLoan(_ reference: ProductReference) async throws(LookupError) {
    try await loadLoan(reference, searchesList: true)
  }

  /// Requests one product with its details.
  ///
  /// - Parameter searchesList: whether to ask for the lists even if every interactor answered that it does not have the
  ///   product. Without it, such an id has no similar ones.
  package func loadLoan(_ reference: ProductReference, searchesList: Bool) async throws(LookupError) {
    let number = nextNumber()
    let owners = owners(of: reference)
    let (found, failed) = await pagesOfProduct(from: owners)
    guard listed.allSatisfy({ $0 < number }), !Task.isCancelled else { return }
    listed = Array(repeating: number, count: listed.count)
    if found.count > 1 { throw .ambiguous(reference, choices: found.compactMap(\.id)) }
    if let page = found.first {
      show(page, ofRequest: number)
    } else if failed.isEmpty, !searchesList {
      throw .notFound(reference, near: [])
    } else {
      let list = await pages(of: owners.map(\.entry))
      guard listed.allSatisfy({ $0 == number }), !Task.isCancelled else { return }
      searched = failed + list
      show(try page(of: reference, in: list, orOneOf: failed), ofRequest: number)
    }
  }

  /// The interactors that may have the product of a reference, each with the id to ask it for.
  private func owners(of reference: ProductReference) -> [(entry: InteractorRegistry.Entry, id: ProductID)] {
    if let id = reference.typed, let entry = registry.entry(of: id.type) { return [(entry, id)] }
    return registry.entries.map { entry in
      (entry, ProductID(type: entry.interactor.supportingProductType, id: reference.text))
    }
  }

  /// The pages of all products of some interactors.
  private func pages(of entries: [InteractorRegistry.Entry]) async -> [LoanPage] {
    let inquiry = inquiry
    return await Inquiry.all(entries) { await inquiry.products(of: $0) }.flatMap(\.self)
  }

  /// The pages of a product that some interactors may have, with its details. If several interactors are asked, one
  /// that fails may or may not have the product, so its page is in `failed`.
  private func pagesOfProduct(
    from owners: [(entry: InteractorRegistry.Entry, id: ProductID)]
  ) async -> (found: [LoanPage], failed: [LoanPage]) {
    let inquiry = inquiry
    let pages = await Inquiry.all(owners) { owner in
      await inquiry.product(owner.id, of: owner.entry).page(of: owner.id, by: owner.entry.interactor.manifest)
    }.compactMap(\.self)
    let isFound: (LoanPage) -> Bool = { page in
      switch page.content {
      case .loan: true
      case .fault(let fault): owners.count == 1 || fault.cause == .badData && !fault.isOfSource
      case .unavailable: false
      }
    }
    return (pages.filter(isFound), pages.filter { !isFound($0) })
  }

  /// The page of a product that no interactor returned: the fault of its request or, if only the list has it, `gone`.
  private func page(
    of reference: ProductReference, in list: [LoanPage], orOneOf failed: [LoanPage]
  ) throws(LookupError) -> LoanPage {
    do throws(LookupError) {
      let page = list[try list.index(of: reference)]
      return failed.first { $0.id == page.id } ?? page.gone
    } catch {
      // All interactors but one answered that they do not have the product.
      if case .unavailable = error, failed.count == 1 { return failed[0] }
      throw error
    }
  }

  /// Shows a list of one product with its details, or with the answer to a later request or event.
  private func show(_ page: LoanPage, ofRequest number: Int) {
    pages = merged([page], with: pages, ofRequest: number)
    pages[0].details = .shown
    representList()
  }
}

extension LoanPage {
  /// The page of a product that is in the list but whose details were not found.
  fileprivate var gone: LoanPage {
    guard case .loan(let loan) = content else { return self }
    return LoanPage(manifest: manifest, content: .fault(.gone(loan.id)))
  }
}
