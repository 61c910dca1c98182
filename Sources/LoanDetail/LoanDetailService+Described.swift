import DesignSystem
public import LoanDetailCore
import LoanDetailEngine
public import Loans

extension LoanDetailService {
  /// Makes a screen of a product that describes itself, such as a quote. No source is asked, except for its day.
  ///
  /// ```swift
  /// let answer = try await loans.screen(of: quote, .quote, reader)
  /// ```
  ///
  /// - Parameters:
  ///   - product: the product.
  ///   - screen: one of its screens.
  ///   - scope: the customer for whom the screen is made; a customer's screen has no findings for staff.
  ///   - reader: the locale, the day, the client and the renderer.
  ///   - page: the rows of its lists to send; `nil` for all rows.
  ///   - held: what the client already has of the screen; `nil` for nothing.
  /// - Throws: `RequestError.noSuchScreen` if the product does not have the screen, or another ``RequestError``.
  @concurrent
  public func screen(
    of product: any DescribedProduct, _ screen: ScreenID, for scope: CustomerScope = .allCustomers,
    _ reader: LoanReader, page: PageRequest? = nil, held: HeldScreen? = nil
  ) async throws(RequestError) -> ScreenAnswer {
    let reference = ProductReference("\(product.id)")
    return try await request(.screen(screen), reference, for: scope, reader, page, outcome: \.outcome) {
      (log, day, _) throws(RequestError) in
      try answer(with: product, for: ScreenRequest(screen, on: day, for: reader, log, rows: page), held)
    }
  }

  /// Explains a screen of a product that describes itself, such as a quote.
  ///
  /// - Parameters:
  ///   - product: the product.
  ///   - screen: one of its screens.
  ///   - scope: the customer for whom the screen is made.
  ///   - reader: the locale, the day and the client.
  /// - Throws: `RequestError.noSuchScreen` if the product does not have the screen, or another ``RequestError``.
  @concurrent
  public func explanation(
    of product: any DescribedProduct, on screen: ScreenID, for scope: CustomerScope = .allCustomers,
    _ reader: LoanReader
  ) async throws(RequestError) -> ExplainedScreen {
    try await request(.explanation, ProductReference("\(product.id)"), for: scope, reader) {
      (log, day, _) throws(RequestError) in
      try explained(product, on: screen, reader, day, log)
    }
  }

  /// Makes a screen about all products of a customer, such as everything that they owe.
  ///
  /// All interactors are asked at once, for the list and then for the details of each product. The screen names each
  /// product that cannot be shown and each type that cannot be listed.
  ///
  /// ```swift
  /// let answer = try await loans.summary(for: customer, as: CustomerSummary(in: .rub, at: rates), reader)
  /// ```
  ///
  /// - Parameters:
  ///   - customer: the customer whose products are combined.
  ///   - screen: makes the screen from the products.
  ///   - reader: the locale, the day, the client and the renderer.
  ///   - page: the rows of its lists to send; `nil` for all rows.
  ///   - held: what the client already has of the screen.
  /// - Throws: ``RequestError`` if no product is listed and an interactor fails, because an empty screen would mean
  ///   "nothing is owed".
  @concurrent
  public func summary(
    for customer: CustomerID, as screen: any CustomerScreen, _ reader: LoanReader, page: PageRequest? = nil,
    held: HeldScreen? = nil
  ) async throws(RequestError) -> ScreenAnswer {
    try await request(.summary, for: .customer(customer), reader, page, outcome: \.outcome) {
      (log, day, deadline) throws(RequestError) in
      let product = screen.product(of: try await products(of: customer, by: deadline), for: customer)
      let first = product.screens.first ?? .summary
      return try answer(with: product, for: ScreenRequest(first, on: day, for: reader, log, rows: page), held)
    }
  }

  /// Explains a screen about all products of a customer.
  ///
  /// - Parameters:
  ///   - screen: makes the screen from the products.
  ///   - customer: the customer whose products are combined.
  ///   - reader: the locale, the day and the client.
  /// - Throws: ``RequestError`` if no product is listed and an interactor fails.
  @concurrent
  public func explanation(
    of screen: any CustomerScreen, for customer: CustomerID, _ reader: LoanReader
  ) async throws(RequestError) -> ExplainedScreen {
    try await request(.explanation, for: .customer(customer), reader) { (log, day, deadline) throws(RequestError) in
      let product = screen.product(of: try await products(of: customer, by: deadline), for: customer)
      return try explained(product, on: product.screens.first ?? .summary, reader, day, log)
    }
  }

  /// All products of a customer with their details, including those that cannot be shown, and one for those of which
  /// nobody knows because a part of the source cannot be read.
  private func products(
    of customer: CustomerID, by deadline: Deadline
  ) async throws(RequestError) -> [CustomerProduct] {
    let known = try await pages(of: customer, by: deadline).map {
      CustomerProduct(id: $0.id, title: $0.title, product: $0.loan, diagnostics: $0.diagnostics)
    }
    guard let source, source.lacksRecords else { return known }
    return known + [
      CustomerProduct(id: nil, title: ProductListWords.otherProducts, product: nil, diagnostics: [])
    ]
  }

  /// The pages of all products of a customer with their details.
  ///
  /// - Throws: `RequestError` if no product is listed and an interactor fails.
  func pages(of customer: CustomerID, by deadline: Deadline) async throws(RequestError) -> [LoanPage] {
    let scope = CustomerScope.customer(customer)
    let strategist = InteractionStrategist(
      try await registry(scope, by: deadline), scope: scope, observer: options.exchanges
    ) { deadline }
    await strategist.loadLoans()
    try checkCancellation()
    await strategist.loadDetails()
    try checkCancellation()
    let pages = strategist.pages
    if let cause = pages.first?.cause, pages.allSatisfy({ $0.id == nil }) {
      throw RequestError(RequestFault(page: nil, cause: cause, diagnostics: pages.flatMap(\.diagnostics)))
    }
    return pages
  }

  /// The answer with a screen of a product that describes itself.
  private func answer(
    with product: any DescribedProduct, for request: ScreenRequest, _ held: HeldScreen?
  ) throws(RequestError) -> ScreenAnswer {
    let made = try render(request.shown(page(of: product, with: request.screen)), for: request)
    return try answer(made, for: request.reader, held, request.log)
  }

  /// The page of a product that describes itself.
  ///
  /// - Throws: `RequestError.noSuchScreen` if the product does not have the screen.
  private func page(of product: any DescribedProduct, with screen: ScreenID) throws(RequestError) -> LoanPage {
    guard product.screens.contains(screen) else {
      throw .noSuchScreen(screen, of: product.id, available: product.screens)
    }
    return LoanPage(product)
  }

  /// The explanation of a screen of a product that describes itself.
  private func explained(
    _ product: any DescribedProduct, on screen: ScreenID, _ reader: LoanReader, _ day: BankDay, _ log: RequestLog
  ) throws(RequestError) -> ExplainedScreen {
    let explained = ExplainedScreen(of: try page(of: product, with: screen), on: screen, reader, day, log)
    log.add(explained.diagnostics)
    return explained
  }
}
