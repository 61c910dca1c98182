public import DesignSystem
import LoanArithmetic
import LoanDetailCore

extension LoanSections {
  /// All operations on the account, the newest first.
  public func operations() -> [Item] {
    trace("operations", [facts.operations.source])
    let title = titleWithCurrency(Words.operations)
    return section(
      "operations", facts.operations.value?.isEmpty ?? true ? Words.operations : title, operationItems(title))
  }

  /// The three newest operations, without their parts; empty if the source provides no operations.
  public func recentOperations() -> [Item] {
    guard let operations = facts.operations.value, !operations.isEmpty else { return [] }
    trace("operations", [facts.operations.source])
    let title = titleWithCurrency(Words.recentOperations)
    return section(
      "operations", title, [.table(table(of: operations.prefix(3), title, components: [], showsBalance: false))])
  }

  private func operationItems(_ title: LocalizedText) -> [Item] {
    switch facts.operations {
    case .known(let operations, _, _):
      let components = operations.map(\.portions).components
      let hasBalance = operations.contains { $0.balance != nil }
      return operations.isEmpty
        ? [note("operations.none", Words.noOperations)]
        : [.table(table(of: operations, title, components: components, showsBalance: hasBalance))]
    case .absent(let absence):
      guard let reason = reason(for: absence, of: "operations.absent", Words.operations) else {
        context.lacks("operations.absent", Words.operations, because: .notProvided)
        return [note("operations.absent", Words.operationsAbsent)]
      }
      return [
        .note(Note(id: "operations.absent", text: "\(Words.operations(language)): \(reason)", tone: .attention))
      ]
    }
  }

  private func table(
    of operations: some Collection<LoanOperation>, _ title: LocalizedText, components: [Portion.Component],
    showsBalance: Bool
  ) -> Table {
    var columns = [
      column("date", Words.date), column("operation", Words.operation), column("amount", Words.amount, .trailing),
    ]
    let parts = operations.lazy.map(\.portions)
    columns += components.map { column($0.rawValue, parts.title(of: $0) ?? Words.text(of: $0), .trailing) }
    if showsBalance { columns.append(column("balance", Words.balance, .trailing)) }
    let list: ItemID = "operations.rows"
    let rows = tableRows(operations, in: list, named: { "operation.\($0.id)" }) { id, operation in
      let figures = components.map { component in
        operation.portions.first { $0.component == component && !$0.amount.isZero }.map { figure($0.amount) }
      }
      return TableRow(
        id: id,
        cells: [
          .date(context.formatter.date(operation.date, .numeric)), .text(self.title(of: operation)),
          figure(operation.amount),
        ] + figures + (showsBalance ? [operation.balance.map { figure($0) }] : []),
        tone: tone(of: operation.status), state: state(of: operation.status), group: year(of: operation.date))
    }
    return yearlyTable(list, title(language), columns, rows)
  }

  private func title(of operation: LoanOperation) -> String {
    let title = (operation.title ?? Words.text(of: operation.kind))(language)
    return operation.status == .completed ? title : "\(title) — \(Words.text(of: operation.status)(language))"
  }

  private func tone(of status: LoanOperation.Status) -> Tone {
    switch status {
    case .completed: .neutral
    case .processing: .attention
    case .failed: .critical
    case .reversed: .muted
    }
  }

  private func state(of status: LoanOperation.Status) -> TableRow.State {
    switch status {
    case .completed: .done
    case .processing: .processing
    case .failed: .failed
    case .reversed: .reversed
    }
  }
}
