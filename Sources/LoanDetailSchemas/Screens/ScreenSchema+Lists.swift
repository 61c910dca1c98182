import DesignSystem
import LoanDetailJSON

extension ScreenSchema {
  private var label: SchemaProperty { .required("accessibilityLabel", .ref("accessibilityLabel")) }

  var table: KindSchema {
    let cell = SchemaPart.oneOf([.ref("value"), .null])
    return KindSchema(
      kind: .table,
      definitions: [
        Definition(
          "table",
          item(
            "table",
            [
              .required("title", SchemaPart.string.described("What a screen reader calls the table.")),
              .required("columns", .array(of: .ref("column"))),
              .optional(
                "groups",
                SchemaPart.array(of: .ref("tableGroup")).described(
                  "The groups of the rows, such as years, in reading order; absent if the rows have none."),
                since: Table.groupsSince),
              label,
              .required("items", SchemaPart.array(of: .ref("tableRow")).described("The rows.")),
              .optional("page", .ref("page"), since: ListPage.since, until: ListPage.sinceInDocument - 1),
            ]
          ).described("Rows of like things under shared column headings.")),
        Definition(
          "column",
          object([
            .required("id", SchemaPart.string.described("The column's name among its table's columns.")),
            .required("title", SchemaPart.string.described("The heading.")),
            .required(
              "alignment",
              SchemaPart.choice(Table.Column.Alignment.allCases.map(\.rawValue)).described(
                "Where the cells' text stands.")),
          ])),
        Definition(
          "tableRow",
          item(
            "tableRow",
            [
              .required(
                "cells",
                SchemaPart.array(of: cell).described(
                  "A cell for each column, in their order; null where there is nothing to say.")),
              .required("tone", .ref("tone")),
              .optional(
                "state",
                SchemaPart.choice(TableRow.State.allCases.map(\.rawValue)).described(
                  "The state of what the row is about: a role that each client maps to its own marks. A payment is paid, "
                    + "partlyPaid, due, overdue, planned or skipped; an operation is done, processing, failed or reversed. "
                    + "The cells say in words what a reader must not miss."), since: Table.groupsSince),
              .optional(
                "group",
                SchemaPart.string.described(
                  "The id of the row's group. Its heading stands before a row whose group is not that of the row above."
                ),
                since: 3), label,
            ]
          ).described("One row of a table.")),
      ] + (version < 3 ? (version >= ListPage.since ? [page] : []) : [group]))
  }

  private var group: Definition {
    Definition(
      "tableGroup",
      object([
        .required("id", SchemaPart.string.described("The group's name among its table's groups.")),
        .required("title", SchemaPart.string.described("The heading.")),
      ]).described("Rows of a table that belong together, such as those of a year."))
  }

  /// The page of a list, from version 3 on.
  var listPage: SchemaPart {
    let cursor = "An opaque text: ask with it, on the same screen of the same product, for "
    return object([
      .required(
        "list",
        SchemaPart.ref("id").described(
          "The id of the list: of its table or, for a client that draws no tables, of the section with its rows, if there "
            + "is one.")),
      .required("title", SchemaPart.string.described("The title of the list.")),
      .required(
        "first",
        SchemaPart.integer.described("The number of the first row in the whole list, from 1.").with(
          "minimum", .number("1"))),
      .required(
        "count", SchemaPart.integer.described("How many rows the document holds.").with("minimum", .number("0"))),
      .required(
        "total", SchemaPart.integer.described("How many rows the whole list has.").with("minimum", .number("0"))),
      .optional(
        "firstRow",
        SchemaPart.ref("id").described(
          "The id of the first row, as a row of a table or as an item of another kind; absent if there are no rows.")),
      .optional("lastRow", SchemaPart.ref("id").described("The id of the last row, likewise.")),
      .optional(
        "previous", SchemaPart.string.described(cursor + "the rows before; absent where there are none.")),
      .optional("next", SchemaPart.string.described(cursor + "the rows after; absent where there are none.")),
      .required("text", SchemaPart.string.described("Which rows these are, in words, ready to show.")),
    ]).described(
      "Which of a list's rows the document holds, where they are not all. A cursor ends when the row it goes on from is no "
        + "longer in the list.")
  }

  private var page: Definition {
    Definition(
      "page",
      object([
        .required(
          "total",
          SchemaPart.integer.described("How many rows the whole list has.").with("minimum", .number("0"))),
        .optional("next", SchemaPart.string.described("Asks for the rows that follow; absent after the last.")),
        .required("text", SchemaPart.string.described("Which rows these are, in words.")),
      ]).described("Which of a list's rows the document holds, where they are not all."))
  }

  var timeline: KindSchema {
    KindSchema(
      kind: .timeline,
      definitions: [
        Definition(
          "timeline",
          item(
            "timeline",
            [
              .required("title", .string), label,
              .required(
                "items", SchemaPart.array(of: .ref("timelineEntry")).described("The entries, the earliest first.")),
            ]
          ).described("What happened and what is to come, day by day.")),
        Definition(
          "timelineEntry",
          object([
            .required("id", .ref("id")), .required("date", .ref("date")), .required("title", .string),
            .optional("money", .ref("money")), .optional("caption", .ref("caption")),
            .required(
              "state",
              SchemaPart.choice(Timeline.State.allCases.map(\.rawValue)).described("Where the entry stands in time.")),
            label,
          ]).described("One entry of a timeline.")),
      ])
  }

  var chart: KindSchema {
    let amount = SchemaPart.oneOf([.ref("money"), .null])
    return KindSchema(
      kind: .chart,
      definitions: [
        Definition(
          "chart",
          item(
            "chart",
            [
              .required("title", .string),
              .required("summary", SchemaPart.string.described("What the chart comes to, in a sentence.")),
              .required(
                "shape",
                SchemaPart.choice(Chart.Shape.allCases.map(\.rawValue)).described("How the data is best drawn.")),
              .required(
                "stacking",
                SchemaPart.choice(Chart.Stacking.allCases.map(\.rawValue)).described(
                  "How the series of a point are put together: none if each begins at zero; bySign if, in the order of the "
                    + "series, positive amounts are stacked upwards from zero and negative ones downwards."), since: 3),
              .required("axis", SchemaPart.string.described("What the points are, such as Year.")),
              .optional(
                "currency",
                SchemaPart.string(matching: "^[A-Z]{3}$").described(
                  "The ISO 4217 code of all amounts; absent if there are none."), since: 3),
              .optional(
                "ticks",
                SchemaPart.array(of: .ref("money")).described(
                  "The round amounts to mark on the axis of the amounts, the smallest first, with their labels as text. The "
                    + "axis extends from the first to the last, and zero is one of them."), since: 3),
              .required("series", .array(of: .ref("series"))), label,
              .required("items", SchemaPart.array(of: .ref("chartPoint")).described("The points, in reading order.")),
            ]
          ).described("A picture of amounts, with the data it is drawn from.")),
        Definition(
          "series",
          object([
            .required("id", SchemaPart.string.described("The series' name among its chart's series.")),
            .required("title", .string),
          ]).described("One of the quantities a chart shows.")),
        Definition(
          "chartPoint",
          object([
            .required("id", .ref("id")), .required("label", .string),
            .required(
              "amounts",
              SchemaPart.array(of: amount).described(
                "An amount for each series, in their order; null where there is none.")),
            label,
          ]).described("One place along a chart.")),
      ])
  }
}
