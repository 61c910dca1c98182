import DesignSystem

extension ConformanceSubject {
  /// Checks that the parts of each breakdown add up to its total.
  func sumFindings() -> [Finding] {
    screens.flatMap { screen in
      screen.items.compactMap { item -> Finding? in
        guard case .breakdown(let breakdown) = item else { return nil }
        return breakdown.fault.map { Finding(screen.place, $0) }
      }
    }
  }
}

extension Breakdown {
  /// The reason why the parts do not add up to the total; `nil` if they do.
  ///
  /// This is independent of `TreeRules` on purpose. The engine refuses such a screen by those rules, and a mistake in
  /// them must not hide the fault here as well. The sum is in 128 bits, so that it never overflows.
  var fault: String? {
    guard case .money(let whole) = total.value else {
      return "The total of the breakdown \"\(id)\" is no amount of money. Give it one."
    }
    var sum: Int128 = 0
    for part in parts {
      guard case .money(let money) = part.value, money.currency == whole.currency else {
        return "The part \"\(part.id)\" of the breakdown \"\(id)\" is no amount of \(whole.currency). "
          + "Let every part be money in the currency of the total."
      }
      sum += Int128(money.minorUnits)
    }
    guard sum != Int128(whole.minorUnits) else { return nil }
    return "The parts of the breakdown \"\(id)\" add up to \(sum) minor units of \(whole.currency), and its total is "
      + "\(whole.minorUnits). Show a breakdown only where the parts are the whole, to the minor unit."
  }
}
