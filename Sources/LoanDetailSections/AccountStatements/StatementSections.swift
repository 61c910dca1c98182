import DesignSystem
import LoanArithmetic
import LoanDetailCore
import Loans
import Localization

/// A section of a statement of account.
protocol StatementSection: LoanSection {}

extension StatementSection {
  /// The statement; `nil` if there is none for the period.
  var statement: AccountStatement? { try? loan.askedStatement.get() }

  static var needs: [NeededFact] { Operations.needs }
  var silence: String? { statement == nil ? "there is no statement for the period" : nil }
}

extension SectionList {
  /// The operations of the period of the context, between the balances before and after them.
  static func statement(of loan: LoanOnScreen) -> SectionList {
    SectionList(
      StatementFaultNotice(loan: loan),
      StatementOpening(loan: loan),
      StatementOperations(loan: loan),
      StatementSums(loan: loan),
      StatementClosing(loan: loan))
  }
}

/// The way from the operations to the statement of account.
///
/// ```
///   → Statement of account
/// ```
struct StatementLink: LoanSection {
  static let name: SectionName = "to-statement"
  static let summary = "The way to the statement of account."
  static let needs = Operations.needs

  let loan: LoanOnScreen

  var silence: String? { Operations(loan: loan).hasContent ? nil : "there are no operations to state" }
  var sources: [ProvenanceLog.Source] { [source(rule: "the product's screens")] }

  var items: [Item] {
    if silence == nil {
      let title = StatementOpening.name(of: loan)(language)
      let link = Action(
        id: id("link"), title: title, icon: ScreenID.statement.standardIcon, destination: .screen(.statement))
      Item.actionGroup(ActionGroup(id: id, title: title, actions: [link]))
    }
  }
}

struct StatementFaultNotice: StatementSection {
  static let name: SectionName = "statement-fault"
  static let summary = "Why there is no statement for the period."

  let loan: LoanOnScreen

  var silence: String? { fault == nil ? "there is a statement for the period" : nil }
  var sources: [ProvenanceLog.Source] { [source(rule: "days that the data tells about")] }

  var items: [Item] {
    if let fault {
      let title = LoanWords.noStatement(language)
      let text = reason(of: fault)
      Item.banner(
        Banner(
          id: id, title: title, text: text.text, tone: .attention, spoken: "\(title). \(text.spoken)",
          missing: [lack(id, StatementOpening.name(of: loan), because: .notProvided)]))
    }
  }

  /// The reason why there is no statement; `nil` if there is one.
  private var fault: StatementFault? { if case .failure(let fault) = loan.askedStatement { fault } else { nil } }

  /// Whether the stated period is acceptable; `nil` if none is stated.
  var input: ScreenDocument.Input? {
    guard context.statementPeriod != nil else { return nil }
    return ScreenDocument.Input(faults: fault.map { [.init(field: $0.parameter, text: reason(of: $0))] } ?? [])
  }

  /// The reason in words, with the day that the period must keep to.
  private func reason(of fault: StatementFault) -> SpokenText {
    switch fault {
    case .beginsBefore(let day), .endsBefore(let day): said(LoanWords.contractBegan(value(day)))
    case .beginsAfter(let day), .endsAfter(let day): said(LoanWords.dataIsOf(value(day)))
    }
  }
}

/// The period, and the balance before its operations.
///
/// ```
/// Statement of account
///   Period  . . . . .  October 1, 2026 – October 31, 2026
///   Opening balance . . . . . . . . . . .  RUB 316,868.30
///   i The balance is the principal that is owed. …
/// ```
struct StatementOpening: StatementSection {
  static let name: SectionName = "statement-opening"
  static let summary = "The period of the statement, the balance before it, and what the balance is."

  let loan: LoanOnScreen

  /// The name of the screen, which is the heading of the statement.
  static func name(of loan: LoanOnScreen) -> LocalizedText { ScreenID.statement.standardTitle ?? LoanWords.period }

  var title: LocalizedText? { Self.name(of: loan) }

  var items: [Item] {
    if let statement {
      row("period", LoanWords.period, "\(text(statement.from)) – \(text(statement.to))")
      row("balance", LoanWords.openingDebt, statement.opening)
      if statement.opening.value == nil, facts.operations.value != nil {
        note(
          "absent", statement.closing.value == nil ? LoanWords.balancesAreUnknown : LoanWords.openingIsUnknown,
          tone: .attention, missing: [lack(id("absent"), LoanWords.openingDebt, because: .notProvided)])
      }
      if statement.closing.value != nil { note("measure", words(for: statement.measure)) }
    }
  }

  /// What the balance of a statement is.
  private func words(for measure: BalanceMeasure) -> LocalizedText {
    switch measure {
    case .charged: LoanWords.balanceIsCharged
    case .principal where facts.debt.interest == .absent(.notApplicable): LoanWords.balanceIsWhatIsOwed
    case .principal: LoanWords.balanceIsPrincipal
    }
  }
}

/// The operations of the period, the oldest first, with their parts and what each changed.
///
/// ```
/// Transactions, RUB
///   Date       Transaction    Amount  Principal  Interest  Change of balance
///   10/14/26   Payment     13,118.74   9,467.15  3,651.59          −9,467.15
/// ```
struct StatementOperations: StatementSection {
  static let name: SectionName = "statement-operations"
  static let summary = "The operations of the period, with their parts and what each changed."

  let loan: LoanOnScreen

  var title: LocalizedText? {
    statement?.entries.isEmpty ?? true ? LoanWords.operations : titleWithCurrency(LoanWords.operations)
  }

  var items: [Item] {
    switch facts.operations {
    case .known:
      if let entries = statement?.entries, !entries.isEmpty {
        table(of: entries)
      } else {
        note("none", LoanWords.noOperationsInPeriod)
      }
    case .absent(let absence):
      absenceNote(
        LoanWords.operations, because: absence, otherwise: LoanWords.operationsAbsent, orNone: LoanWords.noOperations)
    }
  }

  /// The table of the operations, with the parts that occur and, if it is known, what each operation changed.
  private func table(of entries: [AccountStatement.Entry]) -> [Item] {
    let parts = entries.map(\.operation.portions)
    let components = parts.components
    let isChangeKnown = entries.contains { $0.change != nil }
    let columns =
      [
        column("date", LoanWords.date, .leading, .high), column("operation", LoanWords.operation, .leading, .high),
        column("amount", LoanWords.amount, .trailing, .high),
      ] + components.map { column($0.idName, parts.title(of: $0) ?? LoanWords.text(of: $0), .trailing) }
      + (isChangeKnown ? [column("change", LoanWords.balanceChange, .trailing, .high)] : [])
    return table(
      "rows", titleWithCurrency(LoanWords.operations), columns, of: entries, named: { "operation.\($0.operation.id)" }
    ) { id, entry in
      let operation = entry.operation
      let figures = components.map { component in
        operation.portions.sums(in: operation.amount.currency).amount(of: component).flatMap {
          $0.isZero ? nil : figure($0)
        }
      }
      return TableRow(
        id: id,
        cells: [
          .date(formatter.date(operation.bookingDay, .numeric)), .text(self.title(of: operation)),
          figure(operation.amount),
        ] + figures + (isChangeKnown ? [entry.change.map { figure($0) }] : []),
        tone: tone(of: operation.status), state: state(of: operation.status))
    }
  }
}

struct StatementSums: StatementSection {
  static let name: SectionName = "statement-sums"
  static let summary = "The sums of the operations of the period: paid in, paid out or spent, interest and fees."

  let loan: LoanOnScreen

  var title: LocalizedText? {
    // Transactions may be missing from the period.
    statement?.opening.value == nil ? LoanWords.ofTheseTransactions : LoanWords.inThePeriod
  }
  var sources: [ProvenanceLog.Source] { [source(rule: "sum of the operations")] }

  var items: [Item] {
    if let statement {
      row("paid", LoanWords.paidIn, statement.sum(of: [.payment, .earlyRepayment]))
      row("disbursed", LoanWords.paidOut, statement.sum(of: [.disbursement]))
      row("purchases", LoanWords.purchases, statement.sum(of: [.purchase]))
      row("cash", LoanWords.cashTaken, statement.sum(of: [.cash]))
      for (part, kind) in [("refunds", LoanOperation.Kind.refund), ("waived", .waiver), ("written-off", .writeOff)] {
        row("\(part)", LoanWords.text(of: kind), statement.sum(of: [kind]))
      }
      for cost in statement.costs(in: facts.currency) ?? [] where !cost.amount.isZero {
        row(
          "\(cost.component.idName)", cost.title ?? LoanWords.text(of: cost.component), cost.amount,
          caption: (statement.measure == .principal ? LoanWords.costWasPaid : LoanWords.costWasCharged)(language))
      }
    }
  }
}

struct StatementClosing: StatementSection {
  static let name: SectionName = "statement-closing"
  static let summary = "The balance after the operations of the period."

  let loan: LoanOnScreen

  var items: [Item] {
    if let statement { row("balance", LoanWords.closingDebt, statement.closing) }
  }
}
