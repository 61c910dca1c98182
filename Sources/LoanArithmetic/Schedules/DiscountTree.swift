/// The discount factors of the periods of a schedule, prepared for sums over many ranges at many rates.
///
/// Calendars repeat, so few sequences of period lengths occur. Blocks of 1, 2, 4 … periods with the same lengths share
/// one node, and a sum evaluates each node once. The time for a sum grows with the number of different nodes, not with
/// the number of periods.
struct DiscountTree {
  /// The length of a period, and whether a growth step of the payment begins with its payment.
  struct Leaf: Hashable {
    let length: Accrual.Length
    let beginsStep: Bool
  }

  /// The product of the discount factors of a block, and the sum of the factors from the start of the block to each
  /// period.
  private struct Discount {
    var product: DoubleDouble
    var sum: DoubleDouble
  }

  /// A block of periods: one period, or two neighbouring blocks of the same size, by their places in ``nodes``.
  private enum Node {
    case leaf(Leaf)
    case pair(Int, Int)
  }

  /// Two neighbouring blocks of the same size, by their places in ``nodes``.
  private struct Pair: Hashable {
    let left, right: Int
  }

  /// For each power of two, the nodes of the complete blocks of that many periods.
  private var levels: [[Int]] = [[]]
  /// The different blocks.
  private var nodes: [Node] = []
  /// The places of the single periods in ``nodes``.
  private var leaves: [Leaf: Int] = [:]
  /// The places of the pairs of blocks in ``nodes``.
  private var pairs: [Pair: Int] = [:]
  /// The values of the nodes in the current sum; `nil` for nodes that it has not needed.
  private var values: [Discount?] = []

  /// The number of periods.
  var count: Int { levels[0].count }

  /// Adds a period at the end.
  mutating func append(_ leaf: Leaf) {
    var node = leaves[leaf] ?? add(.leaf(leaf))
    leaves[leaf] = node
    var level = 0
    levels[0].append(node)
    while levels[level].count.isMultiple(of: 2) {
      let pair = Pair(left: levels[level][levels[level].count - 2], right: node)
      node = pairs[pair] ?? add(.pair(pair.left, pair.right))
      pairs[pair] = node
      level += 1
      if level == levels.count { levels.append([]) }
      levels[level].append(node)
    }
  }

  /// Adds a node and returns its place in ``nodes``.
  private mutating func add(_ node: Node) -> Int {
    nodes.append(node)
    return nodes.count - 1
  }

  /// Returns the period at an index, which must be below ``count``.
  func leaf(at index: Int) -> Leaf? {
    if case .leaf(let leaf) = nodes[levels[0][index]] { leaf } else { nil }
  }

  /// Returns the sum of the discount factors from the start of a range to each of its periods; zero for an empty range.
  ///
  /// - Parameter factor: returns the discount factor of a period at the rate of the sum.
  mutating func sum(
    over range: Range<Int>, factor: (Leaf) throws(LoanArithmeticError) -> DoubleDouble
  ) throws(LoanArithmeticError) -> DoubleDouble {
    values = Array(repeating: nil, count: nodes.count)
    var total = Discount(product: .one, sum: .zero)
    var start = range.lowerBound
    while start < range.upperBound {
      // The largest block that begins here and ends in the range.
      var level = min(start.trailingZeroBitCount, levels.count - 1)
      while start + 1 << level > range.upperBound { level -= 1 }
      total = Self.joined(total, try value(of: levels[level][start >> level], factor))
      start += 1 << level
    }
    return total.sum
  }

  /// Returns the discount of a node, which is calculated once in a sum.
  private mutating func value(
    of node: Int, _ factor: (Leaf) throws(LoanArithmeticError) -> DoubleDouble
  ) throws(LoanArithmeticError) -> Discount {
    if let value = values[node] { return value }
    let value: Discount
    switch nodes[node] {
    case .leaf(let leaf):
      let discount = try factor(leaf)
      value = Discount(product: discount, sum: discount)
    case .pair(let left, let right):
      value = Self.joined(try self.value(of: left, factor), try self.value(of: right, factor))
    }
    values[node] = value
    return value
  }

  /// Returns the discount of two blocks, one after the other.
  private static func joined(_ left: Discount, _ right: Discount) -> Discount {
    Discount(product: left.product * right.product, sum: left.sum + left.product * right.sum)
  }
}
