public import DesignSystem

extension SectionList {
  /// The sections of a standard screen; `nil` for a product's own screen.
  public static func standard(_ screen: ScreenID, of loan: LoanOnScreen) -> SectionList? {
    switch screen {
    case .main: main(of: loan)
    case .details: details(of: loan)
    case .composition:
      SectionList(DebtParts(loan), OverdueParts(loan), PaymentParts(loan), YearlyPayments(loan))
        .otherwise(NoComposition(loan))
    case .schedule: SectionList(Schedule(loan), PlanSchedules(loan))
    case .operations: SectionList(Operations(loan), StatementLink(loan: loan))
    case .whatIf: whatIf(of: loan)
    case .statement: statement(of: loan)
    default: nil
    }
  }

  /// Whether a standard screen has content, and not only notes about missing facts.
  static func standardTells(_ screen: ScreenID, of loan: LoanOnScreen) -> Bool {
    switch screen {
    case .composition:
      DebtParts(loan).hasContent || OverdueParts(loan).hasContent || PaymentParts(loan).hasContent
        || YearlyPayments(loan).hasContent
    case .schedule: Schedule(loan).hasContent
    case .operations: Operations(loan).hasContent
    default: true
    }
  }

  /// Problems, the amount that can be spent, the next payment, the actions, the terms, and the latest operations.
  private static func main(of loan: LoanOnScreen) -> SectionList {
    SectionList(
      MissingBalance(loan),
      WhatToDo(loan),
      OverdueNotice(loan),
      BookedRepayments(loan),
      PaymentShares(loan),
      LaterSecurities(loan),
      Closing(loan),
      CreditLimit(loan),
      Penalty(loan, on: .main),
      CurrentState(loan),
      BankNotices(loan),
      Transfer(loan, on: .main),
      Contacts(loan, on: .main),
      Holiday(loan, on: .main),
      NextPayment(loan),
      Grace(loan),
      Extension(loan),
      Unapplied(loan, on: .main),
      Disbursement(loan, on: .main),
      Payouts(loan, on: .main),
      ChangesSinceData(loan),
      ComingChanges(loan),
      BalloonPayment(loan, on: .main),
      Actions(loan),
      PaymentsAround(loan),
      SubPlans(loan),
      PlanCalendar(loan),
      HomeCurrency(loan),
      ChargeLimit(loan),
      DebtForecast(loan, on: .main),
      MainTerms(loan),
      Cost(loan, on: .main),
      LastStatement(loan),
      RecentOperations(loan),
      More(loan))
  }

  /// All known facts.
  private static func details(of loan: LoanOnScreen) -> SectionList {
    SectionList(
      MissingBalance(loan),
      OverdueNotice(loan),
      CurrentState(loan),
      BankNotices(loan),
      Contract(loan),
      RestructuringTerms(loan),
      Transfer(loan),
      Disbursement(loan),
      Payouts(loan),
      KnownDebt(loan),
      DebtForecast(loan),
      Cost(loan),
      CreditLines(loan),
      HomeCurrency(loan),
      Obligations(loan),
      Holiday(loan),
      Extension(loan),
      Grace(loan),
      Statements(loan),
      AllSubPlans(loan),
      AllTerms(loan),
      RateChange(loan),
      BalloonPayment(loan),
      Penalty(loan),
      ChargeLimit(loan),
      Fees(loan),
      EscrowAccount(loan),
      Prepayment(loan),
      Securities(loan),
      LaterSecurities(loan),
      Insurances(loan),
      Features(loan),
      Cards(loan),
      People(loan),
      PaymentShares(loan),
      Contacts(loan),
      Documents(loan),
      Unsaid(loan))
  }
}
