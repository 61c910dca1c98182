public import LoanDetailCore

// A build with a static standard library has no module Testing.
#if canImport(Testing)
  public import Testing

  /// Checks a plugin against the whole contract, with its own sample records: every rule of ``ConformanceRule``.
  ///
  /// A product needs this test:
  ///
  /// ```swift
  /// @Test("the plugin keeps to the contract")
  /// func conformance() async throws {
  ///   try await assertConformance(of: BoatLoan.plugin)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - plugin: the plugin.
  ///   - names: words that are the same in every language, such as brands. Texts of the sample records need not be
  ///     listed.
  ///   - sourceLocation: the place in the test for faults.
  /// - Throws: `CancellationError` if the test is cancelled, for example by a time limit. The findings are then not
  ///   reliable and not reported.
  public func assertConformance(
    of plugin: ProductPlugin, names: [String] = [], sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let faults = await conformanceFaults(of: plugin, names: names)
    try Task.checkCancellation()
    for fault in faults { Issue.record("\(fault)", sourceLocation: sourceLocation) }
  }
#endif

/// Returns the faults that ``assertConformance(of:names:sourceLocation:)`` would report, for another test library or a
/// script.
@concurrent
public func conformanceFaults(of plugin: ProductPlugin, names: [String] = []) async -> [ConformanceFault] {
  let subject = await ConformanceSubject(plugin, names: names)
  var faults: [ConformanceFault] = []
  for rule in ConformanceRule.allCases {
    for finding in await rule.findings(in: subject) {
      // The same fault in another language, on another screen or in another state is reported once.
      if let index = faults.firstIndex(where: { $0.rule == rule && $0.message == finding.message }) {
        faults[index].otherPlaces += 1
      } else {
        faults.append(ConformanceFault(rule: rule, place: finding.place, message: finding.message))
      }
    }
  }
  return faults
}
