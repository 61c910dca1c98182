/// A whole number of unlimited size, for the rare comparison that no fixed width can decide.
struct WideNatural: Sendable {
  /// The digits to the base 2^64, the lowest first; the last one is not zero. Zero has none.
  private var limbs: [UInt64]

  init(_ value: UInt128) {
    limbs = [UInt64(truncatingIfNeeded: value), UInt64(truncatingIfNeeded: value >> 64)]
    trim()
  }

  static func * (left: WideNatural, right: WideNatural) -> WideNatural {
    var product = WideNatural(0)
    product.limbs = Array(repeating: 0, count: left.limbs.count + right.limbs.count)
    for (i, first) in left.limbs.enumerated() {
      var carry: UInt64 = 0
      for (j, second) in right.limbs.enumerated() {
        let (high, low) = first.multipliedFullWidth(by: second)
        let (sum, overflow) = product.limbs[i + j].addingReportingOverflow(low)
        let (total, carryOver) = sum.addingReportingOverflow(carry)
        product.limbs[i + j] = total
        carry = high &+ (overflow ? 1 : 0) &+ (carryOver ? 1 : 0)
      }
      product.limbs[i + right.limbs.count] = carry
    }
    product.trim()
    return product
  }

  /// Returns the difference; `right` must not be larger than `left`.
  static func - (left: WideNatural, right: WideNatural) -> WideNatural {
    var difference = left
    var borrow: UInt64 = 0
    for index in difference.limbs.indices {
      let subtrahend = index < right.limbs.count ? right.limbs[index] : 0
      let (first, under) = difference.limbs[index].subtractingReportingOverflow(subtrahend)
      let (second, underAgain) = first.subtractingReportingOverflow(borrow)
      difference.limbs[index] = second
      borrow = under || underAgain ? 1 : 0
    }
    difference.trim()
    return difference
  }

  /// Returns the number to a power of zero or more, by repeated squaring.
  func power(_ exponent: Int) -> WideNatural {
    var result = WideNatural(1)
    var square = self
    var rest = exponent
    while rest > 0 {
      if rest & 1 == 1 { result = result * square }
      rest >>= 1
      if rest > 0 { square = square * square }
    }
    return result
  }

  /// Returns −1, 0 or 1 if `left` is smaller than, equal to or larger than `right`.
  static func order(_ left: WideNatural, _ right: WideNatural) -> Int {
    if left.limbs.count != right.limbs.count { return left.limbs.count < right.limbs.count ? -1 : 1 }
    for (first, second) in zip(left.limbs.reversed(), right.limbs.reversed()) where first != second {
      return first < second ? -1 : 1
    }
    return 0
  }

  /// Removes the highest limbs that are zero.
  private mutating func trim() {
    while limbs.last == 0 { limbs.removeLast() }
  }
}
