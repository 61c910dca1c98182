extension EveryKind {
  static let fullAsJSON = ""
}
