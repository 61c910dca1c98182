public import DesignSystem
public import LoanArithmetic

extension LocaleFormatter {
  /// Returns the ticks for the amounts of a chart: zero and a few round amounts that enclose all amounts, in ascending
  /// order. Whole amounts are written without decimals.
  ///
  /// - Parameters:
  ///   - points: for each point, one amount per series.
  ///   - shape: the shape of the chart. Stacked amounts are added, negative ones separately.
  /// - Returns: at most seven ticks; none if all amounts are zero, if there are several currencies, or if a round
  ///   amount would be too large.
  public func ticks(for points: [[Money?]], drawnAs shape: Chart.Shape) -> [MoneyValue] {
    let amounts = points.map { $0.compactMap(\.self) }
    guard let currency = amounts.lazy.flatMap(\.self).first?.currency,
      amounts.allSatisfy({ $0.allSatisfy { $0.currency == currency } })
    else { return [] }
    var low: Int128 = 0
    var high: Int128 = 0
    for point in amounts {
      let units = point.map { Int128($0.minorUnits) }
      switch shape.stacking {
      case .none:
        low = min(low, units.min() ?? 0)
        high = max(high, units.max() ?? 0)
      case .bySign:
        low = min(low, units.filter { $0 < 0 }.reduce(0, +))
        high = max(high, units.filter { $0 > 0 }.reduce(0, +))
      }
    }
    guard low < high else { return [] }
    let (first, last, step) = Self.scale(from: low, to: high)
    guard Int64(exactly: first) != nil, Int64(exactly: last) != nil else { return [] }
    let units = (0...Int((last - first) / step)).map { Int64(first + Int128($0) * step) }
    return units.map { tick(Money(minorUnits: $0, currency: currency)) }
  }

  /// Returns the first and the last multiple of a step that enclose all amounts. The step is the smallest of 1, 2, 5,
  /// 10, 20 and so on that gives at most six steps.
  private static func scale(from low: Int128, to high: Int128) -> (first: Int128, last: Int128, step: Int128) {
    var ten: Int128 = 1
    while true {
      for step in [ten, 2 * ten, 5 * ten] {
        let first = largestMultiple(of: step, notAbove: low)
        let last = -largestMultiple(of: step, notAbove: -high)
        if last - first <= 6 * step { return (first, last, step) }
      }
      ten *= 10
    }
  }

  /// Returns the largest multiple of the step that is not above the amount.
  private static func largestMultiple(of step: Int128, notAbove amount: Int128) -> Int128 {
    let rest = amount % step
    return amount - (rest < 0 ? rest + step : rest)
  }

  /// Formats a round amount, without decimals if it is whole.
  private func tick(_ money: Money) -> MoneyValue {
    var value = figure(money)
    let unit = (0..<money.currency.decimals).reduce(Int64(1)) { unit, _ in unit * 10 }
    if money.minorUnits % unit == 0 { value.text = number(Int(money.minorUnits / unit)) }
    return value
  }
}
