/// A picture of amounts, always with the data it is drawn from.
public struct Chart: Sendable, Hashable {
  /// How the data is best drawn.
  public enum Shape: String, Sendable, Hashable, CaseIterable {
    /// A line a series, over the points.
    case lines
    /// A bar a point, the series on top of each other: they add up to something.
    case stackedBars
  }

  /// One of the quantities shown.
  public struct Series: Sendable, Hashable {
    /// The series' name among its chart's series.
    public var id: String
    /// What the quantity is.
    public var title: String

    /// Makes a series.
    public init(id: String, title: String) {
      self.id = id
      self.title = title
    }
  }

  /// One place along the chart.
  public struct Point: Sendable, Hashable {
    /// The point's name in the tree.
    public var id: ItemID
    /// Where it is, such as a year.
    public var label: String
    /// The amount of each series; `nil` where there is none.
    public var amounts: [MoneyValue?]

    /// Makes a point.
    public init(id: ItemID, label: String, amounts: [MoneyValue?]) {
      self.id = id
      self.label = label
      self.amounts = amounts
    }
  }

  /// The chart's name in the tree.
  public var id: ItemID
  /// What the chart shows.
  public var title: String
  /// What it comes to, in a sentence: what a reader who does not see it is told.
  public var summary: String
  /// How it is best drawn.
  public var shape: Shape
  /// What the points are, such as "Year".
  public var axis: String
  /// The quantities.
  public var series: [Series]
  /// The places, in reading order; each has an amount for every series.
  public var points: [Point]

  /// Makes a chart.
  public init(
    id: ItemID, title: String, summary: String, shape: Shape, axis: String, series: [Series], points: [Point]
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    self.shape = shape
    self.axis = axis
    self.series = series
    self.points = points
  }

  /// What a screen reader says before the points.
  public var accessibilityLabel: String { "\(title). \(summary)" }

  /// The chart's data as a table.
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
