import LoanArithmetic
import LoanDetailJSON

/// A sample that is repaid in instalments.
struct InstalmentSample: CalculatedSample {
  enum Field: String, CaseIterable, SampleFieldName {
    case id, customer, name, currency
    case asOf = "as_of"
    case principal
    case annualRatePercent = "annual_rate_percent"
    case payments, method, period, disbursed
    case firstPayment = "first_payment"
    case paymentDay = "payment_day"
    case interest, holidays, missed
    case penaltyRatePercent = "penalty_rate_percent"
    case security
    case isClosed = "closed"
    case specifics
  }

  /// The terms of a sample, as an example in messages.
  static let example =
    #"{"as_of": "2026-11-21", "disbursed": "2026-08-14", "principal": 600000, "#
    + #""annual_rate_percent": "13.5", "payments": 6}"#

  let identity: SampleIdentity
  let terms: ScheduleTerms
  /// The schedule that follows from the terms.
  let schedule: Schedule
  /// The number of missed payments, which are the last ones before the day.
  let missed: Int
  /// The rate of the penalty for missed payments, in percent a year; `nil` for no penalty.
  let penaltyRate: ExactDecimal?
  let security: SampleSecurity?
  /// Whether the product is closed, not only repaid.
  let isClosed: Bool

  /// Reads the terms of a record of a product type, and calculates its schedule.
  init(_ value: JSONValue, at path: String, type: String) throws(CalculationError) {
    let fields = try RequestFields<Field>(value, at: path, ignoring: RequestComments.names, example: Self.example)
    identity = try fields.identity(type: type, opened: .disbursed)
    let amount = RequestValue.money(identity.currency)
    var terms = ScheduleTerms(
      principal: try fields.required(.principal, as: amount),
      annualRatePercent: try fields.required(.annualRatePercent, as: .decimal),
      payments: try fields.required(.payments, as: .whole))
    if let method = try fields.optional(.method, as: .choice) as RepaymentMethod? { terms.method = method }
    if let period = try fields.object(.period, Term.read) { terms.period = period }
    terms.disbursed = identity.opened
    terms.firstPayment = try fields.optional(.firstPayment, as: .date)
    terms.paymentDay = try fields.optional(.paymentDay, as: .whole)
    if let accrual = try fields.optional(.interest, as: .accrual) { terms.accrual = accrual }
    terms.businessCalendar = try fields.object(.holidays) { (value, path) throws(CalculationError) in
      BusinessCalendar(holidays: try BusinessCalendar(value, at: path).nonWorking)
    }
    guard terms.amortisation != nil else {
      throw CalculationError(
        .contradiction, at: fields.path(of: .method), found: terms.method.wireName,
        expected: "a method that a record can state: annuity, differentiated, interest-only, bullet-simple or, "
          + "for BUS/252, bullet-capitalising")
    }
    let complete = terms
    do throws(LoanArithmeticError) {
      schedule = try Schedule(complete)
    } catch {
      throw CalculationError(error, in: path)
    }
    self.terms = terms
    missed = try fields.optional(.missed, as: .whole(in: 0...ScheduleTerms.maximumPayments)) ?? 0
    penaltyRate = try fields.optional(.penaltyRatePercent, as: .decimal)
    security = try fields.object(.security) { (value, path) throws(CalculationError) in
      try SampleSecurity(value, at: path, amount: amount)
    }
    isClosed = try fields.optional(.isClosed, as: .flag) ?? false
    guard missed <= rowsBefore.count else {
      throw CalculationError(
        .outOfRange, at: fields.path(of: .missed), found: "\(missed)",
        expected: "at most \(rowsBefore.count), the payments due before \(identity.asOf)")
    }
    guard !isClosed || !isOpen else {
      throw CalculationError(
        .contradiction, at: fields.path(of: .isClosed), found: "true",
        expected: "as_of after the last payment, and none missed")
    }
  }

  /// The rows due before the day, paid or missed.
  var rowsBefore: ArraySlice<Schedule.Row> { schedule.rows.prefix { $0.date.map { $0 < identity.asOf } ?? false } }
  var paidRows: ArraySlice<Schedule.Row> { rowsBefore.dropLast(missed) }
  var missedRows: ArraySlice<Schedule.Row> { rowsBefore.suffix(missed) }
  /// Whether something is owed.
  var isOpen: Bool { paidRows.count < schedule.rows.count }

  func money(_ minorUnits: Int64) -> Money { schedule.money(minorUnits) }

  /// The phase of the product's life, by its name in records.
  private var phase: String {
    guard isOpen else { return isClosed ? "closed" : "repaid" }
    return rowsBefore.count == schedule.rows.count ? "maturedUnpaid" : "active"
  }

  var record: JSONValue {
    get throws(CalculationError) {
      let state = try InstalmentState(self)
      return identity.record(
        phase: phase, overlays: missed > 0 ? ["overdue"] : [],
        [
          "ends": schedule.rows.last?.date.map(JSONValue.date),
          "debt": state.debt, "obligations": obligations, "actions": actions,
          "terms": try termsValue(penalty: state.penalty), "security": security.map { .array([$0.value]) },
          "documents": documents, "schedule": scheduleValue, "operations": operations,
        ])
    }
  }
}

extension ScheduleTerms {
  /// The repayment method by its name in records; `nil` if no name gives the same schedule.
  var amortisation: String? {
    let compounds = if case .days(let convention) = accrual { convention.compounds } else { false }
    switch method {
    case .annuity: return "annuity"
    case .differentiated: return "equalPrincipal"
    case .interestOnly: return "interestOnly"
    case .bulletSimple: return compounds ? nil : "bullet"
    case .bulletCapitalising: return compounds ? "bullet" : nil
    case .flat: return nil
    }
  }

  /// The day count for interest between due dates; ACT/365F if the periods are equal.
  var dailyConvention: DayCount { if case .days(let convention) = accrual { convention } else { .actual365Fixed } }
}
