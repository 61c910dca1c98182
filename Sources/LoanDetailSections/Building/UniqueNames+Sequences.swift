package import DesignSystem

extension Sequence {
  /// Transforms each element together with a unique id that is made from the element's name.
  package func mapNamed<Result>(_ name: (Element) -> String, _ transform: (ItemID, Element) -> Result) -> [Result] {
    var names = UniqueNames()
    return map { transform(names.next(name($0)), $0) }
  }
}
