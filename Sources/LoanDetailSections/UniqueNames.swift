import DesignSystem

/// Names things that are alike by what they are, and numbers only those that nothing else tells apart.
struct UniqueNames {
  private var used: [String: Int] = [:]

  /// `name` the first time it is asked for, then `name.2`, `name.3` …
  mutating func next(_ name: String) -> ItemID {
    used[name, default: 0] += 1
    let times = used[name, default: 1]
    return ItemID(rawValue: times == 1 ? name : "\(name).\(times)")
  }
}

extension Sequence {
  /// Maps each element with a name of its own, made from what the element is.
  func mapNamed<Result>(_ name: (Element) -> String, _ transform: (ItemID, Element) -> Result) -> [Result] {
    var names = UniqueNames()
    return map { transform(names.next(name($0)), $0) }
  }
}
