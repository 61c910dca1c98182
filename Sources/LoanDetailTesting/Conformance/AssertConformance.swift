public import LoanDetailCore

// A build with a static standard library has no module Testing.
#if canImport(Testing)
  public import Testing

  /// Holds a product's plugin to the whole contract, over its own sample records: every rule of ``ConformanceRule``.
  ///
  /// The two lines a product's tests need:
  ///
  /// ```swift
  /// @Test("the plugin keeps to the contract")
  /// func conformance() async throws {
  ///   try await assertConformance(of: BoatLoan.plugin)
  /// }
  /// ```
  ///
  /// Throws `CancellationError` when the test is cancelled meanwhile, as by a time limit: what was found then means
  /// nothing.
  ///
  /// - Parameters:
  ///   - plugin: the plugin.
  ///   - names: words that are the same in every language, such as a brand; what the sample records say is known to be.
  ///   - sourceLocation: where a fault is reported.
  public func assertConformance(
    of plugin: ProductPlugin, names: [String] = [], sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let faults = await conformanceFaults(of: plugin, names: names)
    try Task.checkCancellation()
    for fault in faults { Issue.record("\(fault)", sourceLocation: sourceLocation) }
  }
#endif

/// What ``assertConformance(of:names:sourceLocation:)`` would report, for another test library or a script.
@concurrent
public func conformanceFaults(of plugin: ProductPlugin, names: [String] = []) async -> [ConformanceFault] {
  let subject = await ConformanceSubject(plugin, names: names)
  var faults: [ConformanceFault] = []
  for rule in ConformanceRule.allCases {
    for finding in await rule.findings(in: subject) {
      // The same in another language, on another screen or in another state is told once.
      if let index = faults.firstIndex(where: { $0.rule == rule && $0.message == finding.message }) {
        faults[index].otherPlaces += 1
      } else {
        faults.append(ConformanceFault(rule: rule, place: finding.place, message: finding.message))
      }
    }
  }
  return faults
}
