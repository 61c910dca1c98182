import DesignSystem

/// Makes unique ids from names. Adds a number only if a name occurs more than once.
struct UniqueNames {
  private var used: Set<String> = []

  /// Returns `name` the first time, then `name.2`, `name.3` and so on; skips ids that are already in use.
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
  /// Transforms each element together with a unique id that is made from the element's name.
  func mapNamed<Result>(_ name: (Element) -> String, _ transform: (ItemID, Element) -> Result) -> [Result] {
    var names = UniqueNames()
    return map { transform(names.next(name($0)), $0) }
  }
}
