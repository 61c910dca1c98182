import DesignSystem
import LoanDetailJSON

extension JSONWriter {
  mutating func write(_ table: Table) {
    object(.table, table.id) {
      $0.property("title", table.title)
      $0.array("columns") {
        for column in table.columns { $0.write(column) }
      }
      $0.property("accessibilityLabel", table.accessibilityLabel)
      $0.array("items") {
        for row in table.rows { $0.write(row, under: table.columns) }
      }
    }
  }

  private mutating func write(_ column: Table.Column) {
    object {
      $0.property("id", column.id)
      $0.property("title", column.title)
      $0.property("alignment", column.alignment.rawValue)
    }
  }

  private mutating func write(_ row: TableRow, under columns: [Table.Column]) {
    object(.tableRow, row.id) {
      $0.array("cells") {
        for cell in row.cells {
          if let cell { $0.write(cell) } else { $0.null() }
        }
      }
      $0.property("tone", row.tone.rawValue)
      $0.property("accessibilityLabel", row.accessibilityLabel(under: columns))
    }
  }
}
