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

// The names of the shared sections.
extension SectionName {
  public static let whatToDo: SectionName = "now"
  public static let missingBalance: SectionName = "debt.absent"
  public static let overdue: SectionName = "overdue"
  public static let limit: SectionName = "limit"
  public static let notices: SectionName = "notice"
  public static let penalty: SectionName = "penalty-terms"
  public static let state: SectionName = "state"
  public static let transfer: SectionName = "transfer"
  public static let contacts: SectionName = "contacts"
  public static let nextPayment: SectionName = "payment"
  public static let bookedRepayments: SectionName = "early"
  public static let closing: SectionName = "closing"
  public static let grace: SectionName = "grace"
  public static let unapplied: SectionName = "unapplied"
  public static let holiday: SectionName = "holiday"
  public static let rateChange: SectionName = "rate-change"
  public static let changes: SectionName = "changes"
  public static let changesSinceData: SectionName = "changes-since"
  public static let balloon: SectionName = "balloon"
  public static let disbursement: SectionName = "disbursement"
  public static let payouts: SectionName = "payouts"
  public static let homeCurrency: SectionName = "home-currency"
  public static let actions: SectionName = "actions"
  public static let paymentsAround: SectionName = "payments-around"
  public static let plans: SectionName = "plans"
  public static let planSchedules: SectionName = "plan-schedules"
  public static let planCalendar: SectionName = "plan-calendar"
  public static let extensionOfPayment: SectionName = "extension"
  public static let chargeLimit: SectionName = "charge-limit"
  public static let payoffByDay: SectionName = "payoff-by-day"
  public static let terms: SectionName = "terms"
  public static let statement: SectionName = "statement"
  public static let operations: SectionName = "operations"
  public static let more: SectionName = "more"
  public static let contract: SectionName = "contract"
  public static let debt: SectionName = "debt"
  public static let forecast: SectionName = "forecast"
  public static let cost: SectionName = "cost"
  public static let obligations: SectionName = "obligation"
  public static let fees: SectionName = "fees"
  public static let restructuring: SectionName = "restructuring"
  public static let escrow: SectionName = "escrow"
  public static let features: SectionName = "features"
  public static let cards: SectionName = "cards"
  public static let prepayment: SectionName = "prepayment"
  public static let security: SectionName = "security"
  public static let laterSecurity: SectionName = "later-security"
  public static let paymentShares: SectionName = "payment-shares"
  public static let insurance: SectionName = "insurance"
  public static let people: SectionName = "parties"
  public static let documents: SectionName = "documents"
  public static let unsaid: SectionName = "unsaid"
  public static let schedule: SectionName = "schedule"
}
