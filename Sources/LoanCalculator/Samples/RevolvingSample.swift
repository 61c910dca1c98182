import LoanArithmetic
import LoanDetailJSON

/// A sample of a revolving debt.
struct RevolvingSample: CalculatedSample {
  let terms: RevolvingTerms
  /// The account on the day of the record.
  let account: CardAccount

  /// Reads the terms of a record of a product type, and calculates its account.
  init(_ value: JSONValue, at path: String, type: String) throws(CalculationError) {
    terms = try RevolvingTerms(value, at: path, type: type)
    account = try CardAccount(terms)
  }

  private func money(_ minorUnits: Int64) -> JSONValue { .money(terms.money(minorUnits)) }

  /// Whether a minimum payment was missed.
  private var isOverdue: Bool { !account.missed.isEmpty }

  var identity: SampleIdentity { terms.identity }

  var record: JSONValue {
    get throws(CalculationError) {
      identity.record(
        phase: "active", overlays: isOverdue ? ["overdue"] : [],
        [
          "debt": try debt, "obligations": obligations,
          "actions": .array([.members(["kind": .string("pay"), "state": .string("available")])]),
          "terms": .members([
            "rates": .array(
              ["purchases", "cash"].map {
                .members([
                  "percent": .string(terms.annualRatePercent.description), "period": .string("year"),
                  "basis": .string("nominal"), "kind": .string("fixed"), "use": .string($0),
                ])
              }),
            "amortisation": .string("none"),
          ]),
          "revolving": revolving, "schedule": .members(["absent": .string("notApplicable")]), "operations": operations,
        ])
    }
  }

  /// What is owed on the day.
  private var debt: JSONValue {
    get throws(CalculationError) {
      let next = terms.asOf.adding(days: 1) ?? terms.asOf
      // In the grace period, the interest of a day depends on whether the statement will be paid in time.
      let perDiem =
        account.bearsInterest ? try terms.interest(on: account.principal, from: terms.asOf, to: next) : nil
      return .members([
        "total": money(account.total), "principal": money(account.principal),
        "interest": money(account.interest + account.accrued), "fees": money(0), "penalties": money(0),
        "overdue": .members([
          "amount": money(account.missed.reduce(0) { $0 + $1.amount }),
          "since": account.missed.first.map { .date($0.due) },
        ]),
        "payoff": account.total == 0
          ? nil
          : .members([
            "amount": money(account.total), "validOn": .date(terms.asOf), "perDiem": perDiem.map(money),
          ]),
      ])
    }
  }

  /// The missed minimum payments and, until its due date, the minimum payment and the whole of the last statement.
  private var obligations: JSONValue {
    let missed = account.missed.map { one in
      JSONValue.members(["kind": .string("overdue"), "due": .date(one.due), "amount": money(one.amount)])
    }
    guard let last = account.statements.last, last.closing > 0, last.due >= terms.asOf else { return .array(missed) }
    let purposeOfStatement: String? = account.bearsInterest ? nil : "keepsGrace"
    let unpaid = account.unpaid.last.map { $0.due == last.due ? $0.amount : 0 } ?? 0
    let sums: [(kind: String, amount: Int64, covered: Int64, purpose: String?)] = [
      ("minimum", last.ownMinimum, last.ownMinimum - unpaid, "avoidsPenalty"),
      ("statement", last.closing, min(account.paidSince.all, last.closing), purposeOfStatement),
    ]
    return .array(
      missed
        + sums.filter { $0.amount > 0 }.map { kind, amount, covered, purpose in
          .members([
            "kind": .string(kind), "due": .date(last.due), "amount": money(amount), "covered": money(covered),
            "purpose": purpose.map(JSONValue.string),
          ])
        })
  }

  /// The credit line, the statements, the grace period and the rule for the minimum payment.
  private var revolving: JSONValue {
    .members([
      "lines": .array([
        .members([
          "id": .string("main"), "limit": .money(terms.limit),
          "available": money(max(terms.limit.minorUnits - account.total, 0)), "used": money(account.total),
        ])
      ]),
      "closingDay": .count(terms.closingDay), "statement": account.statements.last.map(statement),
      "earlierStatements": account.statements.count > 1
        ? .array(account.statements.dropLast().reversed().map(statement)) : nil,
      "grace": grace,
      "minimumRule": .members([
        "percent": .string(terms.rule.percent.description), "floor": terms.rule.floor.map(JSONValue.money),
        "addsInterest": .bool(true),
      ]),
    ])
  }

  /// Returns a statement as JSON.
  private func statement(_ statement: CardAccount.Statement) -> JSONValue {
    .members([
      "id": .string("\(terms.identity.id)-\(statement.until)"), "from": .date(statement.from),
      "until": .date(statement.until), "due": .date(statement.due), "opening": money(statement.opening),
      "closing": money(statement.closing), "payments": money(statement.payments),
      "purchases": money(statement.purchases), "cash": money(statement.cash), "interest": money(statement.interest),
      "fees": money(0), "minimum": money(statement.minimum), "amountForGrace": money(statement.closing),
    ])
  }

  /// The state of the grace period; `nil` before the first statement.
  private var grace: JSONValue? {
    guard let last = account.statements.last else { return nil }
    if account.bearsInterest {
      return .members([
        "state": .string("lost"), "lostOn": account.loss.map { .date($0.date) },
        "endedBy": account.loss.map {
          switch $0.cause {
          case .cash: .text(en: "cash was taken", ru: "снятие наличных")
          case .unpaidStatement: .text(en: "a statement was not paid in full", ru: "выписка оплачена не полностью")
          }
        },
      ])
    }
    let left = last.closing - account.paidSince.inTime
    return left <= 0
      ? .members(["state": .string("kept"), "until": .date(last.due)])
      : .members(["state": .string("running"), "until": .date(last.due), "amount": money(left)])
  }

  /// The operations and the charged interest, the newest first.
  private var operations: JSONValue {
    // On one day, the operations are in the order of the terms, and interest is charged after them.
    typealias Entry = (date: CalendarDate, position: Int, kind: String, amount: Int64)
    let own: [Entry] = terms.operations.enumerated().map { index, operation in
      (operation.date, index, operation.kind.rawValue, operation.amount)
    }
    let charged: [Entry] = account.statements.filter { $0.interest > 0 }.map {
      ($0.until, Int.max, "interestAccrual", $0.interest)
    }
    let ordered = (own + charged).sorted { ($0.date, $0.position) > ($1.date, $1.position) }
    return .array(
      ordered.enumerated().map { position, operation in
        .members([
          "id": .string("\(terms.identity.id)-\(ordered.count - position)"), "kind": .string(operation.kind),
          "date": .date(operation.date), "amount": money(operation.amount),
        ])
      })
  }
}
