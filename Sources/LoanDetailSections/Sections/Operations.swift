import DesignSystem
import LoanArithmetic
import Loans
import Localization

/// All operations on the account, the newest first, with their parts and the balance after each.
///
/// ```
/// Transactions, RUB
///   Date       Transaction     Amount  Balance after
///   11/05/26   Payment      13,118.74     287,268.56
/// ```
struct Operations: LoanSection {
  static let name = SectionName.operations
  static let summary = "Every operation on the account, with its parts and the balance after it."
  static let needs = [NeededFact("operations", \.operations)]

  let loan: LoanOnScreen

  var title: LocalizedText? {
    facts.operations.value?.isEmpty ?? true ? LoanWords.operations : tableTitle
  }

  /// Whether there is an operation.
  var hasContent: Bool { facts.operations.value?.isEmpty == false }

  var items: [Item] {
    switch facts.operations {
    case .known(let operations, _, _):
      if operations.isEmpty {
        note("none", LoanWords.noOperations)
      } else {
        table(of: operations, tableTitle, isComplete: true)
      }
    case .absent(let absence):
      absenceNote(
        LoanWords.operations, because: absence, otherwise: LoanWords.operationsAbsent,
        orNone: LoanWords.noOperations)
    }
  }

  private var tableTitle: LocalizedText { titleWithCurrency(LoanWords.operations) }
}

/// The three newest operations, without their parts.
struct RecentOperations: LoanSection {
  static let name = SectionName.operations
  static let priority = Priority.low
  static let summary = "The three newest operations."
  static let needs = Operations.needs

  let loan: LoanOnScreen

  var destination: Destination? { .screen(.operations) }
  var title: LocalizedText? { titleWithCurrency(LoanWords.recentOperations) }

  var items: [Item] {
    if let operations = facts.operations.value, !operations.isEmpty {
      table(of: operations.prefix(3), titleWithCurrency(LoanWords.recentOperations), isComplete: false)
    }
  }
}

extension LoanSection {
  /// A table of operations. A complete table also has columns for the parts, the balance, the day of booking and the
  /// reference, if they occur.
  fileprivate func table(
    of operations: some Collection<LoanOperation>, _ title: LocalizedText, isComplete: Bool
  ) -> [Item] {
    var columns = [
      column("date", LoanWords.date, .leading, .high), column("operation", LoanWords.operation, .leading, .high),
      column("amount", LoanWords.amount, .trailing, .high),
    ]
    let parts = operations.map { $0.portions }
    let components = isComplete ? parts.components : []
    let showsBalance = isComplete && operations.contains { $0.balance != nil }
    let showsBooked = isComplete && operations.contains { $0.posted != nil && $0.posted != $0.date }
    let showsReference = isComplete && operations.contains { $0.reference != nil }
    let isSigned = areOperationsSigned
    columns += components.map { column($0.idName, parts.title(of: $0) ?? LoanWords.text(of: $0), .trailing) }
    if showsBalance { columns.append(column("balance", LoanWords.balance, .trailing)) }
    if showsBooked { columns.append(column("booked", LoanWords.booked, .leading, .low)) }
    if showsReference { columns.append(column("reference", LoanWords.reference, .leading, .low)) }
    return table("rows", title, columns, of: operations, named: { "operation.\($0.id)" }) { id, operation in
      let figures = components.map { component in
        operation.portions.first { $0.component == component && !$0.amount.isZero }.map { figure($0.amount) }
      }
      return TableRow(
        id: id,
        cells: [
          .date(formatter.date(operation.date, .numeric)), .text(self.title(of: operation)),
          figure(operation.amount(isSigned: isSigned)),
        ] + figures + (showsBalance ? [operation.balance.map { figure($0) }] : [])
          + (showsBooked ? [operation.posted.map { .date(formatter.date($0, .numeric)) }] : [])
          + (showsReference ? [operation.reference.map { value($0) }] : []),
        tone: tone(of: operation.status), state: state(of: operation.status), group: year(of: operation.date))
    }
  }
}

extension LoanSection {
  /// Whether amounts that add to the debt are shown as negative: the source states for an operation whether it is a
  /// credit.
  var areOperationsSigned: Bool { (facts.operations.value ?? []).contains { $0.isCredit != nil } }

  /// The title, the seller with its category, the number of the instalment, the original amount, and the status.
  func title(of operation: LoanOperation) -> String {
    let title = (operation.title ?? LoanWords.text(of: operation.kind))(language)
    let merchant = operation.merchant?(language)
    let instalment = operation.instalment.map {
      LoanWords.instalment(formatter.number($0.number), of: formatter.number($0.count))(language)
    }
    let status: String? =
      switch operation.status {
      case .completed: nil
      case .processing: dated(LoanWords.text(of: .processing))(language)
      case .failed?, .reversed?: operation.status.map { LoanWords.text(of: $0)(language) }
      case nil: LoanWords.statusIsUnknown(language)
      }
    let description = [
      title, merchant.flatMap { title.includes($0) ? nil : $0 }, operation.merchantCategory?(language), instalment,
      operation.original.map { text($0) },
    ]
    return [language.list(description.compactMap(\.self)), status].compactMap(\.self).joined(separator: " — ")
  }

  /// The tone of an operation's row.
  func tone(of status: LoanOperation.Status?) -> Tone {
    switch status {
    case .completed, nil: .neutral
    case .processing: .attention
    case .failed: .critical
    case .reversed: .muted
    }
  }

  /// The state of an operation's row; `nil` if the source states no status.
  func state(of status: LoanOperation.Status?) -> TableRow.State? {
    switch status {
    case nil: nil
    case .completed: .done
    case .processing: .processing
    case .failed: .failed
    case .reversed: .reversed
    }
  }
}

extension LoanOperation {
  /// Returns the amount; with a sign, it is negative if the operation adds to the debt.
  func amount(isSigned: Bool) -> Money {
    guard isSigned, reducesDebt == false, amount.isPositive else { return amount }
    return Money(minorUnits: -amount.minorUnits, currency: amount.currency)
  }
}
