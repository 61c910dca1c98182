import DesignSystem

/// The places of everything in the drawing of a chart, in ten thousandths of its width and height.
///
/// The drawing is stretched to its place, but its texts keep their size.
struct ChartPlot {
  /// An amount that is marked on the vertical axis.
  struct Tick {
    var text: String
    var y: Int
  }

  /// The label of a point on the horizontal axis.
  struct Label {
    var text: String
    var x: Int
    /// Whether the label is left out on a narrow screen.
    var isRare: Bool
  }

  /// A part of a line from one point to the next, or a bar with its corners.
  struct Shape {
    var series: Int
    var x: Int
    var y: Int
    var endX: Int
    var endY: Int
  }

  private(set) var ticks: [Tick] = []
  private(set) var labels: [Label] = []
  private(set) var shapes: [Shape] = []
  /// The amount at the bottom of the drawing: the smallest one, or zero.
  private let bottom: Int128
  /// The amount at its top: the largest one, or zero.
  private let top: Int128
  /// The number of points.
  private let count: Int
  /// Whether the points are drawn from right to left.
  private let isMirrored: Bool

  /// The highest and the lowest place of an amount; the rest is for texts.
  private static let area = (top: 900, bottom: 8_900)
  /// The largest number of labels on a wide screen, and on a narrow one.
  private static let mostLabels = (wide: 12, narrow: 5)
  /// The part of the width of a point that its bar takes, in percent.
  private static let barWidth = 64

  /// Places a chart; `nil` if it has nothing to draw.
  init?(_ chart: Chart, isMirrored: Bool) {
    let amounts = chart.points.flatMap { chart.reach(of: $0) } + chart.ticks.map { Int128($0.minorUnits) }
    guard let least = amounts.min(), let most = amounts.max(), least < most || least != 0 else { return nil }
    bottom = min(least, 0)
    top = max(most, 0)
    count = chart.points.count
    self.isMirrored = isMirrored
    ticks = chart.ticks.map { Tick(text: $0.text, y: y(Int128($0.minorUnits))) }
    let shown = Array(stride(from: 0, to: count, by: Self.step(of: count, atMost: Self.mostLabels.wide)))
    let kept = Self.step(of: shown.count, atMost: Self.mostLabels.narrow)
    labels = shown.enumerated().map { place, index in
      Label(text: chart.points[index].label, x: x(index, at: 50), isRare: place % kept != 0)
    }
    switch chart.shape {
    case .lines: addLines(chart)
    case .stackedBars: addBars(chart)
    }
  }

  /// Returns the smallest step from one label to the next with which at most `most` of them are shown.
  private static func step(of count: Int, atMost most: Int) -> Int { max(1, (count + most - 1) / most) }

  /// The horizontal place in the width of a point, which is `part` percent of that width from its beginning.
  private func x(_ index: Int, at part: Int) -> Int {
    let x = (index * 100 + part) * 100 / max(count, 1)
    return isMirrored ? 10_000 - x : x
  }

  /// The vertical place of an amount.
  private func y(_ amount: Int128) -> Int {
    Self.area.bottom - Int((amount - bottom) * Int128(Self.area.bottom - Self.area.top) / max(top - bottom, 1))
  }

  /// Adds the parts of the lines. A point without neighbours is a line of no length.
  private mutating func addLines(_ chart: Chart) {
    for series in chart.series.indices {
      var last = (x: Int, y: Int)?.none
      for (index, point) in chart.points.enumerated() {
        guard let amount = point.amounts[series] else {
          last = nil
          continue
        }
        let place = (x: x(index, at: 50), y: y(Int128(amount.minorUnits)))
        let isAlone = index + 1 == chart.points.count || chart.points[index + 1].amounts[series] == nil
        if let from = last ?? (isAlone ? place : nil) {
          shapes.append(Shape(series: series, x: from.x, y: from.y, endX: place.x, endY: place.y))
        }
        last = place
      }
    }
  }

  /// Adds the bars, with the amounts of each point stacked: positive ones upwards from zero, negative ones downwards.
  private mutating func addBars(_ chart: Chart) {
    let margin = (100 - Self.barWidth) / 2
    for (index, point) in chart.points.enumerated() {
      var up: Int128 = 0
      var down: Int128 = 0
      let sides = [x(index, at: margin), x(index, at: 100 - margin)].sorted()
      for (series, amount) in point.amounts.enumerated() {
        let size = Int128(amount?.minorUnits ?? 0)
        guard size != 0 else { continue }
        let start = size > 0 ? up : down
        if size > 0 { up += size } else { down += size }
        let ends = [y(start), y(start + size)].sorted()
        shapes.append(Shape(series: series, x: sides[0], y: ends[0], endX: sides[1], endY: ends[1]))
      }
    }
  }
}

extension Chart {
  /// The amounts to which the drawing of a point reaches.
  fileprivate func reach(of point: Point) -> [Int128] {
    let amounts = point.amounts.compactMap { $0.map { Int128($0.minorUnits) } }
    switch shape {
    case .lines: return amounts
    case .stackedBars: return [amounts.filter { $0 > 0 }.reduce(0, +), amounts.filter { $0 < 0 }.reduce(0, +)]
    }
  }
}
