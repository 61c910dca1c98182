import DesignSystem
import LoanDetailJSON

extension ScreenWriter {
  mutating func write(_ amount: Amount) {
    object("amount", amount.id) {
      $0.json.property("label", amount.label)
      $0.write(amount.money, as: "money")
      $0.json.property("caption", amount.caption)
      $0.json.property("tone", amount.tone.rawValue)
      $0.json.property("fact", amount.fact?.rawValue)
      $0.json.property("accessibilityLabel", amount.accessibilityLabel)
    }
  }

  mutating func write(_ row: Row) {
    object("row", row.id) {
      $0.json.property("label", row.label)
      $0.json.key("value")
      $0.write(row.value)
      $0.json.property("caption", row.caption)
      $0.json.property("tone", row.tone.rawValue)
      $0.json.property("fact", row.fact?.rawValue)
      $0.json.property("accessibilityLabel", row.accessibilityLabel)
    }
  }

  mutating func write(_ progress: ProgressBar) {
    object("progress", progress.id) {
      $0.json.property("label", progress.label)
      $0.json.property("permille", progress.permille)
      $0.json.property("text", progress.text)
      $0.json.property("accessibilityLabel", progress.accessibilityLabel)
    }
  }

  mutating func write(_ breakdown: Breakdown) {
    object("breakdown", breakdown.id) {
      $0.json.key("total")
      $0.write(breakdown.total)
      $0.json.property("accessibilityLabel", breakdown.accessibilityLabel)
      $0.array("items", breakdown.parts) { $0.write($1) }
    }
  }

  /// A value: an object with one property that names its type.
  mutating func write(_ value: Value) {
    json.beginObject()
    switch value {
    case .text(let text): json.property("text", text)
    case .money(let money): write(money, as: "money")
    case .date(let date): write(date, as: "date")
    case .percent(let percent):
      json.key("percent")
      json.beginObject()
      json.property("value", percent.value)
      write(percent.text, spoken: percent.spoken)
    }
    json.endObject()
  }

  mutating func write(_ money: MoneyValue, as name: String) {
    json.key(name)
    write(money)
  }

  mutating func write(_ money: MoneyValue) {
    json.beginObject()
    json.property("minorUnits", money.minorUnits)
    json.property("currency", money.currency)
    write(money.text, spoken: money.spoken)
  }

  mutating func write(_ date: DateValue, as name: String) {
    json.key(name)
    json.beginObject()
    json.property("iso", date.iso)
    write(date.text, spoken: date.spoken)
  }

  /// The end of a value's object: how it is shown and how it is said.
  private mutating func write(_ text: String, spoken: String) {
    json.property("text", text)
    if version >= 2 { json.property("spoken", spoken) }
    json.endObject()
  }
}
