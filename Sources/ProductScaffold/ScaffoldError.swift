/// Why nothing was done, in a full sentence.
struct ScaffoldError: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
