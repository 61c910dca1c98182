import DesignSystem
import LoanDetailJSON

extension ScreenWriter {
  mutating func write(_ table: Table) {
    item("table", table.id) {
      $0.title(table.title)
      $0.array("columns", table.columns) { $0.write($1) }
      if $0.version >= Table.groupsSince, !table.groups.isEmpty {
        $0.array("groups", table.groups) { writer, group in
          writer.object {
            $0.property("id", group.id)
            $0.property("title", group.title)
            if !group.totals.isEmpty { $0.write(cells: group.totals, as: "totals") }
            if group.isFolded {
              $0.key("isFolded")
              $0.output.boolean(true)
            }
          }
        }
      }
      if $0.version >= Table.groupsSince, let totals = table.totals {
        $0.object("totals") {
          $0.property("title", totals.title)
          $0.write(cells: totals.cells, as: "cells")
        }
      }
      $0.label(table.accessibilityLabel, visible: table.title)
      $0.array("items", table.rows) { $0.write($1, under: table.columns) }
      if (ListPage.since..<ListPage.sinceInDocument).contains($0.version) { $0.writePage(of: table) }
    }
  }

  private mutating func write(_ column: Table.Column) {
    object {
      $0.property("id", column.id)
      $0.property("title", column.title)
      $0.property("alignment", column.alignment.rawValue)
      if $0.version >= Table.groupsSince, column.priority != .normal {
        $0.property("priority", column.priority.rawValue)
      }
    }
  }

  private mutating func write(_ row: TableRow, under columns: [Table.Column]) {
    item("tableRow", row.id) {
      $0.write(cells: row.cells, as: "cells")
      $0.tone(row.tone)
      if $0.version >= Table.groupsSince {
        $0.property("state", row.state?.rawValue)
        $0.property("group", row.group)
        $0.property("dayLine", row.dayLine)
        $0.write(row.destination)
      }
      // From version 3 on, a row has no label, because its cells contain the same text.
      if $0.version < 3 { $0.label(row.accessibilityLabel(under: columns)) }
    }
  }

  private mutating func write(cells: [Value?], as name: StaticString) {
    array(name, cells) { writer, cell in
      if let cell { writer.write(cell) } else { writer.null() }
    }
  }

  /// Writes the page of a table into the table, as in version 2.
  private mutating func writePage(of table: Table) {
    guard let page = pages.first(where: { $0.list == table.id }) else { return }
    object("page") {
      $0.property("total", page.total)
      $0.property("next", page.nextRow?.rawValue)
      $0.property("text", page.text)
    }
  }

  /// Writes the page of a list into the document.
  mutating func write(_ page: ListPage) {
    object {
      $0.property("list", page.list.rawValue)
      $0.property("title", page.title)
      $0.property("first", page.first)
      $0.property("count", page.count)
      $0.property("total", page.total)
      $0.property("firstRow", page.firstRow?.rawValue)
      $0.property("lastRow", page.lastRow?.rawValue)
      $0.property("previous", page.previous)
      $0.property("next", page.next)
      $0.property("text", page.text)
    }
  }

  mutating func write(_ timeline: Timeline) {
    item("timeline", timeline.id) {
      $0.title(timeline.title)
      $0.label(timeline.accessibilityLabel, visible: timeline.title)
      $0.array("items", timeline.entries) { $0.write($1) }
    }
  }

  private mutating func write(_ entry: Timeline.Entry) {
    object {
      $0.property("id", entry.id.rawValue)
      $0.write(entry.date, as: "date")
      $0.property("title", entry.title)
      if let money = entry.money { $0.write(money, as: "money") }
      $0.property("caption", entry.caption)
      $0.property("state", entry.state.rawValue)
      $0.write(entry.destination)
      $0.label(entry.accessibilityLabel)
    }
  }

  mutating func write(_ chart: Chart) {
    item("chart", chart.id) {
      $0.title(chart.title)
      $0.property("summary", chart.summary)
      $0.property("shape", chart.shape.rawValue)
      if $0.version >= 3 { $0.property("stacking", chart.shape.stacking.rawValue) }
      $0.property("axis", chart.axis)
      if $0.version >= 3 {
        $0.property("currency", chart.currency)
        if !chart.ticks.isEmpty { $0.array("ticks", chart.ticks) { $0.write($1) } }
      }
      $0.array("series", chart.series) { writer, series in
        writer.object {
          $0.property("id", series.id)
          $0.property("title", series.title)
        }
      }
      // From version 3 on, a chart has no label, because its title and summary contain the same text.
      if $0.version < 3 { $0.label(chart.accessibilityLabel) }
      // From version 3 on, a point has no label, because its title and amounts contain the same text.
      let labels = $0.version < 3 ? chart.parts.map(\.accessibilityLabel) : []
      $0.array("items", chart.points.indices) { $0.write(chart.points[$1], label: labels.isEmpty ? nil : labels[$1]) }
    }
  }

  private mutating func write(_ point: Chart.Point, label: String?) {
    object {
      $0.property("id", point.id.rawValue)
      $0.property("label", point.label)
      $0.array("amounts", point.amounts) { writer, amount in
        if let amount { writer.write(amount) } else { writer.null() }
      }
      $0.property("accessibilityLabel", label)
    }
  }
}
