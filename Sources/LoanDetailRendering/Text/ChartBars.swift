import DesignSystem

/// Bars of characters, with a length proportional to the amounts.
struct ChartBars {
  /// The maximum length of a bar, which leaves room for a table of figures beside it.
  private static let longest = 16
  /// The characters of the series, used again from the first one if there are more series.
  private static let glyphs = ["█", "▒", "░"]
  /// The largest sum of the amounts of a point; zero if there are no amounts.
  private let most: Int128

  init(_ chart: Chart) {
    most = chart.points.map { Self.sizes(of: $0).reduce(0, +) }.max() ?? 0
  }

  /// Returns the amounts of a point; negative amounts count as zero.
  private static func sizes(of point: Chart.Point) -> [Int128] {
    point.amounts.map { Int128(max($0?.minorUnits ?? 0, 0)) }
  }

  /// Returns the bar of a point, with the series beside each other; empty if all amounts of the chart are zero.
  func bar(of point: Chart.Point) -> String {
    guard most > 0 else { return "" }
    var bar = ""
    var drawn = 0
    var sum: Int128 = 0
    for (index, size) in Self.sizes(of: point).enumerated() {
      sum += size
      let end = Int((sum * Int128(Self.longest) + most / 2) / most)
      bar += String(repeating: Self.glyphs[index % Self.glyphs.count], count: end - drawn)
      drawn = end
    }
    return bar
  }
}
