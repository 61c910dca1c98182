/// Members that the parameters of every request may have for human readers. They are not read.
enum RequestComments {
  static let names: Set<String> = ["description", "note"]
}
