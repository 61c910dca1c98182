public import LoanDetailGateways

/// Returns the faults that `assertConformance(of:)` would report, for another test library or a script.
@concurrent
public func conformanceFaults(
  of product: ProductWithSamples, names: [String] = [], events: [SampleEvent] = [], deadline: Duration = .seconds(60)
) async -> [ConformanceFault] {
  let subject = await ConformanceSubject(product, names: names, events: events, deadline: deadline)
  var faults: [ConformanceFault] = []
  for rule in ConformanceRule.allCases { faults.add(await rule.findings(in: subject), of: rule) }
  return faults
}

/// Returns the faults that `assertConformance(together:)` would report, for another test library or a script.
@concurrent
public func conformanceFaults(
  together products: [ProductWithSamples], deadline: Duration = .seconds(60)
) async -> [ConformanceFault] {
  var subjects: [ConformanceSubject] = []
  for product in products { subjects.append(await ConformanceSubject(product, deadline: deadline)) }
  let installation = Installation(subjects: subjects)
  var faults: [ConformanceFault] = []
  for rule in ConformanceRule.allCases { faults.add(rule.findings(in: installation), of: rule) }
  return faults
}

extension [ConformanceFault] {
  /// Adds findings. The same fault in another language, on another screen or in another state is reported once.
  fileprivate mutating func add(_ findings: [Finding], of rule: ConformanceRule) {
    for finding in findings {
      if let index = firstIndex(where: { $0.rule == rule && $0.message == finding.message }) {
        self[index].places.append(finding.place)
      } else {
        append(ConformanceFault(rule: rule, places: [finding.place], message: finding.message))
      }
    }
  }
}
