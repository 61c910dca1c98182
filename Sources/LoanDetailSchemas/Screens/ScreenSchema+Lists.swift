import DesignSystem
import LoanDetailJSON

// The tables, timelines and charts, and the page of a list.
extension ScreenSchema {
  var table: KindSchema {
    kind(
      .table, "Rows of like things under shared column headings.",
      [
        title("The title of the table for screen readers; it need not be drawn."),
        .required("columns", "The columns in reading order.", .array(of: .ref("column"))),
        .optional(
          "groups", "The groups of the rows, such as years, in reading order; absent if the rows have none.",
          .array(of: .ref("tableGroup"))),
        .optional(
          "totals",
          "The sums below the rows, of the whole list also where the document holds a page of it; absent if there "
            + "are none.", .ref("tableTotals")),
        .required(
          "items", "The rows in reading order. If they are not all, the document's pages state which they are.",
          .array(of: .ref("tableRow"))),
      ],
      and: [
        Definition(
          "column",
          SchemaPart.object([
            .required("id", "The name of the column, unique in its table; a patch does not address it.", .string),
            .required("title", "The heading.", .string),
            .required(
              "alignment",
              "The side on which the texts of the cells begin: leading is the left in a document read from left to "
                + "right, trailing is the other one, for figures.",
              .choice(Table.Column.Alignment.allCases.map(\.rawValue), otherwise: "as leading")),
            .optional(
              "priority",
              "How long the column stays where there is no room for all: the low ones are left out first, then those "
                + "without a priority, each from the last to the first; the high ones stay. Say which ones are left "
                + "out.",
              .choice(["high", "low"], otherwise: "as absent")),
          ]).described("A column of a table.")),
        Definition(
          "tableRow",
          item(
            "tableRow",
            [
              .required(
                "cells", "A value for each column, in their order; null where a column has nothing to say.",
                .array(of: .optionalRef("value"))), tone,
              .optional(
                "state",
                "The state of what the row is about: a role that each client maps to its own marks. A payment is paid, "
                  + "partlyPaid, due, overdue, planned or skipped; an operation is done, processing, failed or "
                  + "reversed. The cells say in words what a reader must not miss. Absent if nothing is known of it.",
                .choice(TableRow.State.allCases.map(\.rawValue), otherwise: "draw the row without a mark")),
              .optional(
                "group",
                "The id of the row's group. Its heading stands before a row whose group is not that of the row above. "
                  + "Absent if the row is in no group.", .string),
              .optional(
                "dayLine",
                "The text of a line between what is past and what comes, ready to show. It stands above this row and, "
                  + "if the row is the first of its group, above the heading of the group; a screen reader says it "
                  + "there. Open the list here. Absent for all other rows.", .string),
              destination(of: "row"),
            ]
          ).described(
            "One row of a table. A screen reader says for each cell that is not null the title of its column and the "
              + "value."
          )),
        Definition(
          "tableGroup",
          SchemaPart.object([
            .required("id", "The name of the group, unique in its table; a patch does not address it.", .string),
            .required("title", "The heading.", .string),
            .optional(
              "totals",
              "The totals of all rows of the group, also where the document holds a page with some of them: a value "
                + "for each column, null where there is none. They stand beside the heading; a screen reader says them "
                + "after it, as the cells of a row. Absent if there are none.",
              .array(of: .optionalRef("value"))),
            .optional(
              "isFolded",
              "Whether the group is first shown as its heading with its totals, without its rows, until the reader "
                + "unfolds it. A client that cannot fold shows the rows. Absent if not.", .boolean),
          ]).described("Rows of a table that belong together, such as those of a year.")),
        Definition(
          "tableTotals",
          SchemaPart.object([
            .required("title", "The heading, such as Total.", .string),
            .required(
              "cells", "A value for each column, in their order; null where a sum means nothing.",
              .array(of: .optionalRef("value"))),
          ]).described("The sums below a table. A screen reader says the heading, then the cells as those of a row.")),
      ])
  }

  /// The page of a list.
  var listPage: SchemaPart {
    let cursor = "An opaque text: ask with it, on the same screen of the same product, for "
    return SchemaPart.object([
      .required(
        "list",
        "The id of the list: of its table or, for a client that draws no tables, of the section with its rows, if "
          + "there is one.", .ref("id")),
      .required("title", "The title of the list.", .string),
      .required(
        "first", "The number of the first row in the whole list, from 1.",
        SchemaPart.integer.with("minimum", .number("1"))),
      .required("count", "How many rows the document holds.", SchemaPart.integer.with("minimum", .number("0"))),
      .required("total", "How many rows the whole list has.", SchemaPart.integer.with("minimum", .number("0"))),
      .optional(
        "firstRow",
        "The id of the first row, as a row of a table or as an item of another kind; absent if there are no rows.",
        .ref("id")),
      .optional("lastRow", "The id of the last row, likewise; absent if there are no rows.", .ref("id")),
      .optional("previous", cursor + "the rows before; absent where there are none.", .string),
      .optional("next", cursor + "the rows after; absent where there are none.", .string),
      .required("text", "Which rows these are, in words, ready to show.", .string),
    ]).described(
      "Which of a list's rows the document holds, where they are not all. A cursor ends when the row it goes on from "
        + "is no longer in the list.")
  }

  var timeline: KindSchema {
    kind(
      .timeline, "What happened and what is to come, day by day.",
      [
        title("The heading; a screen reader says it."),
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
              "The state on the day of the screen: done, it happened as planned; missed, it was due and did not "
                + "happen; next, it is the next one; ahead, it comes later.",
              .choice(Timeline.State.allCases.map(\.rawValue), otherwise: "draw the entry without a mark")),
            destination(of: "entry"), label(),
          ]).described("One entry of a timeline."))
      ])
  }

  var chart: KindSchema {
    kind(
      .chart, "A picture of amounts, with the data it is drawn from.",
      [
        title("The heading; a screen reader says it, then the summary."),
        .required("summary", "The message of the chart in one sentence, for whoever does not see it.", .string),
        .required(
          "shape",
          "How the data is best drawn: lines, a line for each series; stackedBars, a bar for each point with the "
            + "series stacked, because they add up to something.",
          .choice(Chart.Shape.allCases.map(\.rawValue), otherwise: "show the summary, and the data as a table")),
        .required(
          "stacking",
          "How the series of a point are put together: none, each begins at zero; bySign, in the order of the series, "
            + "positive amounts are stacked upwards from zero and negative ones downwards.",
          .choice(Chart.Stacking.allCases.map(\.rawValue), otherwise: "show the summary, and the data as a table")),
        .required("axis", "The title of the axis of the points, such as Year.", .string),
        .optional(
          "currency", "The ISO 4217 code of all amounts; absent if there are none.",
          .string(matching: "^[A-Z]{3}$")),
        .optional(
          "ticks",
          "The round amounts to mark on the axis of the amounts, the smallest first, with their labels as text. The "
            + "axis extends from the first to the last, and zero is one of them. Absent if there are no amounts.",
          .array(of: .ref("money"))),
        .required("series", "The quantities in the chart, in the order of the legend.", .array(of: .ref("series"))),
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
            "One place along a chart. A screen reader says the title of the axis and the label, then for each amount "
              + "that is not null the title of its series and the amount.")),
      ])
  }
}
