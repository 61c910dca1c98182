public import DesignSystem
import LoanArithmetic
public import LoanDetailCore

/// The parts of the debt.
///
/// ```
/// Debt
///   Principal . . . . . . . . .  RUB 10,000.00
///   Interest  . . . . . . . . . . . RUB 100.00
///   Owed in all . . . . . . . .  RUB 10,100.00
/// ```
public struct DebtParts: LoanSection {
  public static let name: SectionName = "composition.debt"
  public static let summary = "The parts of the debt."
  public static let needs = [NeededFact("debt.total", \.debt.total)]

  public let loan: ShownLoan
  public init(_ loan: ShownLoan) { self.loan = loan }

  public var title: LocalizedText? { LoanWords.debt }
  public var hasContent: Bool { facts.debt.total.value != nil && !facts.debt.portions.isEmpty }

  public var items: [Item] {
    breakdown(
      .id("debt.parts"), LoanWords.total, facts.debt.total, facts.debt.portions, states: .balance
    ) { component in
      switch component {
      case .principal: facts.debt.principal.source
      case .interest: facts.debt.interest.source
      case .fees: facts.debt.fees.source
      case .penalties: facts.debt.penalties.source
      case .insurance: nil
      case .other: facts.debt.otherPortions.source
      }
    }
  }
}

/// The parts of the overdue amount.
public struct OverdueParts: LoanSection {
  public static let name: SectionName = "composition.overdue"
  public static let summary = "The parts of the overdue amount."
  public static let needs = OverdueNotice.needs

  public let loan: ShownLoan
  public init(_ loan: ShownLoan) { self.loan = loan }

  public var title: LocalizedText? { LoanWords.overdueTitle }

  public var silence: String? {
    facts.overdueAmount(on: day).value?.isPositive ?? false ? nil : "no overdue amount is known"
  }

  public var items: [Item] {
    breakdown(
      .id("overdue.parts"), LoanWords.overdueAmount, facts.overdueAmount(on: day), facts.debt.overdue.portions,
      states: .overdue
    ) { _ in facts.debt.overdue.portionsOrigin.map { .known($0, asOf: nil) } }
  }
}

/// The parts of the next payment.
public struct PaymentParts: LoanSection {
  public static let name: SectionName = "composition.payment"
  public static let summary = "The parts of the next payment."
  public static let needs = NextPayment.needs

  public let loan: ShownLoan
  public init(_ loan: ShownLoan) { self.loan = loan }

  public var title: LocalizedText? { LoanWords.nextPayment }

  public var items: [Item] {
    if let next = facts.nextObligation(on: day) {
      breakdown(
        .id("payment.parts"), LoanWords.paymentMadeOf, next.amount, next.portions, states: .nextPaymentAmount
      ) { _ in next.portionsOrigin.map { .known($0, asOf: nil) } }
    }
  }
}

/// A note that no parts are known, for a screen that would be empty without it.
public struct NoComposition: LoanSection {
  public static let name: SectionName = "composition.absent"
  public static let summary = "A note that no parts of the debt are known."
  public static let needs = DebtParts.needs

  public let loan: ShownLoan
  public init(_ loan: ShownLoan) { self.loan = loan }

  public var hasContent: Bool { false }

  public var items: [Item] {
    let _ = context.lacks(id, LoanWords.debt, because: .notProvided)
    note(.id(id), LoanWords.noComposition)
  }
}
