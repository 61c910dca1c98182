import DesignSystem
import LoanArithmetic
import LoanDetailJSON
import LoanDetailRendering

extension ConformanceSubject {
  /// Checks that what programs read of a screen has the form that the schema states: currencies, days, moments,
  /// percentages, shares, and short forms.
  ///
  /// It looks at the JSON, where they have one form in all kinds of items.
  func valueFindings() -> [Finding] {
    screens.flatMap { screen in
      JSONRenderer().value(of: screen.document).malformed(in: "").map { item, name, value in
        Finding(
          screen.place,
          "The property `\(name)` of \"\(item)\" is \(value), and the schema allows no such value. Make amounts, days "
            + "and percentages with the context's formatter, shares of 0 to 1000, and short forms of at most "
            + "\(Banner.shortLength) characters.")
      }
    }
  }
}

extension JSONValue {
  /// The members, at any depth, that have another form than the schema's, each with the id of its item or part.
  ///
  /// - Parameter item: the id of the item or part around this value.
  fileprivate func malformed(in item: String) -> [(item: String, name: String, value: String)] {
    let item = self["id"]?.text ?? item
    return members.filter { !isWellFormed($0) }.map { (item, $0.name, $0.value.written) }
      + (members.map(\.value) + elements).flatMap { $0.malformed(in: item) }
  }

  /// Whether a member of this object has the form that the schema gives to members of objects of this kind.
  private func isWellFormed(_ member: Member) -> Bool {
    switch (self["kind"]?.text, member.name, member.value) {
    case ("money", "currency", .string(let code)), ("chart", "currency", .string(let code)),
      ("moneyField", "currency", .string(let code)):
      code.utf8.count == 3 && code.utf8.allSatisfy { 0x41...0x5A ~= $0 }
    case ("date", "iso", .string(let day)): CalendarDate(day) != nil
    case ("moment", "iso", .string(let moment)):
      CalendarDate(String(moment.prefix(10))) != nil && moment.dropFirst(10).wholeMatch(of: Self.timeOfMoment) != nil
    case ("percent", "value", .string(let number)): ExactDecimal(plain: Array(number.utf8).span) != nil
    case ("progress", "permille", .number(let share)): Int(share).map { 0...1000 ~= $0 } ?? false
    case ("status", "short", .string(let text)), ("banner", "short", .string(let text)): Banner.isShort(text)
    default: true
    }
  }

  private static var timeOfMoment: Regex<Substring> { /T[0-9]{2}:[0-9]{2}:[0-9]{2}(?:Z|[+-][0-9]{2}:[0-9]{2})/ }

  /// A string in quotes, or a number.
  private var written: String {
    if case .number(let digits) = self { digits } else { "\"\(text ?? "")\"" }
  }
}
