import LoanArithmetic
import LoanDetailCore
import Loans

/// A version of the portfolio format.
public enum PortfolioVersion: Int, Sendable, Comparable, CaseIterable {
  case one = 1
  /// Covers every credit product: revolving lines, statements, sub-plans, rates by use, contacts. A value that cannot
  /// be read affects only its own fact.
  case two = 2

  public static func < (left: PortfolioVersion, right: PortfolioVersion) -> Bool { left.rawValue < right.rawValue }
}

/// Names with their values. They are few, so comparing with each of them is faster than hashing.
typealias Names<Value> = [(name: String, value: Value)]

/// The names that a version of the format has for the values of enumerations. A class, so that the readers of
/// all parts of a record share one.
final class PortfolioNames: Sendable {
  let phases: Names<Lifecycle.Phase>
  let overlays: Names<Lifecycle.Overlay>
  let roles: Names<Party.Role>
  let measures: Names<FullCost.Measure>
  let interest: Names<InterestAccrual>
  let obligations: Names<Obligation.Kind>
  let rows: Names<ScheduleRow.Kind>
  let operations: Names<LoanOperation.Kind>
  let actions: Names<LoanAction.Kind>

  /// The names of a version.
  static func of(_ version: PortfolioVersion) -> PortfolioNames {
    switch version {
    case .one: one
    case .two: two
    }
  }

  private static let one = PortfolioNames { !newInVersion2.contains($0) }
  private static let two = PortfolioNames { _ in true }

  /// The names that version 1 does not have.
  private static let newInVersion2: Set<String> = [
    "closedToSpending", "bankruptcy", "borrowerDied", "courtDecision", "subsidyLost", "paymentMisdirected", "forgiven",
    "refinancedInto", "refinancedFrom", "payer", "heir", "comparisonRate", "BUS/252", "balloon", "residual", "purchase",
    "cash",
    "restructure", "refuse", "cancelInsurance", "contactAdviser", "dispute", "cancelRequest",
  ]

  private init(where isKnown: (String) -> Bool) {
    func known<Value>(_ names: [String: Value]) -> Names<Value> {
      names.filter { isKnown($0.key) }.map { (name: $0.key, value: $0.value) }
    }
    func named<Value: CaseIterable & RawRepresentable<String>>(_ type: Value.Type) -> Names<Value> {
      type.allCases.filter { isKnown($0.rawValue) }.map { (name: $0.rawValue, value: $0) }
    }
    phases = known(Lifecycle.Phase.named)
    overlays = named(Lifecycle.Overlay.self)
    roles = known(Party.Role.named)
    measures = named(FullCost.Measure.self)
    interest = known(InterestAccrual.named)
    obligations = named(Obligation.Kind.self)
    rows = named(ScheduleRow.Kind.self)
    operations = known(LoanOperation.Kind.named)
    actions = known(LoanAction.Kind.named)
  }
}
