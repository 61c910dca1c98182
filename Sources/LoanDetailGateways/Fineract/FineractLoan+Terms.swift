import LoanArithmetic
import LoanDetailCore
import LoanDetailJSON
import Loans

extension FineractLoan {
  func terms(from opened: CalendarDate?) -> Terms {
    var terms = Terms()
    terms.originalAmount = loan.amount("principal", in: currency).or(loan.amount("approvedPrincipal", in: currency))
    terms.rates = rate(from: opened)
    terms.amortisation = amortisation()
    terms.interest = interest()
    terms.term = term("termFrequency", "termPeriodFrequencyType")
    terms.payments = loan.count("numberOfRepayments", in: 1...120_000)
    terms.paymentEvery = term("repaymentEvery", "repaymentFrequencyType")
    terms.firstPayment = loan.day("expectedFirstRepaymentOnDate")
    terms.fees = fees()
    terms.purpose = purpose()
    terms.payment = payment()
    terms.totalRepayment = totalRepayment()
    terms.costOfCredit = costOfCredit()
    terms.applicationOrder = applicationOrder()
    return terms
  }

  /// Returns the annual rate, which Fineract always provides if there is interest; otherwise the rate for the
  /// contract's own period.
  private func rate(from opened: CalendarDate?) -> Fact<[AppliedRate]> {
    let kind = loan.flag("isFloatingInterestRate").value.map { $0 ? Rate.Kind.indexed : .fixed }
    func applied(_ percent: ExactDecimal, _ period: Rate.Period) -> [AppliedRate] {
      [AppliedRate(rate: Rate(percent: percent, period: period, kind: kind), from: opened)]
    }
    let annual = loan.number("annualInterestRate").map { applied($0, .year) }
    guard annual.value == nil else { return annual }
    let percent = loan.number("interestRatePerPeriod")
    switch loan.option("interestRateFrequencyType").value?.id {
    case 2: return percent.map { applied($0, .month) }
    case 3: return percent.map { applied($0, .year) }
    default: return annual.map { _ in [] }
    }
  }

  /// Returns the amortisation. Equal instalments are an annuity only if interest is charged on the balance; flat
  /// interest (1) is calculated differently.
  private func amortisation() -> Fact<Amortisation> {
    let interest = loan.option("interestType").value
    return loan.option("amortizationType").map { method in
      switch (method.id, interest?.id) {
      case (0, _): .equalPrincipal
      case (1, 1): .unknown("\(method.name), \(interest?.name ?? "")")
      case (1, _): .annuity
      default: .unknown(method.name)
      }
    }
  }

  /// Returns the accrual of interest if it is certain, which is only accrual by equal periods without terms that change
  /// some periods. Fineract's accrual by days depends on settings that the payload does not contain.
  private func interest() -> Fact<InterestAccrual> {
    let currency = loan.value("currency") ?? .null
    guard loan.option("interestCalculationPeriodType").value?.id == 1,
      [1, 2, 3].contains(loan.option("repaymentFrequencyType").value?.id),
      !Self.exceptions.contains(where: { loan.value($0)?.saysYes == true }), currency["inMultiplesOf"]?.saysYes != true
    else { return .notProvided }
    return .known(.equalPeriods, origin: loan.origin(of: "interestCalculationPeriodType"))
  }

  /// Fields that change the interest of some periods, unless their value means "no".
  private static let exceptions = [
    "emiAmountVariations", "enableDownPayment", "fixedEmiAmount", "fixedPrincipalPercentagePerInstallment",
    "graceOnInterestCharged", "graceOnInterestPayment", "graceOnPrincipalPayment", "interestChargedFromDate",
    "isFloatingInterestRate", "isInterestRecalculationEnabled", "isVariableInstallmentsAllowed", "loanTermVariations",
    "multiDisburseLoan", "recurringMoratoriumOnPrincipalPeriods",
  ]

  private func term(_ countName: String, _ unitName: String) -> Fact<Term> {
    switch (loan.count(countName, in: 1...120_000), loan.option(unitName)) {
    case (.known(let count, let origin, _), .known(let option, _, _)):
      let units: [Int: Term.Unit] = [0: .days, 1: .weeks, 2: .months, 3: .years]
      if let unit = units[option.id], let term = Term(count, unit) { return .known(term, origin: origin) }
      let value = loan.value(unitName) ?? .null
      loan.log.addUnreadable(
        value, at: loan.path(of: unitName), expected: "the id of days (0), weeks (1), months (2) or years (3)")
      return .absent(.unreadable(value.shape))
    case (.absent(let absence), _), (_, .absent(let absence)): return .absent(absence)
    }
  }
}
