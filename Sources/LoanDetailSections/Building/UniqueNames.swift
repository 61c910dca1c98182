import DesignSystem

/// Names things that are alike by what they are, and numbers only those that nothing else tells apart.
struct UniqueNames {
  private var used: Set<String> = []

  /// `name` the first time it is asked for, then `name.2`, `name.3` …, passing over names that are taken.
  mutating func next(_ name: String) -> ItemID {
    var unique = name
    var times = 1
    while !used.insert(unique).inserted {
      times += 1
      unique = "\(name).\(times)"
    }
    return ItemID(rawValue: unique)
  }
}

extension Sequence {
  /// Maps each element with a name of its own, made from what the element is.
  func mapNamed<Result>(_ name: (Element) -> String, _ transform: (ItemID, Element) -> Result) -> [Result] {
    var names = UniqueNames()
    return map { transform(names.next(name($0)), $0) }
  }
}
