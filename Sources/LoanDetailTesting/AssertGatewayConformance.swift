// A build with a static standard library has no module Testing.
#if canImport(Testing)
  public import LoanDetailCore
  public import LoanDetailGateways
  public import Testing

  /// Checks a gateway against the contract of `LoanRecordGateway`.
  ///
  /// The test fills the source with the records of a portfolio, the installed samples for example:
  ///
  /// ```swift
  /// @Test("the gateway keeps to the contract")
  /// func conformance() async throws {
  ///   let portfolio = try PortfolioGateway(contentsOf: "portfolio.json")
  ///   try await assertConformance(
  ///     of: LoanTable(try Database(filledWith: "portfolio.json")), holding: portfolio, through: InstalledProducts.all)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - gateway: the gateway to a source with exactly the records of the portfolio.
  ///   - portfolio: the records.
  ///   - plugins: the products whose screens are compared.
  ///   - deadline: the time that each question may take. A question that takes longer is a fault.
  ///   - sourceLocation: the place in the test for faults.
  /// - Throws: `CancellationError` if the test is cancelled.
  public func assertConformance(
    of gateway: any LoanRecordGateway, holding portfolio: PortfolioGateway, through plugins: [ProductPlugin],
    deadline: Duration = .seconds(60), sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let faults = await gatewayFaults(of: gateway, holding: portfolio, through: plugins, deadline: deadline)
    try Task.checkCancellation()
    for fault in faults { Issue.record("\(fault)", sourceLocation: sourceLocation) }
  }
#endif
