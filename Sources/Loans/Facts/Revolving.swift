/// The facts of a revolving product, such as a credit card or an overdraft, whose debt can be repaid and re-drawn.
public struct Revolving: Sendable, Hashable {
  /// The credit lines; the first one is the main line.
  public var lines: Fact<[CreditLine]> = .notProvided
  /// The day of the month on which a statement closes: 1...31.
  public var closingDay: Fact<Int> = .notProvided
  /// The day of the month by which a statement must be paid: 1...31.
  public var dueDay: Fact<Int> = .notProvided
  /// The last closed statement.
  public var statement: Fact<Statement> = .notProvided
  /// The statements before the last closed one, the newest first.
  public var earlierStatements: Fact<[Statement]> = .notProvided
  /// The period in which purchases cost no interest.
  public var grace: Fact<GracePeriod> = .notProvided
  /// The rule by which the bank calculates the minimum payment.
  public var minimumRule: Fact<MinimumPaymentTerms> = .notProvided
  /// The parts of the debt that are repaid by a plan of their own.
  public var subPlans: Fact<[SubPlan]> = .notProvided

  /// Creates facts with everything absent.
  public init() {}
}
