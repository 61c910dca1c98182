public import DesignSystem

extension SectionList {
  /// The sections of a standard screen; `nil` for a product's own screen.
  public static func standard(_ screen: ScreenID, of loan: LoanOnScreen) -> SectionList? {
    switch screen {
    case .main: main(of: loan)
    case .details: details(of: loan)
    case .composition:
      SectionList(DebtParts(loan: loan), OverdueParts(loan: loan), PaymentParts(loan: loan), YearlyPayments(loan: loan))
        .otherwise(NoComposition(loan: loan))
    case .schedule: SectionList(Schedule(loan: loan), PlanSchedules(loan: loan))
    case .operations: SectionList(Operations(loan: loan), StatementLink(loan: loan))
    case .whatIf: whatIf(of: loan)
    case .statement: statement(of: loan)
    default: nil
    }
  }

  /// Whether a standard screen has content, and not only notes about missing facts.
  static func standardTells(_ screen: ScreenID, of loan: LoanOnScreen) -> Bool {
    switch screen {
    case .composition:
      DebtParts(loan: loan).hasContent || OverdueParts(loan: loan).hasContent || PaymentParts(loan: loan).hasContent
        || YearlyPayments(loan: loan).hasContent
    case .schedule: Schedule(loan: loan).hasContent
    case .operations: Operations(loan: loan).hasContent
    default: true
    }
  }

  /// Problems, the amount that can be spent, the next payment, the actions, the terms, and the latest operations.
  private static func main(of loan: LoanOnScreen) -> SectionList {
    SectionList(
      MissingBalance(loan: loan),
      WhatToDo(loan: loan),
      OverdueNotice(loan: loan),
      BookedRepayments(loan: loan),
      PaymentShares(loan: loan),
      LaterSecurities(loan: loan),
      Closing(loan: loan),
      CreditLimit(loan: loan),
      Penalty(loan: loan, screen: .main),
      CurrentState(loan: loan),
      BankNotices(loan: loan),
      Transfer(loan: loan, screen: .main),
      Contacts(loan: loan, screen: .main),
      Holiday(loan: loan, screen: .main),
      NextPayment(loan),
      Grace(loan: loan),
      Extension(loan: loan),
      Unapplied(loan: loan, screen: .main),
      Disbursement(loan: loan, screen: .main),
      Payouts(loan: loan, screen: .main),
      ChangesSinceData(loan: loan),
      ComingChanges(loan),
      BalloonPayment(loan: loan, screen: .main),
      Actions(loan: loan),
      PaymentsAround(loan),
      SubPlans(loan: loan),
      PlanCalendar(loan: loan),
      HomeCurrency(loan: loan),
      ChargeLimit(loan),
      DebtForecast(loan: loan, screen: .main),
      MainTerms(loan),
      Cost(loan: loan, screen: .main),
      LastStatement(loan: loan),
      RecentOperations(loan: loan),
      More(loan))
  }

  /// All known facts.
  private static func details(of loan: LoanOnScreen) -> SectionList {
    SectionList(
      MissingBalance(loan: loan),
      OverdueNotice(loan: loan),
      CurrentState(loan: loan),
      BankNotices(loan: loan),
      Contract(loan: loan),
      RestructuringTerms(loan: loan),
      Transfer(loan: loan),
      Disbursement(loan: loan),
      Payouts(loan: loan),
      KnownDebt(loan: loan),
      DebtForecast(loan: loan),
      Cost(loan: loan),
      CreditLines(loan: loan),
      HomeCurrency(loan: loan),
      Obligations(loan: loan),
      Holiday(loan: loan),
      Extension(loan: loan),
      Grace(loan: loan),
      Statements(loan: loan),
      AllSubPlans(loan: loan),
      AllTerms(loan: loan),
      RateChange(loan: loan),
      BalloonPayment(loan: loan),
      Penalty(loan: loan),
      ChargeLimit(loan),
      Fees(loan: loan),
      EscrowAccount(loan: loan),
      Prepayment(loan: loan),
      Securities(loan),
      LaterSecurities(loan: loan),
      Insurances(loan),
      Features(loan: loan),
      Cards(loan: loan),
      People(loan),
      PaymentShares(loan: loan),
      Contacts(loan: loan),
      Documents(loan: loan),
      Unsaid(loan: loan))
  }
}
