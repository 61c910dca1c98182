import DesignSystem
import LoanDetailJSON

extension ScreenSchema {
  var table: KindSchema {
    kind(
      .table, "Rows of like things under shared column headings.",
      [
        .required("title", "The title of the table for screen readers; it need not be drawn.", .string),
        .required("columns", "The columns in reading order.", .array(of: .ref("column"))),
        .required("items", "The rows in reading order.", .array(of: .ref("tableRow"))),
        .optional("page", "The page these rows belong to; absent if the table is complete.", .ref("page")),
      ],
      and: [
        Definition(
          "column",
          SchemaPart.object([
            .required("id", "The name of the column, unique in its table; a patch does not address it.", .string),
            .required("title", "The heading.", .string),
            .required(
              "alignment",
              "The side on which the texts of the cells begin: leading is the left in a document read from left to right, "
                + "trailing is the other one, for figures.",
              .choice(Table.Column.Alignment.allCases.map(\.rawValue), otherwise: "as leading")),
          ]).described("A column of a table.")),
        Definition(
          "tableRow",
          item(
            "tableRow",
            [
              .required(
                "cells", "A value for each column, in their order; null where a column has nothing to say.",
                .array(of: .optionalRef("value"))), tone,
            ]
          ).described(
            "One row of a table. A screen reader says for each cell that is not null the title of its column and the value."
          )),
        page,
      ])
  }

  private var page: Definition {
    Definition(
      "page",
      SchemaPart.object([
        .required("total", "The number of rows in the whole list.", SchemaPart.integer.with("minimum", .number("0"))),
        .optional("next", "The cursor that requests the rows after these; absent after the last.", .string),
        .required("text", "The position of the rows in the list, in words, such as \"Rows 1–20 of 240\".", .string),
      ]).described("Which of a list's rows the document holds, where they are not all."))
  }

  var timeline: KindSchema {
    kind(
      .timeline, "What happened and what is to come, day by day.",
      [
        .required("title", "The heading; a screen reader says it.", .string),
        .required("items", "The entries, the earliest first.", .array(of: .ref("timelineEntry"))),
      ],
      and: [
        Definition(
          "timelineEntry",
          SchemaPart.object([
            id, .required("date", "The day of the entry.", .ref("date")),
            .required("title", "What happened or will happen.", .string),
            .optional("money", "The amount of the entry; absent if it has none.", .ref("money")), caption,
            .required(
              "state",
              "The state on the day of the screen: done, it happened as planned; missed, it was due and did not happen; "
                + "next, it is the next one; ahead, it comes later.",
              .choice(Timeline.State.allCases.map(\.rawValue), otherwise: "draw the entry without a mark")),
            label(),
          ]).described("One entry of a timeline."))
      ])
  }

  var chart: KindSchema {
    kind(
      .chart, "A picture of amounts, with the data it is drawn from.",
      [
        .required("title", "The heading.", .string),
        .required("summary", "The message of the chart in one sentence, for whoever does not see it.", .string),
        .required(
          "shape",
          "How the data is best drawn: lines, a line for each series; stackedBars, a bar for each point with the series "
            + "stacked, because they add up to something.",
          .choice(Chart.Shape.allCases.map(\.rawValue), otherwise: "show the summary, and the data as a table")),
        .required("axis", "The title of the axis of the points, such as Year.", .string),
        .required("series", "The quantities in the chart, in the order of the legend.", .array(of: .ref("series"))),
        label(),
        .required("items", "The points in reading order.", .array(of: .ref("chartPoint"))),
      ],
      and: [
        Definition(
          "series",
          SchemaPart.object([
            .required("id", "The name of the series, unique in its chart; a patch does not address it.", .string),
            .required("title", "The name of the series in the legend.", .string),
          ]).described("One of the quantities a chart shows.")),
        Definition(
          "chartPoint",
          SchemaPart.object([
            id, .required("label", "The label on the axis, such as 2026.", .string),
            .required(
              "amounts", "An amount for each series, in their order; null where a series has none.",
              .array(of: .optionalRef("money"))),
          ]).described(
            "One place along a chart. A screen reader says the title of the axis and the label, then for each amount that "
              + "is not null the title of its series and the amount.")),
      ])
  }
}
