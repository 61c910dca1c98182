import LoanArithmetic
import LoanDetailCore
import LoanDetailJSON
import Loans
import Localization

extension FineractLoan {
  /// Returns the terms. The rate holds from the day on which the loan was opened.
  func terms(from opened: CalendarDate?) -> Terms {
    var terms = Terms()
    terms.originalAmount = loan.amount("principal", in: currency).or(loan.amount("approvedPrincipal", in: currency))
    terms.rates = rate(from: opened)
    terms.amortisation = amortisation()
    terms.interest = interest()
    terms.term = term(count: "termFrequency", unit: "termPeriodFrequencyType")
    terms.payments = loan.count("numberOfRepayments", in: 1...120_000)
    terms.paymentEvery = term(count: "repaymentEvery", unit: "repaymentFrequencyType")
    terms.firstPayment = loan.day("expectedFirstRepaymentOnDate")
    terms.fees = fees()
    terms.purpose = purpose().map { LocalizedText($0) }
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

  /// Reads a length of time from two members: its count, and its unit.
  private func term(count countName: String, unit unitName: String) -> Fact<Term> {
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

  /// Returns the charges of the loan, then the charges for an overdue instalment, which some responses have in the
  /// summary.
  func fees() -> Fact<[Fee]> {
    let charges = loan.objects("charges", fee)
    let overdue = loan.objects("overdueCharges", overdueFee)
      .or(loan.group("summary").objects("overdueCharges", overdueFee))
    guard let first = charges.value else { return overdue.value?.isEmpty == false ? overdue : charges }
    return charges.map { _ in first + (overdue.value ?? []) }
  }

  /// Reads a charge; `nil`, with a finding, if its name or amount is missing.
  private func fee(_ reader: ObjectReader) -> Fee? {
    let currency = reader.fineractCurrency("currency").value ?? currency
    let title = reader.required("name", reader.text("name"))
    let amount = reader.required("amount", reader.amount("amount", in: currency))
    guard let title, let amount else { return nil }
    return Fee(
      title: LocalizedText(title), amount: amount, due: reader.day("dueDate").value,
      outstanding: reader.amount("amountOutstanding", in: currency).value,
      isPenalty: reader.flag("penalty").value ?? false)
  }

  /// Reads a charge for an overdue instalment; `nil` if it is not active or, with a finding, if its name or amount is
  /// missing. Its `amount` is a percentage, unless the calculation is flat (1).
  private func overdueFee(_ reader: ObjectReader) -> Fee? {
    guard reader.flag("active").value != false else { return nil }
    let currency = reader.fineractCurrency("currency").value ?? currency
    let title = reader.required("name", reader.text("name"))
    let charge: Fee.Charge? =
      if reader.option("chargeCalculationType").value?.id == 1 {
        reader.required("amount", reader.amount("amount", in: currency)).map { .amount($0) }
      } else {
        reader.required("amount", reader.number("amount")).map { .percentage($0, of: nil) }
      }
    guard let title, let charge else { return nil }
    return Fee(
      title: LocalizedText(title), charge: charge, isPenalty: reader.flag("penalty").value ?? true,
      frequency: frequency(reader))
  }

  /// Returns how often a charge is made; `nil` if the payload does not state it. Units: months (2) and years (3).
  private func frequency(_ reader: ObjectReader) -> Fee.Frequency? {
    guard let unit = reader.option("feeFrequency").value else { return nil }
    let count = reader.count("feeInterval", in: 1...120_000).value ?? 1
    return switch (count, unit.id) {
    case (1, 2): .monthly
    case (1, 3): .yearly
    default: .other("\(count) \(unit.name)")
    }
  }
}
