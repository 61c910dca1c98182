import LoanArithmetic
import LoanDetailCore
import LoanDetailJSON
import Loans

/// The names that a version of the format has for the values of enumerations. A class, so that the readers of
/// all parts of a record share one.
final class PortfolioNames: Sendable {
  let phases: JSONWords<Lifecycle.Phase>
  let overlays: JSONWords<Lifecycle.Overlay>
  let roles: JSONWords<Party.Role>
  let measures: JSONWords<FullCost.Measure>
  let interest: JSONWords<InterestAccrual>
  let obligations: JSONWords<Obligation.Kind>
  let rows: JSONWords<ScheduleRow.Kind>
  let operations: JSONWords<LoanOperation.Kind>
  let actions: JSONWords<LoanAction.Kind>

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
  private static let newInVersion2 = Set(LoanChange.Name.allCases.map(\.rawValue)).union([
    "closedToSpending", "bankruptcy", "borrowerDied", "courtDecision", "subsidyLost", "paymentMisdirected", "forgiven",
    "refinancedInto", "refinancedFrom", "payer", "heir", "comparisonRate", "BUS/252", "balloon", "residual", "purchase",
    "cash", "other",
    "restructure", "refuse", "cancelInsurance", "contactAdviser", "dispute", "cancelRequest",
  ])

  /// Takes the names that a version knows.
  private init(where isKnown: (String) -> Bool) {
    func known<Value>(_ names: [String: Value]) -> JSONWords<Value> {
      JSONWords(names.filter { isKnown($0.key) }.map { ($0.key, $0.value) })
    }
    func named<Value: CaseIterable & RawRepresentable<String>>(_ type: Value.Type) -> JSONWords<Value> {
      JSONWords(type.allCases.filter { isKnown($0.rawValue) }.map { ($0.rawValue, $0) })
    }
    phases = known(Lifecycle.Phase.named)
    overlays = named(Lifecycle.Overlay.self)
    roles = known(Party.Role.named)
    measures = known(FullCost.Measure.named)
    interest = known(InterestAccrual.named)
    obligations = named(Obligation.Kind.self)
    rows = named(ScheduleRow.Kind.self)
    operations = known(LoanOperation.Kind.named)
    actions = known(LoanAction.Kind.named)
  }
}
