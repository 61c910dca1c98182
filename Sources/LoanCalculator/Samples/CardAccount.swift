import LoanArithmetic

/// The account of a card, calculated from its operations.
///
/// Purchases bear no interest if each statement is paid in full by its due date and no cash is withdrawn. Otherwise the
/// whole principal bears interest by ACT/365F from the closing day before, and the interest is charged on the next
/// closing day. Payments go to charged interest first, and to the oldest minimum payment. A minimum payment that was
/// missed is added to the next one.
///
/// Amounts are in minor units.
struct CardAccount {
  /// A purchase, a withdrawal of cash or a payment.
  struct Operation {
    enum Kind: String, CaseIterable, WireNamed { case purchase, cash, payment }

    let kind: Kind
    let date: CalendarDate
    /// The amount, above zero.
    let amount: Int64
  }

  /// A period of the account, and what was owed at its end.
  struct Statement {
    /// The first day of the period.
    let from: CalendarDate
    /// The closing day, the last one of the period.
    let until: CalendarDate
    /// The due date of the minimum payment, and of the whole statement.
    let due: CalendarDate
    /// The debt before the period, with charged interest.
    let opening: Int64
    /// The debt at the end of the closing day, with charged interest.
    var closing: Int64 = 0
    /// The sum of the purchases in the period.
    var purchases: Int64 = 0
    /// The sum of the cash that was withdrawn in the period.
    var cash: Int64 = 0
    /// The sum of the payments in the period.
    var payments: Int64 = 0
    /// The interest charged on the closing day.
    var interest: Int64 = 0
    /// The minimum payment, with those that were missed before.
    var minimum: Int64 = 0
    /// The minimum payment without those that were missed before.
    var ownMinimum: Int64 = 0
    /// Whether purchases of the period bear interest.
    var bearsInterest = false
  }

  /// The unpaid part of a minimum payment, without those before it.
  struct Unpaid {
    let due: CalendarDate
    var amount: Int64
  }

  /// The end of the period without interest.
  struct GraceLoss {
    enum Cause { case cash, unpaidStatement }

    /// The first day with interest.
    let date: CalendarDate
    let cause: Cause
  }

  let terms: RevolvingTerms
  /// The statements that were closed by the day of the sample, in order.
  private(set) var statements: [Statement] = []
  /// The purchases and cash that are not repaid.
  private(set) var principal: Int64 = 0
  /// Charged interest that is not paid.
  private(set) var interest: Int64 = 0
  /// Interest since the last statement that is not yet charged.
  private(set) var accrued: Int64 = 0
  /// The sum of all payments since the last statement, and the part of it that was paid by the due date.
  private(set) var paidSince: (all: Int64, inTime: Int64) = (0, 0)
  /// The minimum payments that are not paid in full, the oldest first.
  private(set) var unpaid: [Unpaid] = []
  /// Whether the principal bears interest now.
  private(set) var bearsInterest = false
  /// The day since which purchases bear interest, and the reason; `nil` in the period without interest.
  private(set) var loss: GraceLoss?
  /// The operations that are still to be applied, with their places in the terms, in the order of their days.
  private var rest: ArraySlice<(offset: Int, element: Operation)>

  /// All that is owed.
  var total: Int64 { principal + interest + accrued }

  /// Calculates the account on the day of the sample.
  init(_ terms: RevolvingTerms) throws(CalculationError) {
    self.terms = terms
    let ordered = terms.operations.enumerated().sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }
    rest = ordered[...]
    var from = terms.opened
    while let until = terms.closing(onOrAfter: from), until <= terms.asOf {
      try closeStatement(from: from, until: until)
      guard let next = until.adding(days: 1) else { break }
      from = next
    }
    var current = try openStatement(from: from, until: terms.asOf)
    accrued = try run(&current, to: terms.asOf)
    bearsInterest = current.bearsInterest
  }

  /// The minimum payments whose due date is before the day of the sample.
  var missed: [Unpaid] { unpaid.filter { $0.due < terms.asOf } }

  /// Adds the statement of a period, and charges its interest.
  private mutating func closeStatement(
    from: CalendarDate, until: CalendarDate
  ) throws(CalculationError) {
    var statement = try openStatement(from: from, until: until)
    statement.interest = try run(&statement, to: until)
    interest += statement.interest
    statement.closing = principal + interest
    // The unpaid payments contain the interest that was charged before.
    let before = unpaid.reduce(0) { $0 + $1.amount }
    let minimum = try terms.minimum(principal: principal, interest: statement.interest)
    statement.minimum = min(minimum + before, statement.closing)
    statement.ownMinimum = statement.minimum - before
    if statement.ownMinimum > 0 { unpaid.append(Unpaid(due: statement.due, amount: statement.ownMinimum)) }
    statements.append(statement)
  }

  /// Returns the statement of a period, before its operations.
  private func openStatement(
    from: CalendarDate, until: CalendarDate
  ) throws(CalculationError) -> Statement {
    guard let due = until.adding(days: terms.dueDays) else { throw terms.tooLate }
    return Statement(from: from, until: until, due: due, opening: principal + interest)
  }

  /// Applies the operations up to a day and returns the interest of the period; zero if the period bears none.
  private mutating func run(_ statement: inout Statement, to end: CalendarDate) throws(CalculationError) -> Int64 {
    let last = statements.last
    paidSince = (0, 0)
    var day = last?.until ?? statement.from
    // The interest of the period, if the period bears interest.
    var possible: Int64 = 0
    var firstCash: CalendarDate?
    while let (index, operation) = rest.first, operation.date <= end {
      rest.removeFirst()
      possible += try terms.interest(on: principal, from: day, to: max(operation.date, day))
      day = max(operation.date, day)
      switch operation.kind {
      case .purchase:
        statement.purchases += operation.amount
        principal += operation.amount
      case .cash:
        statement.cash += operation.amount
        firstCash = firstCash ?? operation.date
        principal += operation.amount
      case .payment:
        guard operation.amount <= principal + interest else {
          throw terms.overpaid(at: index, owed: principal + interest)
        }
        statement.payments += operation.amount
        paidSince.all += operation.amount
        if let last, operation.date <= last.due { paidSince.inTime += operation.amount }
        payMinimum(operation.amount)
        let toInterest = min(operation.amount, interest)
        interest -= toInterest
        principal -= operation.amount - toInterest
      }
    }
    possible += try terms.interest(on: principal, from: day, to: end)
    // Whether a statement was paid in time is known only after its due date. Until then, a lost grace period stays
    // lost.
    let isLost = last.map { end > $0.due ? paidSince.inTime < $0.closing : $0.bearsInterest } ?? false
    statement.bearsInterest = statement.cash > 0 || isLost
    noteLoss(isLost: isLost, after: last, firstCash: firstCash)
    return statement.bearsInterest ? possible : 0
  }

  /// Takes a payment off the minimum payments, the oldest first.
  private mutating func payMinimum(_ amount: Int64) {
    var left = amount
    while left > 0, let oldest = unpaid.first {
      let part = min(left, oldest.amount)
      left -= part
      unpaid[0].amount -= part
      if unpaid[0].amount == 0 { unpaid.removeFirst() }
    }
  }

  /// Records a loss, which lasts until a statement is paid in time in a period without cash. The first cause counts.
  ///
  /// - Parameters:
  ///   - isLost: whether the last statement lost the period without interest.
  ///   - last: the last statement; `nil` before the first.
  ///   - firstCash: the day on which cash was first withdrawn in this period; `nil` if there was none.
  private mutating func noteLoss(isLost: Bool, after last: Statement?, firstCash: CalendarDate?) {
    if isLost, loss != nil { return }
    let late = isLost ? last?.due.adding(days: 1).map { GraceLoss(date: $0, cause: .unpaidStatement) } : nil
    let cash = firstCash.map { GraceLoss(date: $0, cause: .cash) }
    loss = [cash, late].compactMap(\.self).min { $0.date < $1.date }
  }
}
