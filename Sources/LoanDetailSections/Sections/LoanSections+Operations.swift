public import DesignSystem
import LoanArithmetic
import LoanDetailCore

extension LoanSections {
  /// Everything that happened on the account, the newest first.
  public func operations() -> [Item] {
    section("operations", Words.operations, items(facts.operations, atMost: .max))
  }

  /// The newest operations; left out when the source gives none.
  public func recentOperations() -> [Item] {
    guard let operations = facts.operations.value, !operations.isEmpty else { return [] }
    return section("operations", Words.recentOperations, items(facts.operations, atMost: 3))
  }

  private func items(_ fact: Fact<[Operation]>, atMost count: Int) -> [Item] {
    switch fact {
    case .known(let operations, _, _):
      operations.isEmpty
        ? [note("operations.none", Words.noOperations)] : [.table(table(of: operations.prefix(count)))]
    case .absent(let absence):
      if let reason = reason(for: absence) {
        [.note(Note(id: "operations.absent", text: "\(Words.operations(language)): \(reason)", tone: .attention))]
      } else {
        [note("operations.absent", Words.operationsAbsent)]
      }
    }
  }

  private func table(of operations: some Collection<Operation>) -> Table {
    let components = Portion.Component.allCases.filter { component in
      operations.contains { $0.portions.contains { $0.component == component && !$0.amount.isZero } }
    }
    let hasBalance = operations.contains { $0.balance != nil }
    var columns = [
      column("date", Words.date), column("operation", Words.operation), column("amount", Words.amount, .trailing),
    ]
    columns += components.map { column($0.rawValue, Words.text(of: $0), .trailing) }
    if hasBalance { columns.append(column("balance", Words.balance, .trailing)) }
    return Table(
      id: "operations.rows", title: Words.operations(language), columns: columns,
      rows: operations.mapNamed({ "operation.\($0.id)" }) { id, operation in
        let figures = components.map { component in
          operation.portions.first { $0.component == component && !$0.amount.isZero }.map { value($0.amount) }
        }
        return TableRow(
          id: id,
          cells: [
            .date(context.formatter.date(operation.date, .numeric)), .text(title(of: operation)),
            value(operation.amount),
          ] + figures + (hasBalance ? [operation.balance.map { value($0) }] : []),
          tone: tone(of: operation.status))
      })
  }

  private func title(of operation: Operation) -> String {
    let title = (operation.title ?? Words.text(of: operation.kind))(language)
    return operation.status == .completed ? title : "\(title) — \(Words.text(of: operation.status)(language))"
  }

  private func tone(of status: Operation.Status) -> Tone {
    switch status {
    case .completed: .neutral
    case .processing: .attention
    case .failed: .critical
    case .reversed: .muted
    }
  }
}
