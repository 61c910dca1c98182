import DesignSystem

/// A field of a file.
enum CSVField {
  case text(String)
  /// An exact decimal with a point.
  case number(String)

  /// Makes the field of a cell; an empty cell is an empty text.
  init(_ value: Value?) {
    self =
      switch value {
      case .money(let money): .number(money.amount)
      case .percent(let percent): .number(percent.value)
      case .date(let date): .text(date.iso)
      case .text(let text): .text(text)
      case nil: .text("")
      }
  }
}
