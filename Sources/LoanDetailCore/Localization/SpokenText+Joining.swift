package import DesignSystem

extension [SpokenText] {
  /// The texts as one, with their spoken forms.
  package func joined(by separator: String = "") -> SpokenText {
    guard count > 1 else { return first ?? "" }
    return SpokenText(joinedText(by: separator), spoken: joined(by: separator) { $0.spoken })
  }

  /// The texts as one, without their spoken forms.
  package func joinedText(by separator: String = "") -> String { joined(by: separator) { $0.text } }

  private func joined(by separator: String, _ form: (SpokenText) -> String) -> String {
    var joined = ""
    joined.reserveCapacity(reduce(separator.utf8.count * count) { $0 + form($1).utf8.count })
    for index in indices {
      if index > 0 { joined += separator }
      joined += form(self[index])
    }
    return joined
  }
}
