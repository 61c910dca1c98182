import DesignSystem
import LoanDetailJSON

extension ScreenWriter {
  mutating func write(_ table: Table) {
    object("table", table.id) {
      $0.json.property("title", table.title)
      $0.array("columns", table.columns) { $0.write($1) }
      $0.json.property("accessibilityLabel", table.accessibilityLabel)
      $0.array("items", table.rows) { $0.write($1, under: table.columns) }
      if $0.version >= ListPage.since, let page = table.page { $0.write(page) }
    }
  }

  private mutating func write(_ column: Table.Column) {
    json.object {
      $0.property("id", column.id)
      $0.property("title", column.title)
      $0.property("alignment", column.alignment.rawValue)
    }
  }

  private mutating func write(_ row: TableRow, under columns: [Table.Column]) {
    object("tableRow", row.id) {
      $0.array("cells", row.cells) { writer, cell in
        if let cell { writer.write(cell) } else { writer.json.null() }
      }
      $0.json.property("tone", row.tone.rawValue)
      $0.json.property("accessibilityLabel", row.accessibilityLabel(under: columns))
    }
  }

  private mutating func write(_ page: ListPage) {
    json.object("page") {
      $0.property("total", page.total)
      $0.property("next", page.next)
      $0.property("text", page.text)
    }
  }

  mutating func write(_ timeline: Timeline) {
    object("timeline", timeline.id) {
      $0.json.property("title", timeline.title)
      $0.json.property("accessibilityLabel", timeline.accessibilityLabel)
      $0.array("items", timeline.entries) { $0.write($1) }
    }
  }

  private mutating func write(_ entry: Timeline.Entry) {
    json.beginObject()
    json.property("id", entry.id.rawValue)
    write(entry.date, as: "date")
    json.property("title", entry.title)
    if let money = entry.money { write(money, as: "money") }
    json.property("caption", entry.caption)
    json.property("state", entry.state.rawValue)
    json.property("accessibilityLabel", entry.accessibilityLabel)
    json.endObject()
  }

  mutating func write(_ chart: Chart) {
    object("chart", chart.id) {
      $0.json.property("title", chart.title)
      $0.json.property("summary", chart.summary)
      $0.json.property("shape", chart.shape.rawValue)
      $0.json.property("axis", chart.axis)
      $0.array("series", chart.series) { writer, series in
        writer.json.object {
          $0.property("id", series.id)
          $0.property("title", series.title)
        }
      }
      $0.json.property("accessibilityLabel", chart.accessibilityLabel)
      let labels = chart.parts.map(\.accessibilityLabel)
      $0.array("items", zip(chart.points, labels)) { $0.write($1.0, label: $1.1) }
    }
  }

  private mutating func write(_ point: Chart.Point, label: String) {
    json.beginObject()
    json.property("id", point.id.rawValue)
    json.property("label", point.label)
    array("amounts", point.amounts) { writer, amount in
      if let amount { writer.write(amount) } else { writer.json.null() }
    }
    json.property("accessibilityLabel", label)
    json.endObject()
  }
}
