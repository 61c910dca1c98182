/// Makes unique ids from names. Adds a number only if a name occurs more than once.
///
/// Takes time proportional to the number of names, even if all names are equal.
package struct UniqueNames {
  private var used: Set<String> = []
  /// The last number of each name that occurred more than once. All smaller numbers of the name are in use.
  private var numbers: [String: Int] = [:]

  /// - Parameter used: names that are in use elsewhere.
  package init(besides used: Set<String> = []) { self.used = used }

  /// Returns `name` the first time, then `name.2`, `name.3` and so on; skips ids that are already in use.
  package mutating func next(_ name: String) -> ItemID {
    if used.insert(name).inserted { return ItemID(rawValue: name) }
    var number = numbers[name] ?? 1
    var unique: String
    repeat {
      number += 1
      unique = "\(name).\(number)"
    } while !used.insert(unique).inserted
    numbers[name] = number
    return ItemID(rawValue: unique)
  }
}
