/// A chart of amounts, always with the data behind it.
public struct Chart: Sendable, Hashable {
  /// The recommended way to draw the data.
  public enum Shape: String, Sendable, Hashable, CaseIterable {
    /// One line per series.
    case lines
    /// One bar per point, with the series stacked; for amounts whose sum has a meaning.
    case stackedBars

    /// The way in which the series of one point are stacked.
    public var stacking: Stacking {
      switch self {
      case .lines: .none
      case .stackedBars: .bySign
      }
    }
  }

  /// The way in which the series of one point are stacked.
  public enum Stacking: String, Sendable, Hashable, CaseIterable {
    /// Each series begins at zero.
    case none
    /// In the order of the series, positive amounts are stacked upwards from zero and negative ones downwards.
    case bySign
  }

  /// One of the quantities in the chart.
  public struct Series: Sendable, Hashable {
    /// The identifier of the series, unique in its chart.
    public var id: String
    public var title: String

    public init(id: String, title: String) {
      self.id = id
      self.title = title
    }
  }

  /// One position on the horizontal axis.
  public struct Point: Sendable, Hashable {
    public var id: ItemID
    /// The label on the axis, such as a year.
    public var label: String
    /// One amount per series, in the same order; `nil` where a series has no amount.
    public var amounts: [MoneyValue?]

    public init(id: ItemID, label: String, amounts: [MoneyValue?]) {
      self.id = id
      self.label = label
      self.amounts = amounts
    }
  }

  public var id: ItemID
  public var title: String
  /// The message of the chart in one sentence, for a reader who does not see it.
  public var summary: String
  public var shape: Shape
  /// The title of the horizontal axis, such as "Year".
  public var axis: String
  public var series: [Series]
  /// The points in reading order.
  public var points: [Point]
  /// The amounts to mark on the vertical axis, the smallest first. The axis extends from the first to the last.
  public var ticks: [MoneyValue]

  public init(
    id: ItemID, title: String, summary: String, shape: Shape, axis: String, series: [Series], points: [Point],
    ticks: [MoneyValue] = []
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    self.shape = shape
    self.axis = axis
    self.series = series
    self.points = points
    self.ticks = ticks
  }

  /// The currency of all amounts; `nil` if the chart has no amounts.
  public var currency: String? {
    ticks.first?.currency ?? points.lazy.flatMap(\.amounts).compactMap(\.self).first?.currency
  }

  /// The data of the chart as a table: one row per point, one column per series.
  public var table: Table {
    Table(
      id: id, title: title,
      columns: [Table.Column(id: "axis", title: axis)]
        + series.map { Table.Column(id: $0.id, title: $0.title, alignment: .trailing) },
      rows: points.map { point in
        TableRow(id: point.id, cells: [.text(point.label)] + point.amounts.map { $0.map(Value.money) })
      })
  }
}

extension Chart: ItemContent {
  public var itemKind: ItemKind { .standard(.chart) }
  public var accessibilityLabel: String { "\(title). \(summary)" }

  /// The points. They have no kind in the wire format.
  public var parts: [ItemPart] {
    let table = table
    return table.rows.map {
      ItemPart(id: $0.id, kind: "", accessibilityLabel: $0.accessibilityLabel(under: table.columns))
    }
  }

  /// The summary as a note, then the data as a table.
  public var simplified: Simplification {
    .items([.note(Note(id: id.appending("summary"), text: summary, tone: .neutral)), .table(table)])
  }
}
