/// The members for human readers that the parameters of every request may have. Their values are ignored.
enum RequestComments {
  static let names: Set<String> = ["description", "note"]
}
