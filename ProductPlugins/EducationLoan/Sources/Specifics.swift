import LoanArithmetic
import LoanDetailCore
import Loans
import Localization

/// The customer's studies and their state.
struct Study: Sendable {
  /// The state of the studies.
  enum State: String, Sendable, Hashable, CaseIterable {
    case studying, academicLeave, graduated, expelled
  }

  var school: Fact<LocalizedText>
  var programme: Fact<LocalizedText>
  /// The year of study, 1...10.
  var year: Fact<Int>
  var state: Fact<State>
  /// The first day of the state.
  var since: Fact<CalendarDate>
  /// The last day of the studies or the leave.
  var until: Fact<CalendarDate>
  /// The last day for sending a confirmation of the studies.
  var confirmBy: Fact<CalendarDate>
  /// The consequences of an academic leave, in words.
  var ifLeave: Fact<LocalizedText>
  /// The consequences of an expulsion, in words.
  var ifExpelled: Fact<LocalizedText>

  init(_ reader: ObjectReader) {
    school = reader.localizedText("school")
    programme = reader.localizedText("programme")
    year = reader.integer("year", in: 1...10)
    state = reader.name("state", of: State.self)
    since = reader.date("since")
    until = reader.date("until")
    confirmBy = reader.date("confirmBy")
    ifLeave = reader.localizedText("ifLeave")
    ifExpelled = reader.localizedText("ifExpelled")
    reader.reportUnread()
  }

  /// The state on a day; not provided if the day is before the first or after the last day of the state.
  func state(on day: CalendarDate) -> Fact<State> {
    let mayEnd = state.value == .studying || state.value == .academicLeave
    let isOver = mayEnd && until.value.map { $0 < day } ?? false
    let isToCome = since.value.map { $0 > day } ?? false
    return isOver || isToCome ? .notProvided : state
  }
}

/// The time in which the principal and a part of the interest are deferred.
struct Deferral: Sendable {
  /// The part of the interest that is paid in a period.
  struct Share: Sendable, Hashable {
    /// The first day of the period.
    var from: CalendarDate
    /// The last day of the period; `nil` for the end of the deferral.
    var until: CalendarDate?
    /// The paid part in percent of the interest.
    var percent: ExactDecimal

    /// Whether the next share is the same part of the interest, without days between them.
    func goesOn(in next: Share) -> Bool {
      percent.trimmed() == next.percent.trimmed() && until.map { $0.days(until: next.from) <= 1 } ?? true
    }
  }

  /// The last day.
  var until: Fact<CalendarDate>
  /// The shares, the earliest first.
  var shares: Fact<[Share]>
  /// The interest deferred so far.
  var putOff: Fact<Money>
  /// The terms of paying the deferred interest, in words.
  var putOffTerms: Fact<LocalizedText>
  /// The day of the first full payment.
  var fullFrom: Fact<CalendarDate>
  /// The first full payment.
  var fullPayment: Fact<Money>
  /// The number of full payments, 1...1,200.
  var fullPayments: Fact<Int>

  init(_ reader: ObjectReader, currency: Currency) {
    until = reader.date("until")
    shares = reader.objects("interestShares") { share in
      let from = share.required("from", share.date("from"))
      let until = share.date("until").value
      let percent = share.required("percent", share.decimal("percent"))
      guard let from, let percent else { return nil }
      return Share(from: from, until: until, percent: percent)
    }
    .map { $0.sorted { $0.from < $1.from } }
    putOff = reader.money("interestPutOff", in: currency)
    putOffTerms = reader.localizedText("interestPutOffTerms")
    fullFrom = reader.date("fullPaymentsFrom")
    fullPayment = reader.money("fullPayment", in: currency)
    fullPayments = reader.integer("fullPayments", in: 1...1_200)
    reader.reportUnread()
  }

  /// The share that applies on a day; `nil` if there is none.
  func share(on day: CalendarDate) -> Share? {
    shares.value?.last { $0.from <= day && $0.until.map { day <= $0 } ?? true }
  }
}

/// A programme in which the state pays a part of the interest.
struct Support: Sendable {
  var programme: Fact<LocalizedText>
  /// The part of the rate that the state pays, in percent per year.
  var statePays: Fact<ExactDecimal>
  /// The rate without the programme, in percent per year.
  var rateWithout: Fact<ExactDecimal>
  /// The interest that the state has paid so far.
  var paidByState: Fact<Money>
  /// The last day of the support.
  var until: Fact<CalendarDate>
  /// The condition of the support, in words.
  var keptWhile: Fact<LocalizedText>

  init(_ reader: ObjectReader, currency: Currency) {
    programme = reader.localizedText("programme")
    statePays = reader.decimal("statePays")
    rateWithout = reader.decimal("rateWithout")
    paidByState = reader.money("paidByState", in: currency)
    until = reader.date("until")
    keptWhile = reader.localizedText("keptWhile")
    reader.reportUnread()
  }
}
