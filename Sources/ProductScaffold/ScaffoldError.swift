/// The reason why nothing was changed, as a full sentence.
struct ScaffoldError: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
