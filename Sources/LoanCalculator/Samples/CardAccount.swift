import LoanArithmetic

/// The account of a card, calculated from its operations.
///
/// Purchases bear no interest if each statement is paid in full by its due date and no cash is withdrawn. Otherwise the
/// whole principal bears interest by ACT/365F from the closing day before, and the interest is charged on the next
/// closing day. Payments go to charged interest first, and to the oldest minimum payment. A minimum payment that was
/// missed is added to the next one.
struct CardAccount {
  struct Operation {
    enum Kind: String, CaseIterable, WireNamed { case purchase, cash, payment }

    let kind: Kind
    let date: CalendarDate
    let amount: Int64
  }

  struct Statement {
    let from: CalendarDate
    let until: CalendarDate
    let due: CalendarDate
    let opening: Int64
    var closing: Int64 = 0
    var purchases: Int64 = 0
    var cash: Int64 = 0
    var payments: Int64 = 0
    var interest: Int64 = 0
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

    let date: CalendarDate
    let cause: Cause
  }

  let terms: RevolvingTerms
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
  /// The day since which purchases bear interest, and the reason.
  private(set) var loss: GraceLoss?
  private var rest: ArraySlice<(offset: Int, element: Operation)>

  var total: Int64 { principal + interest + accrued }

  init(_ terms: RevolvingTerms) throws(CalculationError) {
    self.terms = terms
    let ordered = terms.operations.enumerated().sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }
    rest = ordered[...]
    var from = terms.opened
    while let until = terms.closing(onOrAfter: from), until <= terms.asOf {
      try close(from, until)
      guard let next = until.adding(days: 1) else { break }
      from = next
    }
    var current = try open(from, terms.asOf)
    accrued = try run(&current, to: terms.asOf)
    bearsInterest = current.bearsInterest
  }

  /// The minimum payments whose due date is before the day of the sample.
  var missed: [Unpaid] { unpaid.filter { $0.due < terms.asOf } }

  private mutating func close(_ from: CalendarDate, _ until: CalendarDate) throws(CalculationError) {
    var statement = try open(from, until)
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
  private func open(_ from: CalendarDate, _ until: CalendarDate) throws(CalculationError) -> Statement {
    guard let due = until.adding(days: terms.dueDays) else { throw terms.tooLate }
    return Statement(from: from, until: until, due: due, opening: principal + interest)
  }

  /// Applies the operations up to a day and returns the interest of the period.
  private mutating func run(_ statement: inout Statement, to end: CalendarDate) throws(CalculationError) -> Int64 {
    let last = statements.last
    paidSince = (0, 0)
    var day = last?.until ?? statement.from
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
        guard operation.amount <= principal + interest else { throw terms.overpaid(index, owed: principal + interest) }
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
    noteLoss(isLost: isLost, after: last, firstCash)
    return statement.bearsInterest ? possible : 0
  }

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
  private mutating func noteLoss(isLost: Bool, after last: Statement?, _ firstCash: CalendarDate?) {
    if isLost, loss != nil { return }
    let late = isLost ? last?.due.adding(days: 1).map { GraceLoss(date: $0, cause: .unpaidStatement) } : nil
    let cash = firstCash.map { GraceLoss(date: $0, cause: .cash) }
    loss = [cash, late].compactMap(\.self).min { $0.date < $1.date }
  }
}
