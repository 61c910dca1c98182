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
              .required("columns", .array(of: .ref("column"))), label,
              .required("items", SchemaPart.array(of: .ref("tableRow")).described("The rows.")),
              .optional("page", .ref("page"), since: 2),
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
              .required("tone", .ref("tone")), label,
            ]
          ).described("One row of a table.")),
      ] + (version >= ListPage.since ? [page] : []))
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
              .required("axis", SchemaPart.string.described("What the points are, such as Year.")),
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
