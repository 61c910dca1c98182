@_exported public import LoanDetailConformance

// A build with a static standard library has no module Testing.
#if canImport(Testing)
  public import LoanDetailGateways
  public import Testing

  /// Checks a product against the whole contract, with its sample records: every rule of `ConformanceRule` about one
  /// product.
  ///
  /// A product needs this test:
  ///
  /// ```swift
  /// @Test("the plugin keeps to the contract")
  /// func conformance() async throws {
  ///   try await assertConformance(of: BoatLoan.plugin.withSamples(in: "../Samples"))
  /// }
  /// ```
  ///
  /// The same fault in several places is reported once. Set the environment variable `FAULT_PLACES` to `all` to list
  /// the places.
  ///
  /// - Parameters:
  ///   - product: the product with its sample records.
  ///   - names: words that are the same in every language, such as brands. Texts of the sample records need not be
  ///     listed.
  ///   - events: the events of the product's own items, each with the sample on which it is performed.
  ///   - deadline: the time that each call of the plugin's code may take. A call that takes longer is a fault.
  ///   - sourceLocation: the place in the test for faults.
  /// - Throws: `CancellationError` if the test is cancelled, for example by a time limit. The findings are then not
  ///   reliable and not reported.
  public func assertConformance(
    of product: ProductWithSamples, names: [String] = [], events: [SampleEvent] = [],
    deadline: Duration = .seconds(60), sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let faults = await conformanceFaults(of: product, names: names, events: events, deadline: deadline)
    try record(faults, at: sourceLocation)
  }

  /// Checks the products that a bank installs together: every rule of `ConformanceRule` about several products.
  ///
  /// The bank's own tests make this call once, beside the list of its products:
  ///
  /// ```swift
  /// @Test("the installed products go together")
  /// func together() async throws {
  ///   try await assertConformance(together: InstalledSamples.all)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - products: all installed products, each with its sample records.
  ///   - deadline: the time that each call of a plugin's code may take.
  ///   - sourceLocation: the place in the test for faults.
  /// - Throws: `CancellationError` if the test is cancelled.
  public func assertConformance(
    together products: [ProductWithSamples], deadline: Duration = .seconds(60),
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let faults = await conformanceFaults(together: products, deadline: deadline)
    try record(faults, at: sourceLocation)
  }

  /// Records the faults as issues of the test, unless the test is cancelled.
  private func record(_ faults: [ConformanceFault], at sourceLocation: SourceLocation) throws {
    try Task.checkCancellation()
    for fault in faults { Issue.record("\(fault.report(listing: .inForce()))", sourceLocation: sourceLocation) }
  }
#endif
