import LoanDetailJSON

extension SchemaComparator {
  /// Compares minimum, maximum, pattern and the other constraints of a type.
  mutating func compareLimits(_ old: SchemaNode, _ new: SchemaNode) {
    for keyword in SchemaKeywords.lowerLimits { compareLimit(keyword, old, new) { $0 < $1 } }
    for keyword in SchemaKeywords.upperLimits { compareLimit(keyword, old, new) { $0 > $1 } }
    for keyword in SchemaKeywords.opaqueConstraints where old[keyword] != new[keyword] {
      if old[keyword] == nil {
        addNarrowing(new.place, Self.sentence(keyword, nil, new[keyword]))
      } else if new[keyword] == nil {
        addWidening(new.place, Self.sentence(keyword, old[keyword], nil))
      } else {
        let sentence = Self.sentence(keyword, old[keyword], new[keyword]).dropLast()
        add(.breaking, new.place, "\(sentence); which of them allows more cannot be judged.")
      }
    }
    let wasUnique = old["uniqueItems"] == .bool(true)
    let isUnique = new["uniqueItems"] == .bool(true)
    if wasUnique != isUnique {
      let message = Self.sentence("uniqueItems", .bool(wasUnique), .bool(isUnique))
      if isUnique { addNarrowing(new.place, message) } else { addWidening(new.place, message) }
    }
  }

  /// Compares one limit. `allowsMore` tells whether the first of two limits allows more than the second.
  private mutating func compareLimit(
    _ keyword: String, _ old: SchemaNode, _ new: SchemaNode, allowsMore: (DecimalNumber, DecimalNumber) -> Bool
  ) {
    let (oldValue, newValue) = (old.limit(keyword), new.limit(keyword))
    guard oldValue != newValue else { return }
    let message = Self.sentence(keyword, oldValue, newValue)
    switch (oldValue, newValue) {
    case (.number(let oldDigits)?, .number(let newDigits)?):
      guard let oldLimit = DecimalNumber(oldDigits), let newLimit = DecimalNumber(newDigits) else {
        return addUnjudged(keyword, oldValue, newValue, at: new.place)
      }
      if oldLimit == newLimit { return }
      if allowsMore(newLimit, oldLimit) { addWidening(new.place, message) } else { addNarrowing(new.place, message) }
    case (_, nil): addWidening(new.place, message)
    default: addNarrowing(new.place, message)
    }
  }
}

extension SchemaNode {
  /// Returns a limit; `nil` if it has no effect, because a count is never below 0.
  fileprivate func limit(_ keyword: String) -> JSONValue? {
    let isCount = ["minLength", "minItems", "minProperties"].contains(keyword)
    return isCount && self[keyword] == .number("0") ? nil : self[keyword]
  }
}
